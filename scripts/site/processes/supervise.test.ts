import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { freePort } from './free-ports';
import { ProcessExited } from '../preflight';
import { supervise, type SuperviseOptions } from './supervise';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options: Partial<SuperviseOptions> & { readonly port?: number } = {}) {
  const { port = await freePort(), ...rest } = options;
  const url = `http://127.0.0.1:${port}`;
  const events: string[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  /** Resolves after this many reported lines. */
  const reported = (count: number) =>
    new Promise<void>((resolve) => {
      if (events.length >= count) resolve();
      else waiting.push({ count, resolve });
    });
  const part = supervise({
    name: 'API',
    args: [join(__dirname, '..', 'fixtures', 'part.mjs')],
    cwd: __dirname,
    env: { ...process.env, PART_PORT: String(port) },
    log: 'ignore',
    readyUrl: url,
    onEvent: (line) => {
      events.push(line);
      for (const { count, resolve } of waiting) if (events.length >= count) resolve();
    },
    restarts: { firstMs: 5 },
    ...rest,
  });
  stops.push(part.stop);
  return { ...part, url, events, reported };
}

/** Returns the process id of the server; undefined while none listens. */
async function pidAt(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  return response && Number(await response.text());
}

const kill = async (url: string, signal: NodeJS.Signals) => process.kill((await pidAt(url)) ?? 0, signal);

test('supervise restarts a killed process, and reports its end and its restart', async () => {
  const { ready, url, events, reported } = await start();
  await ready;
  const before = await pidAt(url);
  await kill(url, 'SIGKILL');
  await reported(2);
  expect(events).toEqual([
    'The API exited (signal SIGKILL). Restarting in 0.005 s.',
    'The API is running again.',
  ]);
  expect(await pidAt(url)).not.toBe(before);
});

test('supervise restarts an exiting process with growing delays, and reports its exit code', async () => {
  const { ready, url, events, reported } = await start();
  await ready;
  for (const runs of [2, 4, 6]) {
    await fetch(`${url}/exit/3`).catch(() => undefined);
    await reported(runs);
  }
  const ended = (delay: string) => `The API exited (exit code 3). Restarting in ${delay} s.`;
  expect(events.filter((line) => line !== 'The API is running again.')).toEqual(
    ['0.005', '0.01', '0.02'].map(ended),
  );
});

test('supervise does not restart a process that never becomes ready', async () => {
  const port = await freePort();
  const other: Server = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => other.close(() => resolve())));
  const { ready, events } = await start({ port });
  const failure = await ready.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProcessExited);
  expect(failure).toMatchObject({ message: 'The API ended before it was ready: exit code 1.' });
  expect(events).toEqual([]);
});

test('stop ends a process permanently, also while it awaits its restart', async () => {
  const running = await start();
  await running.ready;
  await running.stop();
  expect(await pidAt(running.url)).toBeUndefined();
  expect(running.events).toEqual([]);

  const waiting = await start({ restarts: { firstMs: 3_600_000 } });
  await waiting.ready;
  await kill(waiting.url, 'SIGKILL');
  await waiting.reported(1);
  await waiting.stop();
  expect(await pidAt(waiting.url)).toBeUndefined();
});
