import { text } from 'node:stream/consumers';
import { messageOf, type ReleaseSource } from '@kaadu/federation/release';
import { readBuilt } from '@kaadu/release-core';
import * as z from 'zod';
import { openReleaseSource } from '../control/release-location';
import { importSiteModule } from '../import-site-module';
import { TrialUnavailable, type Trial, type TrialContext } from './trial';
import { TrialJob, type TrialMessage } from './trial-job';

const isTrial = (value: unknown): value is Trial => typeof value === 'function';
const TrialModule = z.object({
  trial: z.custom<Trial>(isTrial, 'must be a function named trial'),
  smoke: z.custom<Trial>(isTrial, 'must be a function named smoke').optional(),
});

/** Runs the smoke-test process: reads a job from standard input, runs it and sends each outcome to its parent. */
async function main(): Promise<void> {
  const job = TrialJob.parse(JSON.parse(await text(process.stdin)));
  const cleanups: (() => Promise<unknown>)[] = [];
  const cleanUp = () => Promise.allSettled(cleanups.map((stop) => stop()));
  // The smoke test has been cancelled.
  process.once('SIGTERM', () => void cleanUp().then(() => process.exit(1)));
  const context: TrialContext = {
    candidate: job.candidate,
    versions: job.versions,
    current: job.current,
    opensBrowser: job.smoke,
    source: await openSource(job),
    note: (note) => send({ note }),
    onEnd: (stop) => cleanups.push(stop),
  };
  try {
    const { trial, smoke } = TrialModule.parse(await importSiteModule(job.module));
    const passed = await runPart('trial', () => trial(context));
    if (!passed || !job.smoke) return;
    if (smoke) await runPart('smoke', () => smoke(context));
    else send({ part: 'smoke', outcome: 'passed' });
  } finally {
    await cleanUp();
  }
}

async function runPart(part: 'trial' | 'smoke', work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    send({ part, outcome: 'passed' });
    return true;
  } catch (error) {
    const outcome = error instanceof TrialUnavailable ? 'unavailable' : 'failed';
    send({ part, outcome, reason: messageOf(error) });
    return false;
  }
}

function send(message: TrialMessage): void {
  process.send?.(message);
}

/** Creates a source that reads the candidate from its build and everything else from its published location. */
async function openSource({ folder, location, root, candidate }: TrialJob): Promise<ReleaseSource> {
  const built = await readBuilt(folder);
  const others = await openReleaseSource(location, root);
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
