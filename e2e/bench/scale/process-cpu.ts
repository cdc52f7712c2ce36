import { readdir, readFile } from 'node:fs/promises';
import { threadCpuMs } from '../workers/thread-cpu';

export interface SiteProcesses {
  readonly shell: number;
  readonly apis: readonly number[];
}

/** CPU in milliseconds that the processes of a site have used so far, and PostgreSQL's on this machine (Linux). */
export async function cpuOf({ shell, apis }: SiteProcesses) {
  return {
    shell: await usedBy([shell]),
    api: await usedBy(apis),
    postgres: await usedBy(await postgresProcesses()),
  };
}

async function usedBy(pids: readonly number[]): Promise<number> {
  let sum = 0;
  for (const pid of pids)
    // A backend of PostgreSQL may have ended meanwhile.
    for (const ms of (await threadCpuMs(pid).catch(() => new Map<string, number>())).values()) sum += ms;
  return sum;
}

async function postgresProcesses(): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const names = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'ended')),
  );
  return pids.filter((_, index) => names[index]?.startsWith('postgres')).map(Number);
}
