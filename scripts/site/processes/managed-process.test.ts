import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './managed-process';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'managed-process-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('startProcess limits Node’s helper threads to the spare cores, at least one', async () => {
  const file = join(folder, 'log');
  const script = 'process.stdout.write(process.execArgv.join(" "))';
  const { ended } = startProcess({
    name: 'flags',
    args: ['-e', script],
    cwd: folder,
    env: process.env,
    log: openSync(file, 'w'),
  });
  expect(await ended).toBe('exit code 0');
  const [, threads] = /--v8-pool-size=(\d+)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Number(threads)).toBeGreaterThanOrEqual(1);
  expect(Number(threads)).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
});
