import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeFlags } from '../../../scripts/site/processes/node-flags';
import { root } from '../../../e2e/environment';
import { buildFixture, buildReplacement } from '../../../e2e/support/releases/build-fixture';
import type { CopiedStore } from '../../../e2e/support/releases/releases';
import { startShell } from '../../../e2e/support/processes/shell';
import { publishCandidate } from '../../isolation/publish-candidate';
import { nextPort } from '../../support/shells';
import type { Subject } from '../monolith/start-monolith';

const version = '1.0.0';
const parts = ['header', 'content', 'footer'];

/** Starts a shell with one render worker and the three parts of the small page as releases. */
export async function startSmallSite(): Promise<Subject> {
  const { url, pid, stop } = await startShell({
    name: 'small-page',
    port: nextPort(),
    prepare: publishParts,
    env: { LOG_LEVEL: 'warn', WORKERS: '1' },
  });
  return { origin: url.replace('localhost', '127.0.0.1'), pid, stop };
}

async function publishParts(copy: CopiedStore & { readonly versions: Readonly<Record<string, string>> }) {
  const { store, channel, versions } = copy;
  const live = (remote: string) => store.readRelease(remote, versions[remote] ?? '');
  const builds = [
    await buildReplacement(await live('header'), 'small-page/header'),
    await buildReplacement(await live('content'), 'small-page/content'),
    await buildFixture('footer', { './footer': 'small-page/footer', './floating': 'small-page/floating' }),
  ];
  for (const built of builds) await publishCandidate(copy, {}, built, version);
  const remotes = Object.fromEntries(parts.map((name) => [name, { stable: version }]));
  const { revision } = await store.readChannel(channel);
  await store.moveChannel(channel, revision, { remotes, by: 'bench', reason: 'a small page' });
}

/** Starts plain React, which renders the same parts. */
export async function startPlainReact(): Promise<Subject> {
  const port = nextPort();
  const child = fork(join(import.meta.dirname, 'plain-react.tsx'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    },
    execArgv: [...nodeFlags, '--import', 'tsx'],
  });
  await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
