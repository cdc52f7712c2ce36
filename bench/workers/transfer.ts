import { join } from 'node:path';
import { defineShell, outputFolder, runCompiler } from '@kaadu/federation-build';
import { defaultBudgets, WorkerPool } from '@kaadu/federation/render-workers';

const calls = 4_000;
/** Concurrent calls. */
const concurrency = 8;
const input = {
  versions: { header: '1.0.0', footer: '1.0.0', auth: '1.0.0', content: '1.0.0' },
  url: 'http://localhost:3000/experiences?page=2',
};

/**
 * Measures the cost of a page made in another thread: the call, its messages, and the bytes of the page, on
 * both sides.
 * @param bytes of the page
 * @returns milliseconds of CPU time of this process per page
 */
export async function transferCpuMs(bytes: number): Promise<number> {
  const fail = (what: string) => () => {
    throw new Error(`the worker ${what}`);
  };
  const pool = new WorkerPool({
    script: await buildWorker(),
    data: { bytes },
    env: {},
    size: 1,
    budgets: defaultBudgets,
    showsOutput: true,
    onStop: fail('stopped'),
    onFault: fail('has a fault'),
    onEvent: () => undefined,
    onFull: fail('is full'),
  });
  const transfer = async () => {
    let received = 0;
    const onBytes = (pieces: readonly Uint8Array[], taken: () => void) => {
      for (const { length } of pieces) received += length;
      taken();
    };
    await pool.run('send', input, { onBytes });
    if (received !== bytes) throw new Error(`${received} of ${bytes} bytes arrived`);
  };
  const repeat = async (count: number) => {
    let left = count;
    const next = async () => {
      while ((left -= 1) >= 0) await transfer();
    };
    await Promise.all(Array.from({ length: concurrency }, next));
  };
  try {
    await repeat(calls / 4);
    const before = process.cpuUsage();
    await repeat(calls);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / calls;
  } finally {
    await pool.close();
  }
}

async function buildWorker(): Promise<string> {
  const root = import.meta.dirname;
  const worker = './transfer-worker.ts';
  const entries = { browserEntry: worker, serverEntry: worker, workerEntry: worker };
  const { config } = defineShell({ name: 'transfer', root, ...entries, external: /^react(-dom)?(\/|$)/ });
  await runCompiler(config('server', 'production'));
  return join(outputFolder(root, 'production'), 'server', 'render-worker.cjs');
}
