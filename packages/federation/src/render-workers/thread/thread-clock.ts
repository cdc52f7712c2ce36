import { closeSync, openSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/**
 * CPU time of single threads, from `/proc` (Linux; https://docs.kernel.org/scheduler/sched-stats.html). It
 * distinguishes busy code from code that waits for a CPU, which a wall clock cannot.
 */

/** Returns the operating system's id of the calling thread; 0 if unknown. */
export function currentThread(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/** Returns the CPU time of a thread of this process, in milliseconds; undefined if unknown. */
export function threadCpuMs(thread: number): number | undefined {
  const schedstat = schedstatOf(thread);
  return schedstat === undefined ? undefined : millisecondsOf(schedstat);
}

/**
 * Returns the time that a runnable thread of this process had to wait for a CPU, in milliseconds; 0 if
 * unknown.
 */
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

/** Creates a clock of the calling thread's CPU time that is cheap to read. Falls back to wall time. */
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

/**
 * Returns the first number of a text, in milliseconds. In the file it is the time on a CPU, in nanoseconds.
 */
function millisecondsOf(text: string): number {
  return Number.parseInt(text, 10) / 1e6;
}
