import { readFile } from 'node:fs/promises';

/** Resource usage of a process. */
export interface ProcessUsage {
  /** CPU time of all its threads since it started, in milliseconds. */
  readonly cpuMs: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

/** Linux counts CPU time in hundredths of a second, on every machine (USER_HZ in its ABI). */
const tickMs = 10;

/**
 * Reads the resource usage of a process from Linux; undefined elsewhere, or when there is no such process.
 */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [stat, status] = await Promise.all([read('stat'), read('status')]);
  const memory = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  // The program's name, in parentheses, may contain anything; the fields after it are numbers (proc(5)).
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  if (user === undefined || system === undefined || memory === undefined) return undefined;
  return { cpuMs: (Number(user) + Number(system)) * tickMs, memory: Number(memory) * 1024 };
}
