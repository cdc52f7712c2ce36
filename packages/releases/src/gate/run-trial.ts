import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ReleaseSource } from '@kaadu/federation/release';
import * as z from 'zod';
import { readBuilt } from '../publish/built-release';
import { messageOf } from '../store/errors';
import { openStore } from '../store/open-store';
import type { Trial } from './trial';

const TrialJob = z.object({
  module: z.string(),
  folder: z.string(),
  store: z.string(),
  root: z.string(),
  candidate: z.object({ name: z.string(), version: z.string() }),
  versions: z.record(z.string(), z.string()),
});
export type TrialJob = z.infer<typeof TrialJob>;
const TrialModule = z.object({
  trial: z.custom<Trial>((value) => typeof value === 'function', 'must be a function named trial'),
});

/** Reads a job from standard input and carries it out; what it throws goes to standard error, with exit code 1. */
async function main(): Promise<void> {
  const { module, folder, store, root, candidate, versions } = TrialJob.parse(
    JSON.parse(await text(process.stdin)),
  );
  const built = await readBuilt(folder);
  const published = await openStore(store, root);
  const isCandidate = (name: string, version: string) =>
    name === candidate.name && version === candidate.version;
  const source: ReleaseSource = {
    readRelease: async (name, version) =>
      isCandidate(name, version) ? built.release : published.readRelease(name, version),
    readFile: async (name, version, path) =>
      isCandidate(name, version) ? built.read(path) : published.readFile(name, version, path),
  };
  const { trial } = TrialModule.parse(await import(pathToFileURL(module).href));
  await trial({ candidate, versions, source });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
