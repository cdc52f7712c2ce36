import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShell, watchRelease, type RemoteDefinition } from '@kaadu/federation/build';
import { createFolderStore, promote } from '@kaadu/releases';
import { readDefinition, readProject, remoteFolder } from '@kaadu/releases/project';
import shell from '../shell/rspack.config';
import { buildSite } from './site/build-site';
import { readSiteEnv } from './site/env';
import { requireFreePort, requireWritableFolder } from './site/preflight';
import { publishBuilt } from './site/publish-built';
import { exitWith, shutdownSignal } from './site/shutdown';
import { runSite } from './site/run-site';

const root = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The remotes to build from source: those named by `--only`, or all. */
async function remotesFromSource(): Promise<string[]> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const all = Object.keys((await readProject(root)).remotes);
  const only = values.only ?? all;
  await Promise.all(only.map((remote) => remoteFolder(root, remote)));
  return only;
}

/** `pnpm dev`: the site with remotes from source, hot-reloaded; with `--only header` the others come from their releases. */
async function main(): Promise<number> {
  const env = { ...readSiteEnv(root), verbose: Boolean(process.env['VERBOSE']) };
  const only = await remotesFromSource();
  await requireWritableFolder(env.dataDir);
  await requireFreePort(env.apiPort, 'API_PORT');
  await requireFreePort(env.port, 'PORT');
  await buildSite({ root, ...env, onStep: (step) => print(`  ${step} …`) });
  await buildShell(shell, 'development');

  const store = createFolderStore(env.store);
  const channel = 'development';
  const { remotes } = await store.readChannel(env.channel);
  const { revision } = await store.readChannel(channel);
  await store.moveChannel(channel, revision, {
    remotes,
    by: 'dev',
    reason: 'start of a development session',
  });

  const watch = (definition: RemoteDefinition) =>
    new Promise<() => void>((resolve) => {
      const startedAt = performance.now();
      const stop = watchRelease(
        definition,
        { version: '0.0.0', gitSha: null, contract: 'development' },
        {
          onRelease: async (release, folder) => {
            const origin = { channel, by: 'dev', note: 'source changed' };
            await publishBuilt(store, { root, ...env }, { folder, ...origin });
            await promote(store, definition.name, release.version, {
              channel,
              by: 'dev',
              reason: 'source changed',
            });
            print(
              `  ${definition.name} ${release.version} (${Math.round(performance.now() - startedAt)} ms since start)`,
            );
            resolve(stop);
          },
          onError: (message) => {
            print(message);
            resolve(stop);
          },
        },
      );
    });
  const stops: (() => void)[] = [];
  for (const remote of only) stops.push(await watch(await readDefinition(await remoteFolder(root, remote))));

  const site = await runSite(
    root,
    env,
    { NODE_ENV: 'development', RELEASE_CHANNEL: channel },
    shutdownSignal,
  );
  print(`${site.siteUrl} serves ${only.join(', ')} from source and reloads on save. Ctrl-C stops it.`);
  const code = await site.ended;
  for (const stop of stops) stop();
  await site.stop();
  return shutdownSignal.aborted ? 0 : code;
}

exitWith(main());
