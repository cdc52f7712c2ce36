import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShell, type RemoteDefinition } from '@kaadu/federation-build';
import { describeFailedBuild, readDefinition, watchRemote } from '@kaadu/release-cli/project';
import {
  developmentChannel,
  openDevelopmentChannel,
  type ReleaseStore,
  removeDevelopmentChannel,
} from '@kaadu/release-core';
import { readProject, remoteFolder } from '@kaadu/release-core/project';
import shell from '../../shell/rspack.config';
import type { FinishedBuild } from '../../shell/src/app/development-problem';
import { printProblems, reportBuild } from '../dev/shell-problems';
import { isUnused, releaseFirst } from '../site/builds/choose-releases';
import { readSiteEnv, type SiteEnv } from '../site/env';
import { requireFreePorts, requireWritableFolder } from '../site/preflight';
import { publishBuilt } from '../site/builds/publish-built';
import { runSite } from '../site/run-site';
import { exitWith, shutdownSignal, stopRequested, unlessStopped } from '../site/processes/shutdown';
import { buildSources } from '../site/builds/source-builds';

const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);

const siteUrlOf = ({ port }: Pick<SiteEnv, 'port'>) => `http://localhost:${port}`;

/** Returns the remotes to build from source: those named by `--only`, or all. */
async function remotesFromSource(all: readonly string[]): Promise<readonly string[]> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only ?? all;
  await Promise.all(only.map((remote) => remoteFolder(root, remote)));
  return only;
}

/** Failed builds without a later successful one. */
const failed = new Map<string, FinishedBuild>();

/** Serves every build of a remote. Resolves after the first one with a function that stops it. */
function watchSources(env: SiteEnv, store: ReleaseStore, definition: RemoteDefinition): Promise<() => void> {
  const startedAt = performance.now();
  const { name: remote, root: folder } = definition;
  return watchRemote({
    store,
    definition,
    publish: (built, origin) => publishBuilt(store, { root, ...env }, { folder: built, ...origin }),
    async onBuilt() {
      failed.delete(remote);
      await reportBuild(siteUrlOf(env), { remote });
    },
    onServed(version) {
      const elapsedMs = Math.round(performance.now() - startedAt);
      print(`  ${remote} ${version} (${elapsedMs} ms since start)`);
    },
    onError(message) {
      print(message);
      const { message: fault, location } = describeFailedBuild(remote, folder, message);
      const build = { remote, fault, location };
      failed.set(remote, build);
      void reportBuild(siteUrlOf(env), build);
    },
  });
}

/**
 * `npm run dev`: the site with remotes from source and hot reload. With `--only header`, the other remotes
 * are the released ones.
 */
async function main(): Promise<number> {
  const env = { ...readSiteEnv(root), verbose: Boolean(process.env['VERBOSE']) };
  const all = Object.keys((await readProject(root)).remotes);
  const only = await remotesFromSource(all);
  await requireWritableFolder(env.dataDir);
  await requireFreePorts(env);
  const places = { root, ...env };
  if (only.length < all.length && (await isUnused(env))) {
    const builds = buildSources({ ...places, onStep: (step) => print(`  ${step} …`) });
    await releaseFirst(places, await unlessStopped(builds));
  }
  await unlessStopped(buildShell(shell, 'development'));

  const store = await openDevelopmentChannel(env.store, env.channel);
  const stops: (() => void)[] = [];
  for (const remote of only)
    stops.push(await watchSources(env, store, await readDefinition(await remoteFolder(root, remote))));

  const extra = { NODE_ENV: 'development', RELEASE_CHANNEL: developmentChannel };
  const site = await runSite({ root, env, extra, signal: shutdownSignal, onEvent: print });
  print(`${site.siteUrl} serves ${only.join(', ')} from source and reloads on save. Ctrl-C stops it.`);
  for (const build of failed.values()) await reportBuild(site.siteUrl, build);
  const closing = new AbortController();
  void printProblems(site.siteUrl, print, closing.signal);
  await stopRequested();
  closing.abort();
  for (const stop of stops) stop();
  await site.stop();
  await removeDevelopmentChannel(env.store);
  return 0;
}

exitWith(main());
