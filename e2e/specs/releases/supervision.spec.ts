import { readFile } from 'node:fs/promises';
import { test, expect } from '../../fixtures/explained-test';
import { isRunning, npmStart, prepareDataFolder, type NpmStart } from '../../support/processes/npm-start';

// One site for all tests, each of which restores it.
test.describe.configure({ mode: 'serial' });

let dataFolder: string;
let site: NpmStart;

test.beforeAll(async () => {
  dataFolder = await prepareDataFolder('npm-start');
  site = await npmStart(dataFolder);
});

test.afterAll(async () => {
  const supervisor = await site.pidOf('supervisor');
  if (supervisor && isRunning(supervisor)) process.kill(supervisor, 'SIGTERM');
});

/**
 * Returns the status of a URL; undefined without a response. An unread body would block the connection, and
 * the server that has to close.
 */
async function statusOf(url: string): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status;
}

/** Waits until another process has replaced an ended one. */
async function replaced(part: 'api' | 'shell' | 'sandbox', killed: number | undefined, url: string) {
  await expect
    .poll(async () => (await site.pidOf(part)) ?? killed, { timeout: 60_000, message: `a new ${part}` })
    .not.toBe(killed);
  await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 60_000 }).toBe(200);
}

/** Stops the site in some way and waits until no process is left. */
async function nothingIsLeft(stop: () => void): Promise<void> {
  const pids = await site.pids();
  expect(pids).toHaveLength(4);
  stop();
  await expect.poll(() => pids.filter(isRunning), { timeout: 30_000 }).toEqual([]);
  for (const url of Object.values(site.origins)) expect(await statusOf(url), url).toBeUndefined();
  await site.ended;
}

test('the log file named by npm start has the logs of all processes', async () => {
  const [, file = ''] = /^\s+log: (\S+)/m.exec(site.output()) ?? [];
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await (await fetch(`${site.origins.site}/stories`, { headers: { traceparent } })).arrayBuffer();
  const linesOfTrace = async () =>
    (await readFile(file, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(traceparent.split('-')[1] ?? ''));
  // The shell's line names the release set, the API's the route that the page has called.
  await expect
    .poll(linesOfTrace)
    .toContainEqual(expect.stringMatching(/"path":"\/stories".*"set":"[\da-f]{12}"/));
  await expect.poll(linesOfTrace).toContainEqual(expect.stringMatching(/"route":"\/.*"msg":"request"/));
});

test('the site reports a killed API, serves cached pages and restarts it on its database', async () => {
  const { origins, output } = site;
  // Twice, since a page is cached once it was rendered without any fallback.
  for (const _ of [1, 2]) expect(await statusOf(origins.site)).toBe(200);
  const api = await site.pidOf('api');
  process.kill(api ?? 0, 'SIGKILL');
  await expect.poll(output).toContain('The API exited (signal SIGKILL). Restarting in');
  expect(await statusOf(origins.site)).toBe(200);
  await replaced('api', api, origins.api);
  expect(await statusOf(`${origins.api}/home/bootstrap`)).toBe(200);
  await expect.poll(output).toContain('The API is running again.');
});

test('a killed shell is restarted without affecting the API', async () => {
  const { origins, output } = site;
  const [shell, api] = [await site.pidOf('shell'), await site.pidOf('api')];
  process.kill(shell ?? 0, 'SIGKILL');
  await expect.poll(output).toContain('The shell exited (signal SIGKILL)');
  await replaced('shell', shell, origins.site);
  expect(await statusOf(origins.site)).toBe(200);
  expect(await site.pidOf('api')).toBe(api);
});

test('SIGTERM to npm ends all processes', async () => {
  await nothingIsLeft(() => process.kill(site.pid, 'SIGTERM'));
  expect(site.output()).not.toContain('exited (signal SIGTERM)');
});

test('the processes end when their supervisor is killed, and the next start uses their data', async () => {
  site = await npmStart(dataFolder);
  const supervisor = (await site.pidOf('supervisor')) ?? 0;
  await nothingIsLeft(() => process.kill(supervisor, 'SIGKILL'));
  site = await npmStart(dataFolder);
  expect(await statusOf(site.origins.site)).toBe(200);
  await nothingIsLeft(() => process.kill(site.pid, 'SIGTERM'));
});
