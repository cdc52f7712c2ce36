import { searchAll } from '@kaadu/contracts/search';
import { storyExample } from '@kaadu/contracts/story-example';
import { sql } from 'drizzle-orm';
import { type BookingApi, browserOf, startBookingApi } from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { dataOf } from '../../../testing/data/data-of';
import { documentedIni, hasPgBouncer, startPgBouncer } from '../../../testing/databases/pgbouncer';
import { createTestDatabase } from '../../../testing/databases/test-database';
import { eventually } from '../../../testing/eventually';
import { signInStaff } from '../../../testing/people';
import { openDatabase } from '../open-database';
import { connectQuery, serverSettings } from './session-settings';

const onPgBouncer = process.env.DATABASE_URL && hasPgBouncer() ? describe : describe.skip;
const query = connectQuery(serverSettings());

it('the documented pgbouncer.ini has the settings of the API', async () => {
  expect(await documentedIni()).toContain(` connect_query='${query}'\n`);
});

onPgBouncer('an API behind PgBouncer in transaction mode', () => {
  let api: BookingApi;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    api = await startBookingApi(undefined, {
      openDatabase: async (directUrl) => {
        pooler = await startPgBouncer(directUrl, await documentedIni());
        return openDatabase({ url: pooler.url, directUrl, poolSize: 20 });
      },
    });
  });
  afterAll(() => api.close());
  // In a hook of its own: it also stops when the API did not open.
  afterAll(() => pooler.stop());

  it('has more connections than PgBouncer', async () => {
    const running = Array.from({ length: 20 }, () =>
      api.db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid, pg_sleep(0.01)`),
    );
    const results = await Promise.all(running);
    const pids = new Set(results.flatMap(({ rows }) => rows.map(({ pid }) => pid)));
    expect(pids.size).toBeLessThanOrEqual(3);
    expect(api.database.connections().max).toBe(20);
  });

  it('sells the last four rooms to four of forty concurrent visitors', async () => {
    const stay = freshTrips(api).stay();
    const holds = Array.from({ length: 40 }, () => browserOf(api).hold(stay));
    const statuses = (await Promise.all(holds)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(4).fill(200), ...Array<number>(36).fill(409)]);
    expect(await findViolations(api.db)).toEqual([]);
  });

  it.each(['kabini', 'kabnii'])('finds experiences by %s', async (text) => {
    const response = await api.app.inject({ url: `/search/all?text=${text}` });
    const { experiences } = dataOf(searchAll, response.json());
    expect(experiences.map((one) => one.primary_key)).toEqual(expect.arrayContaining([2, 3]));
  });

  it('clears its caches when another process changes content', async () => {
    const stories = async () => (await api.app.inject({ url: '/home/bootstrapStories' })).body;
    const before = await stories();
    const other = await openDatabase({ url: api.databaseUrl, migrates: false });
    await other.db.execute(sql`UPDATE stories SET title = 'Changed elsewhere'`);
    expect(await stories()).toBe(before);
    await other.db.execute(sql`SELECT pg_notify('content_changed', '')`);
    await other.close();
    await eventually(stories, (body) => body.includes('Changed elsewhere'));
  });

  it('publishes its own changes of content', async () => {
    const { headers } = await signInStaff(api, 'content', { email: 'ed@example.com', phone: '9933300003' });
    const arrived = new Promise<void>((resolve) => {
      void api.database.listen('content_changed', () => resolve());
    });
    const payload = {
      ...{ title: 'Through a pooler', description: 'd', author: 'a', published_at: '2026-07-01' },
      ...{ ...storyExample, destination_pk: null, image_path: null },
    };
    const url = '/admin/createBlog';
    expect((await api.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    await arrived;
  });
});

onPgBouncer('opening a database behind PgBouncer', () => {
  type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
  const created: TestDatabase[] = [];
  const started: Awaited<ReturnType<typeof startPgBouncer>>[] = [];
  afterEach(async () => {
    for (const pooler of started.splice(0)) await pooler.stop();
    for (const database of created.splice(0)) await database.drop();
  });

  async function databaseUrl(content?: 'nothing'): Promise<string> {
    const database = await createTestDatabase(content);
    created.push(database);
    return database.url ?? '';
  }

  /** Starts PgBouncer with changes of the documented configuration. @returns its URL */
  async function poolerOf(
    directUrl: string,
    change: (ini: string) => string = (ini) => ini,
  ): Promise<string> {
    const pooler = await startPgBouncer(directUrl, change(await documentedIni()));
    started.push(pooler);
    return pooler.url;
  }

  it('migrates directly', async () => {
    const directUrl = await databaseUrl('nothing');
    const readOnly = `${query}; SET default_transaction_read_only TO on`;
    const url = await poolerOf(directUrl, (ini) => ini.replace(query, readOnly));
    const database = await openDatabase({ url, directUrl });
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM experiences`);
    expect(rows).toEqual([{ count: 0 }]);
    await expect(database.db.execute(sql`CREATE TABLE other (id int)`)).rejects.toMatchObject({
      cause: { code: '25006' },
    });
    await database.close();
  });

  it('refuses a connect_query that lacks a setting, with the complete one', async () => {
    const directUrl = await databaseUrl();
    const url = await poolerOf(directUrl, (ini) => ini.replace('similarity_threshold TO 0.2', 'other TO 1'));
    await expect(openDatabase({ url, directUrl, migrates: false })).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      message: `The database's connections lack settings: pg_trgm.similarity_threshold is not set. Set connect_query='${query}' in pgbouncer.ini. See "PgBouncer" in docs/operations/settings.md.`,
    });
  });

  it('refuses a direct URL of another database', async () => {
    const url = await poolerOf(await databaseUrl());
    const directUrl = await databaseUrl();
    await expect(openDatabase({ url, directUrl })).rejects.toThrow(/They must name the same database/);
  });

  it('refuses a direct URL that names the pooler', async () => {
    const url = await poolerOf(await databaseUrl());
    await expect(openDatabase({ url, directUrl: url })).rejects.toThrow(
      /DATABASE_DIRECT_URL must name the server/,
    );
  });

  it.each([
    ['refuses the settings', (ini: string) => ini],
    ['ignores the settings', (ini: string) => `${ini}ignore_startup_parameters = options\n`],
  ])('refuses a pooler without a direct URL that %s', async (_case, change) => {
    const url = await poolerOf(await databaseUrl(), (ini) => change(ini.replace(/ connect_query=.*/, '')));
    await expect(openDatabase({ url })).rejects.toThrow(
      /(?:unsupported startup parameter|lack settings: .*statement_timeout is 0).* DATABASE_DIRECT_URL must name the server/,
    );
  });
});
