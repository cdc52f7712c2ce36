import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShell, watchRelease, type RemoteDefinition } from '@kaadu/federation/build';
import { createFolderStore, promote, type ReleaseStore } from '@kaadu/releases';
import { readDefinition, readProject, remoteFolder } from '@kaadu/releases/project';
import shell from '../shell/rspack.config';
import { buildSite } from './site/build-site';
import { readSiteEnv, type SiteEnv } from './site/env';
import { requireFreePort, requireWritableFolder } from './site/preflight';
import { publishBuilt } from './site/publish-built';
import { exitWith, shutdownSignal, stopRequested, unlessStopped } from './site/shutdown';
import { runSite } from './site/run-site';

const root = join(import.meta.dirname, '..');
const channel = 'development';
const by = 'dev';
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The remotes to build from source: those named by `--only`, or all. */
async function remotesFromSource(): Promise<string[]> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const all = Object.keys((await readProject(root)).remotes);
  const only = values.only ?? all;
  await Promise.all(only.map((remote) => remoteFolder(root, remote)));
  return only;
}

/** Publishes and promotes a remote on every change of its sources. Resolves after the first build with what stops it. */
function watchRemote(env: SiteEnv, store: ReleaseStore, definition: RemoteDefinition): Promise<() => void> {
  const startedAt = performance.now();
  const identity = { version: '0.0.0', gitSha: null, contract: 'development' };
  const reason = 'source changed';
  return new Promise((resolve) => {
    const stop = watchRelease(definition, identity, {
      async onRelease({ version }, folder) {
        await publishBuilt(store, { root, ...env }, { folder, channel, by, note: reason });
        await promote(store, definition.name, version, { channel, by, reason });
        const elapsedMs = Math.round(performance.now() - startedAt);
        print(`  ${definition.name} ${version} (${elapsedMs} ms since start)`);
        resolve(stop);
      },
      onError(message) {
        print(message);
        resolve(stop);
      },
    });
  });
}

/** `pnpm dev`: the site with remotes from source, hot-reloaded; with `--only header` the others come from their releases. */
async function main(): Promise<number> {
  const env = { ...readSiteEnv(root), verbose: Boolean(process.env['VERBOSE']) };
  const only = await remotesFromSource();
  await requireWritableFolder(env.dataDir);
  await requireFreePort(env.apiPort, 'API_PORT');
  await requireFreePort(env.port, 'PORT');
  if (env.sandboxPort !== undefined) await requireFreePort(env.sandboxPort, 'PAYMENT_SANDBOX_PORT');
  await unlessStopped(buildSite({ root, ...env, onStep: (step) => print(`  ${step} …`) }));
  await buildShell(shell, 'development');

  const store = createFolderStore(env.store);
  const { remotes } = await store.readChannel(env.channel);
  const { revision } = await store.readChannel(channel);
  await store.moveChannel(channel, revision, { remotes, by, reason: 'start of a development session' });
  const stops: (() => void)[] = [];
  for (const remote of only)
    stops.push(await watchRemote(env, store, await readDefinition(await remoteFolder(root, remote))));

  const extra = { NODE_ENV: 'development', RELEASE_CHANNEL: channel };
  const site = await runSite({ root, env, extra, signal: shutdownSignal, onEvent: print });
  print(`${site.siteUrl} serves ${only.join(', ')} from source and reloads on save. Ctrl-C stops it.`);
  await stopRequested();
  for (const stop of stops) stop();
  await site.stop();
  return 0;
}

exitWith(main());
