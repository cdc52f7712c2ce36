import { readdir, readFile } from 'node:fs/promises';
import { threadCpuMs } from '../workers/thread-cpu';

export interface SiteProcesses {
  readonly shell: number;
  readonly apis: readonly number[];
}

/**
 * Returns the CPU time of a site's processes so far, and PostgreSQL's on this machine, in milliseconds
 * (Linux).
 */
export async function cpuOf({ shell, apis }: SiteProcesses) {
  return {
    shell: await usedBy([shell]),
    api: await usedBy(apis),
    postgres: await usedByPostgres(),
  };
}

async function usedBy(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids)
    // A backend of PostgreSQL may have exited meanwhile.
    for (const ms of (await threadCpuMs(pid).catch(() => new Map<string, number>())).values()) sum += ms;
  return sum;
}

/** Unit of /proc/<pid>/stat, in milliseconds: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. */
const tickMs = 10;

/** Returns the CPU time of a process's ended children. */
async function usedByEndedChildren(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields from the third on, since the second, the name, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [cutime = 0, cstime = 0] = fields.slice(13, 15).map(Number);
  return (cutime + cstime) * tickMs;
}

async function postgresProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const names = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'ended')),
  );
  return pids.filter((_, index) => names[index]?.startsWith('postgres')).map(Number);
}

/** Returns PostgreSQL's CPU time, including closed connections, which its main process has waited for. */
async function usedByPostgres(): Promise<number> {
  const pids = await postgresProcesses();
  const ended = await Promise.all(pids.map(usedByEndedChildren));
  return ended.reduce((sum, ms) => sum + ms, await usedBy(pids));
}
