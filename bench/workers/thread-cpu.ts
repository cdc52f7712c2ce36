import { readdir, readFile } from 'node:fs/promises';

/** Returns the CPU time of each thread of a process, in milliseconds, by thread id (Linux). */
export async function threadCpuMs(pid: number): Promise<Map<string, number>> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = threads.map(async (thread) => {
    // https://docs.kernel.org/scheduler/sched-stats.html: the first number is the time on a CPU, in nanoseconds.
    const [nanoseconds = '0'] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ');
    return [thread, Number(nanoseconds) / 1e6] as const;
  });
  return new Map(await Promise.all(times));
}

export interface CpuUse {
  /** CPU time of the whole process. */
  readonly process: number;
  /** CPU time of the busiest thread. */
  readonly busiest: number;
}

/** Returns the CPU time of a process between two readings, in milliseconds. */
export function cpuUse(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): CpuUse {
  const used = [...after].map(([thread, ms]) => ms - (before.get(thread) ?? 0));
  return { process: used.reduce((sum, ms) => sum + ms, 0), busiest: Math.max(...used) };
}
