import { appendFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { folderStorage, type StateStorage } from '@kaadu/release-core/operations';
import { Client } from 'pg';
import { openScratchDatabase, type ScratchDatabase } from '../../../../scripts/test/postgres';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { adoptFolder } from './adopt-folder';
import { openSharedState, type SharedState } from './shared-state';

const folder = scratchFolder();
let database: ScratchDatabase | undefined;
const opened: SharedState[] = [];
beforeEach(async () => {
  database = await openScratchDatabase();
  if (!database) process.stdout.write('  no PostgreSQL server found (set TEST_POSTGRES_URL): not tested\n');
});
afterEach(async () => {
  for (const state of opened.splice(0)) await state.close().catch(() => undefined);
  await database?.drop();
});

/** Opens the state as a replica does. */
async function replica({ url }: ScratchDatabase): Promise<SharedState> {
  const state = await openSharedState(url);
  opened.push(state);
  return state;
}

async function linesOf(storage: StateStorage): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of storage.lines('audit.jsonl')) lines.push(line);
  return lines;
}

const never = new AbortController().signal;
const unexpected = (error: Error) => {
  throw error;
};

test('replicas share documents, and logs in their order', async () => {
  expect.assertions(database ? 4 : 0);
  if (!database) return;
  const [first, second] = await Promise.all([replica(database), replica(database)]);
  expect(await second.storage.read('tokens.json')).toBeUndefined();
  await first.storage.replace('tokens.json', 'one');
  await first.storage.replace('tokens.json', 'two');
  expect(await second.storage.read('tokens.json')).toBe('two');
  const many = Array.from({ length: 1_001 }, (_, index) => `line ${index}`);
  await Promise.all(many.map((line) => first.storage.append('audit.jsonl', line)));
  expect(await linesOf(second.storage)).toEqual(many);
  expect(second.storage.locate('audit.jsonl')).toMatch(/^audit\.jsonl in the database .*\/kaadu_test_/);
});

/** Starts a proxy of a database. @returns its URL, and a function after which it passes nothing on */
async function proxyOf({ url }: ScratchDatabase) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port || 5432), hostname);
    sockets.push(client, server);
    client.pipe(server).pipe(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${Object(proxy.address()).port}`;
  return {
    url: proxied.href,
    hang() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

test('a replica closes although its database no longer responds', async () => {
  expect.assertions(database ? 2 : 0);
  if (!database) return;
  const proxy = await proxyOf(database);
  const state = await openSharedState(proxy.url, 10);
  await state.storage.replace('tokens.json', 'one');
  proxy.hang();
  await expect(state.close()).resolves.toBeUndefined();
  await proxy.close();
  const next = await replica(database);
  expect(await next.storage.read('tokens.json')).toBe('one');
});

test('one replica leads, and another one as soon as it has ended', async () => {
  expect.assertions(database ? 2 : 0);
  if (!database) return;
  const [first, second] = [await replica(database), await replica(database)];
  await first.lead(never, unexpected);
  let leads = false;
  const leading = second.lead(never, unexpected).then(() => (leads = true));
  await linesOf(second.storage);
  expect(leads).toBe(false);
  opened.splice(opened.indexOf(first), 1);
  await first.close();
  expect(await leading).toBe(true);
});

test('a replica whose session the server ended is told, and cannot write', async () => {
  expect.assertions(database ? 2 : 0);
  if (!database) return;
  const state = await replica(database);
  const lost = new Promise<Error>((resolve, reject) => {
    state.lead(never, resolve).then(() => endSessions(database?.url ?? ''), reject);
  });
  expect((await lost).message).toMatch(/terminating connection/);
  await expect(state.storage.append('audit.jsonl', 'late')).rejects.toThrow();
});

test('a replica that is stopped no longer waits to lead', async () => {
  expect.assertions(database ? 1 : 0);
  if (!database) return;
  const [first, second] = [await replica(database), await replica(database)];
  await first.lead(never, unexpected);
  const stopped = new AbortController();
  const leading = second.lead(stopped.signal, unexpected);
  stopped.abort();
  await expect(leading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a folder is copied once, to an empty database', async () => {
  expect.assertions(database ? 5 : 0);
  if (!database) return;
  const { storage } = await replica(database);
  expect(await adoptFolder(folder(), storage)).toBe(false);
  await folderStorage(folder()).append('audit.jsonl', 'first');
  await appendFile(join(folder(), 'audit.jsonl'), 'second\n');
  await writeFile(join(folder(), 'tokens.json'), 'tokens');
  expect(await adoptFolder(folder(), storage)).toBe(true);
  expect(await adoptFolder(folder(), storage)).toBe(false);
  expect(await linesOf(storage)).toEqual(['first', 'second']);
  expect(await storage.read('tokens.json')).toBe('tokens');
});

test('a database that cannot be reached is named without its password, with the fix', async () => {
  const opening = openSharedState('postgres://kaadu:secret@127.0.0.1:1/site');
  await expect(opening).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^The state of the service at 127\.0\.0\.1:1\/site cannot be opened: (?!.*secret).*RELEASE_DATABASE_URL\.$/,
    ),
  });
});

/** Ends all sessions of a database, as a restart of the server does. */
async function endSessions(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}
