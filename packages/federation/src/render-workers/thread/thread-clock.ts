import { closeSync, openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/**
 * CPU time of single threads, from `/proc` (Linux; https://docs.kernel.org/scheduler/sched-stats.html). It tells code that
 * is busy from code that waits for its turn on a busy machine, which a clock on the wall cannot.
 */

/** The operating system's id of the thread that calls; 0 where that is not known. */
export function currentThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Milliseconds of CPU that a thread of this process has used; undefined when that is not known. */
export function threadCpuMs(thread: number): number | undefined {
  const schedstat = schedstatOf(thread);
  return schedstat === undefined ? undefined : millisecondsOf(schedstat);
}

/** Milliseconds that a thread of this process was ready to run, but no CPU was free; 0 when that is not known. */
export function threadWaitedMs(thread: number): number {
  const [, waited = '0'] = schedstatOf(thread)?.split(' ') ?? [];
  return millisecondsOf(waited);
}

function schedstatOf(thread: number): string | undefined {
  if (thread === 0) return undefined;
  try {
    return readFileSync(`/proc/self/task/${thread}/schedstat`, 'latin1');
  } catch {
    return undefined;
  }
}

/** A clock of the CPU time of the thread that calls, cheap to read; wall time where that is not known. */
export function createThreadClock(): { now(): number; close(): void } {
  try {
    const file = openSync('/proc/thread-self/schedstat', 'r');
    const buffer = Buffer.alloc(96);
    const now = () =>
      millisecondsOf(buffer.toString('latin1', 0, readSync(file, buffer, 0, buffer.length, 0)));
    return { now, close: () => closeSync(file) };
  } catch {
    return { now: () => performance.now(), close: () => undefined };
  }
}

/** The first number of a text, which is in nanoseconds; in the file it is the time on a CPU. */
function millisecondsOf(text: string): number {
  return Number.parseInt(text, 10) / 1e6;
}
