import type { PoolMember } from '../pool/pool-member';
import { threadWaitedMs } from './thread-clock';
import type { LoadedVersion } from './version-registry';
import { WorkerStopped } from '../pool/stopped-worker';
import type { WorkerThread } from './worker-thread';

/** Task that shows whether a version can be used. */
export interface SmokeTest {
  readonly task: string;
  readonly input: unknown;
  /**
   * Timeout of evaluation and of the task, in milliseconds. Waiting counts, except for a CPU of a busy
   * machine.
   */
  readonly timeoutMs: number;
}

/** Thrown when a step took too long. */
class SmokeTestTimeout extends Error {}

/**
 * Evaluates a version in a worker and runs its smoke test there.
 * @returns the fault of the version; `interrupted` when another version stopped or blocked the worker
 */
export async function smokeTestVersion(
  member: PoolMember,
  version: LoadedVersion,
  test: SmokeTest,
): Promise<'passed' | 'interrupted' | Error> {
  member.smokeTests.add(version.index);
  try {
    await member.thread.ready.catch(() => undefined);
    // A worker that could not even start says nothing about the version.
    if (member.thread.stopped) return 'interrupted';
    await runSteps(member, version, test);
    const fault = member.faults.get(version.index);
    return fault ? new Error(`it does not catch an error: ${fault.message}`) : 'passed';
  } catch (error) {
    if (error instanceof WorkerStopped) return verdictOnStop(member, version);
    if (!(error instanceof SmokeTestTimeout) || (await member.thread.responds()))
      return error instanceof Error ? error : new Error(String(error));
    // Some version's code does not return; the watchdog finds out which.
    await Promise.race([member.thread.ended, new Promise((resolve) => setTimeout(resolve, hangMs))]);
    return verdictOnStop(member, version);
  } finally {
    member.smokeTests.delete(version.index);
  }
}

/** Milliseconds after which an unresponsive worker is given up. The watchdog needs less on any machine. */
const hangMs = 10_000;

async function runSteps(
  member: PoolMember,
  version: LoadedVersion,
  { task, input, timeoutMs }: SmokeTest,
): Promise<void> {
  const { thread } = member;
  await within(thread, timeoutMs, 'its evaluation', member.load(version));
  await within(thread, timeoutMs, 'its smoke test', thread.run(task, input));
}

/** Interval of the checks of a thread's progress, in milliseconds. */
const checkMs = 100;
/** Factor on the timeout after which a smoke test ends even on an overloaded machine. */
const busyFactor = 10;

/** Waits for work of a worker until its thread has had this much time. @throws SmokeTestTimeout */
async function within(
  { activity }: WorkerThread,
  limitMs: number,
  what: string,
  work: Promise<unknown>,
): Promise<void> {
  const waitedBefore = threadWaitedMs(activity.thread);
  let timer: NodeJS.Timeout | undefined;
  let checks = 0;
  const timeout = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      // Counted rather than timed, as in the watchdog: this thread may have to wait too.
      checks += 1;
      const had = checks * checkMs - (threadWaitedMs(activity.thread) - waitedBefore);
      if (had >= limitMs || checks * checkMs >= busyFactor * limitMs)
        reject(new SmokeTestTimeout(`${what} never finishes (${limitMs / 1000} s)`));
    }, checkMs);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearInterval(timer);
  }
}

/** Decides whether a worker stopped because of this version: its code ran, or no other version's can have. */
function verdictOnStop({ stop, smokeTests }: PoolMember, { index }: LoadedVersion): 'interrupted' | Error {
  if (!stop || stop.cause === 'closed') return 'interrupted';
  const isCulprit = stop.index === index || (stop.index === 0 && smokeTests.size === 1);
  return isCulprit ? new Error(stop.message) : 'interrupted';
}
