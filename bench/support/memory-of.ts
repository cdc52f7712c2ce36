import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Shell } from '../../e2e/support/processes/shell';

/** Environment of a shell whose memory can be measured. */
export const measurable: NodeJS.ProcessEnv = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'heap-probe.mjs')).href}`,
};

/** Memory in bytes. */
export interface Memory {
  /** Resident memory of the process before a garbage collection. */
  readonly rss: number;
  /** JavaScript objects after a garbage collection. */
  readonly heapUsed: number;
  /** Buffers and other memory outside the heap after a garbage collection. */
  readonly external: number;
}

/** Measures the memory of a shell started as `measurable`. */
export async function memoryOf(shell: Shell): Promise<Memory> {
  const reports = async () => (await shell.log()).filter(({ msg }) => msg === 'heap');
  const known = (await reports()).length;
  process.kill(shell.pid, 'SIGUSR2');
  for (let tries = 0; tries < 200; tries += 1) {
    const { rss, heapUsed, external } = (await reports()).at(known) ?? {};
    if (rss !== undefined && heapUsed !== undefined && external !== undefined)
      return { rss, heapUsed, external };
    await sleep(50);
  }
  throw new Error('the shell does not report its memory usage');
}
