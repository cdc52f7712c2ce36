import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { ReleaseSource } from '@kaadu/federation/release';
import * as z from 'zod';
import { readBuilt } from '../publish/built-release';
import { readThroughService } from '../service/read-through-service';
import { messageOf } from '../store/errors';
import { openStore } from '../store/open-store';
import { TrialImpossible, type Trial, type TrialContext } from './trial';
import { TrialJob, type TrialMessage } from './trial-job';

const isTrial = (value: unknown): value is Trial => typeof value === 'function';
const TrialModule = z.object({
  trial: z.custom<Trial>(isTrial, 'must be a function named trial'),
  smoke: z.custom<Trial>(isTrial, 'must be a function named smoke').optional(),
});

/** Reads a job from standard input, carries it out, and tells its parent what came of each part. */
async function main(): Promise<void> {
  const job = TrialJob.parse(JSON.parse(await text(process.stdin)));
  const ends: (() => Promise<unknown>)[] = [];
  const context: TrialContext = {
    candidate: job.candidate,
    versions: job.versions,
    source: await sourceOf(job),
    note: (note) => tell({ note }),
    onEnd: (stop) => ends.push(stop),
  };
  try {
    const loaded: unknown = await import(pathToFileURL(job.module).href);
    const { trial, smoke } = TrialModule.parse(loaded);
    const passed = await attempt('trial', () => trial(context));
    if (!passed || !job.smoke) return;
    if (smoke) await attempt('smoke', () => smoke(context));
    else tell({ part: 'smoke', outcome: 'passed' });
  } finally {
    await Promise.allSettled(ends.map((stop) => stop()));
  }
}

async function attempt(part: 'trial' | 'smoke', work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    tell({ part, outcome: 'passed' });
    return true;
  } catch (error) {
    const outcome = error instanceof TrialImpossible ? 'impossible' : 'failed';
    tell({ part, outcome, reason: messageOf(error) });
    return false;
  }
}

function tell(message: TrialMessage): void {
  process.send?.(message);
}

async function sourceOf({ folder, published, root, candidate }: TrialJob): Promise<ReleaseSource> {
  const built = await readBuilt(folder);
  const others =
    'store' in published ? await openStore(published.store, root) : readThroughService(published.service);
  const isCandidate = (name: string, version: string) =>
    name === candidate.name && version === candidate.version;
  return {
    readRelease: async (name, version) =>
      isCandidate(name, version) ? built.release : others.readRelease(name, version),
    readFile: async (name, version, path) =>
      isCandidate(name, version) ? built.read(path) : others.readFile(name, version, path),
  };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
