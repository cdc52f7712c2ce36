import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const child = ['--import', 'tsx', join(__dirname, '..', '..', 'fixtures', 'closing-process.ts')];
/** Starts the rest of its arguments as a process with an IPC channel and inherited output. */
const starter =
  "require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })";

/** Collects the output of a process and of those that share it. */
function follow(started: ChildProcess) {
  let output = '';
  const ended = started.stdout ? once(started.stdout, 'close') : Promise.resolve();
  const ready = new Promise<number>((resolve) => {
    started.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const pid = /ready (\d+)/.exec(output)?.[1];
      if (pid) resolve(Number(pid));
    });
  });
  return { ready, output: () => ended.then(() => output.replace(/ready \d+\n/, '')) };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s closes the process, which exits with 0',
  async (signal) => {
    const started = spawn(process.execPath, child, { stdio: ['ignore', 'pipe', 'inherit'] });
    const { ready, output } = follow(started);
    const exit = once(started, 'exit');
    process.kill(await ready, signal);
    expect(await exit).toEqual([0, null]);
    expect(await output()).toBe('closed\n');
  },
);

test('second signal does not close the process twice', async () => {
  const started = spawn(process.execPath, child, { stdio: ['ignore', 'pipe', 'inherit'] });
  const { ready, output } = follow(started);
  const pid = await ready;
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await output()).toBe('closed\n');
});

test('process finishes pending writes after it has closed', async () => {
  const started = spawn(process.execPath, [...child, '--write'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { ready, output } = follow(started);
  process.kill(await ready, 'SIGTERM');
  expect(await output()).toBe('closed\nwritten\n');
});

test('process that cannot be closed exits with 1 and reports why', async () => {
  const started = spawn(process.execPath, [...child, '--fail'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  started.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = once(started, 'close');
  process.kill(await follow(started).ready, 'SIGTERM');
  expect(await exit).toEqual([1, null]);
  expect(errors).toContain('close failed for the test');
});

test('process whose parent is killed closes by itself', async () => {
  const parent = spawn(process.execPath, ['-e', starter, '--', ...child], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { ready, output } = follow(parent);
  await ready;
  parent.kill('SIGKILL');
  // The output ends with the last process that writes to it.
  expect(await output()).toBe('closed\n');
});

test('process that does not close within its deadline exits with 1', async () => {
  const started = spawn(process.execPath, [...child, '--hang'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(started, 'exit');
  process.kill(await follow(started).ready, 'SIGTERM');
  expect(await exit).toEqual([1, null]);
});
