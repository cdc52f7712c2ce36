import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProject } from '@kaadu/release-core/project';
import { buildShellIfChanged } from './builds/build-site';
import {
  describeDifferences,
  differencesOf,
  isUnused,
  releaseFirst,
  serveSources,
} from './builds/choose-releases';
import { readSiteEnv } from './env';
import type { Prepared } from './run-preparation';
import { exitWith, unlessStopped } from './processes/shutdown';
import { buildSource, buildSources, type SourceBuild } from './builds/source-builds';

/*
 * The builds before `npm start`, in a child process: the bundler uses hundreds of megabytes, which are free
 * again when it exits.
 */
const root = join(import.meta.dirname, '..', '..');
const print = (line: string) => process.stdout.write(`${line}\n`);
const onStep = (step: string) => print(`  ${step} …`);

/**
 * Decides what the site serves: the released versions, or with `--sources` those of this checkout.
 * @returns the channel to follow
 */
async function chooseChannel(fromSources: boolean): Promise<string> {
  const env = readSiteEnv(root);
  const places = { root, ...env };
  const options = { ...places, onStep };
  if (await isUnused(env)) {
    await releaseFirst(places, await buildSources(options));
    return env.channel;
  }
  if (fromSources) return serveSources(places, await buildSources(options));
  const builds = new Map<string, SourceBuild | undefined>();
  for (const remote of Object.keys((await readProject(root)).remotes))
    // Sources that do not compile cannot be served; their released versions can.
    builds.set(remote, await buildSource(options, remote).catch(() => undefined));
  for (const line of describeDifferences(await differencesOf(env, builds))) print(`  ${line}`);
  return env.channel;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { sources: { type: 'boolean', default: false } } });
  await unlessStopped(buildShellIfChanged(root, onStep));
  const prepared: Prepared = { channel: await unlessStopped(chooseChannel(values.sources)) };
  await new Promise((resolve) => process.send?.(prepared, resolve));
  return 0;
}

exitWith(main());
