import type { PoolMember } from '../pool/pool-member';
import { threadWaitedMs } from './thread-clock';
import type { LoadedVersion } from './version-registry';
import { WorkerStopped } from '../pool/stopped-worker';
import type { WorkerThread } from './worker-thread';

/** A task that shows whether a version can be used. */
export interface Trial {
  readonly task: string;
  readonly input: unknown;
  /** Milliseconds that evaluation and task may take each, waiting included, but not waiting for a CPU of a busy machine. */
  readonly timeoutMs: number;
}

/** A step took too long. */
class TrialTimeout extends Error {}

/**
 * Evaluates a version in a worker and runs a trial of it there.
 * @returns what is wrong with it; `interrupted` when the worker stopped, or hung, for another version's sake
 */
export async function smokeTestVersion(
  member: PoolMember,
  version: LoadedVersion,
  trial: Trial,
): Promise<'passed' | 'interrupted' | Error> {
  member.trials.add(version.index);
  try {
    await member.thread.ready.catch(() => undefined);
    // A worker that could not even start says nothing about the version.
    if (member.thread.stopped) return 'interrupted';
    await runSteps(member, version, trial);
    const fault = member.faults.get(version.index);
    return fault ? new Error(`it does not catch an error: ${fault.message}`) : 'passed';
  } catch (error) {
    if (error instanceof WorkerStopped) return verdictOnStop(member, version);
    if (!(error instanceof TrialTimeout) || (await member.thread.responds()))
      return error instanceof Error ? error : new Error(String(error));
    // Somebody's code does not come back: the watchdog will say whose.
    await Promise.race([member.thread.ended, new Promise((resolve) => setTimeout(resolve, hangMs))]);
    return verdictOnStop(member, version);
  } finally {
    member.trials.delete(version.index);
  }
}

/** Milliseconds after which a worker that does not respond is given up on: the watchdog needs less on any machine. */
const hangMs = 10_000;

async function runSteps(
  member: PoolMember,
  version: LoadedVersion,
  { task, input, timeoutMs }: Trial,
): Promise<void> {
  const { thread } = member;
  await within(thread, timeoutMs, 'its evaluation', member.load(version));
  await within(thread, timeoutMs, 'its trial render', thread.run(task, input));
}

/** Milliseconds between two looks at what a worker's thread has had. */
const lookMs = 100;
/** On a machine that is too busy for anything a trial ends after this many times its limit. */
const busyFactor = 10;

/** Waits for work of a worker until its thread has had so much time. @throws TrialTimeout */
async function within(
  { activity }: WorkerThread,
  limitMs: number,
  what: string,
  work: Promise<unknown>,
): Promise<void> {
  const waitedBefore = threadWaitedMs(activity.thread);
  let timer: NodeJS.Timeout | undefined;
  let looks = 0;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      // Counted, not timed, as by the watchdog: this thread may have to wait too.
      looks += 1;
      const had = looks * lookMs - (threadWaitedMs(activity.thread) - waitedBefore);
      if (had >= limitMs || looks * lookMs >= busyFactor * limitMs)
        reject(new TrialTimeout(`${what} never finishes (${limitMs / 1000} s)`));
    }, lookMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}

/** Whether a worker stopped because of this version: its code ran, or nothing else can have. */
function verdictOnStop({ stop, trials }: PoolMember, { index }: LoadedVersion): 'interrupted' | Error {
  if (!stop || stop.cause === 'closed') return 'interrupted';
  const isCulprit = stop.index === index || (stop.index === 0 && trials.size === 1);
  return isCulprit ? new Error(stop.message) : 'interrupted';
}
