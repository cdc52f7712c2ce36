import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const part = join(__dirname, '..', 'site', 'fixtures', 'part.mjs');
const runChild = `import('${join(__dirname, 'run-child.mjs')}').then(({ runChild }) => {
  runChild(process.execPath, ['${part}'], '${__dirname}');
  process.stdout.write('runner ' + process.pid + '\\n');
})`;

/**
 * Runs the child as `npm start` runs the site: below a shell that, unlike dash, does not replace itself with
 * its command.
 */
async function startBelowShell(env: NodeJS.ProcessEnv = {}) {
  const command = `"${process.execPath}" -e "$RUN_CHILD"; exit $?`;
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, npm_lifecycle_event: 'start', RUN_CHILD: runChild, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const closed = once(shell.stdout, 'close');
  const exit = once(shell, 'exit');
  const pids = new Promise<{ runner: number }>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const runner = /runner (\d+)/.exec(output)?.[1];
      if (runner && /ready \d+/.test(output)) resolve({ runner: Number(runner) });
    });
  });
  // The output ends when the last process that writes to it exits.
  const remainingOutput = async () => {
    await closed;
    return output.trim().split('\n').at(-1);
  };
  return { ...(await pids), shell, exit, remainingOutput };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'the runner forwards %s to the child and exits with its code',
  async (signal) => {
    const { runner, exit, remainingOutput } = await startBelowShell();
    process.kill(runner, signal);
    expect(await remainingOutput()).toBe('stopped');
    expect(await exit).toEqual([0, null]);
  },
);

test('the child stops when the shell between npm and the runner exits without passing the signal on', async () => {
  const { shell, remainingOutput } = await startBelowShell();
  shell.kill('SIGTERM');
  expect(await remainingOutput()).toBe('stopped');
});

test('the child is notified when the runner is killed', async () => {
  const { runner, remainingOutput } = await startBelowShell();
  process.kill(runner, 'SIGKILL');
  expect(await remainingOutput()).toBe('left alone');
});
