import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProject } from '@kaadu/releases/project';
import { buildShellIfChanged } from './site/build-site';
import {
  describeDifferences,
  differencesOf,
  isUnused,
  releaseFirst,
  serveSources,
} from './site/choose-releases';
import { removeDevelopmentChannel } from './site/development-channel';
import { readSiteEnv, type SiteEnv } from './site/env';
import { openLogFile } from './site/log-file';
import { requireFreePorts, requireWritableFolder } from './site/preflight';
import { runSite } from './site/run-site';
import { exitWith, shutdownSignal, stopRequested, unlessStopped } from './site/shutdown';
import { buildSource, buildSources, type SourceBuild } from './site/source-builds';
import { warmImages } from './site/warm-images';

const root = join(import.meta.dirname, '..');
const print = (line: string) => process.stdout.write(`${line}\n`);
const onStep = (step: string) => print(`  ${step} …`);

/** Decides what the site serves: what is released, or with `--sources` what lies here. @returns the channel to follow */
async function chooseChannel(env: SiteEnv, fromSources: boolean): Promise<string> {
  const places = { root, ...env };
  const options = { ...places, onStep };
  if (await isUnused(env)) {
    await releaseFirst(places, await buildSources(options));
    return env.channel;
  }
  if (fromSources) return serveSources(places, await buildSources(options));
  const builds = new Map<string, SourceBuild | undefined>();
  for (const remote of Object.keys((await readProject(root)).remotes))
    // What does not compile cannot be served, but what is released can.
    builds.set(remote, await buildSource(options, remote).catch(() => undefined));
  for (const line of describeDifferences(await differencesOf(env, builds))) print(`  ${line}`);
  return env.channel;
}

/** `npm start`: the whole site on this machine, with the remotes that are released, or with `--sources` those that lie here. */
async function main(): Promise<number> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { sources: { type: 'boolean', default: false } } });
  const env = readSiteEnv(root);
  await requireWritableFolder(env.dataDir);
  await requireFreePorts(env);
  await unlessStopped(buildShellIfChanged(root, onStep));
  const channel = await unlessStopped(chooseChannel(env, values.sources));
  print('  starting the payment sandbox, the API and the shell …');
  const logFile = openLogFile(join(env.dataDir, 'logs'));
  print(`  their log is ${logFile.path}`);
  const onEvent = (line: string) => {
    print(line);
    logFile.line(line);
  };
  const extra = { RELEASE_CHANNEL: channel };
  const site = await runSite({ root, env, extra, signal: shutdownSignal, logFile, onEvent });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  print(
    `Kaadu Trails is at ${site.siteUrl}, its API at ${site.apiUrl} (ready after ${seconds} s; Ctrl-C stops them).`,
  );
  const encoder = warmImages(root, env, site);
  await stopRequested();
  await Promise.all([encoder.stop(), site.stop()]);
  if (values.sources) await removeDevelopmentChannel(env.store);
  return 0;
}

exitWith(main());
