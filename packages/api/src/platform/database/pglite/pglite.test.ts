import { sql } from 'drizzle-orm';
import { chmod, cp, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../database';
import { openPglite } from './pglite';

let parent: string;
let folder: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'kaadu-pglite-'));
  folder = join(parent, 'db');
  const database = await openPglite(folder);
  await database.db.execute(sql`CREATE TABLE kept (value text)`);
  await database.close();
});
afterAll(() => rm(parent, { recursive: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

/** Returns the error of opening a damaged copy of the database. */
async function failureOf(name: string, damage: (copy: string) => Promise<void>): Promise<unknown> {
  const copy = join(parent, name);
  await cp(folder, copy, { recursive: true });
  await damage(copy);
  const failure: unknown = await openPglite(copy).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  return failure;
}

describe('the folder of the embedded database', () => {
  it('becomes private to its owner', async () => {
    expect(await modeOf(folder)).toBe(0o700);
    await chmod(folder, 0o755);
    const database = await openPglite(folder);
    expect(await modeOf(folder)).toBe(0o700);
    expect((await database.db.execute(sql`SELECT * FROM kept`)).rows).toEqual([]);
    await database.close();
  });

  it.each(['PG_VERSION', 'global/pg_control', 'base'])(
    'that has lost %s is rejected with instructions, and left unchanged',
    async (file) => {
      const name = `without-${file.replace('/', '-')}`;
      const failure = await failureOf(name, (copy) => rm(join(copy, file), { recursive: true }));
      const copy = join(parent, name);
      await expect(stat(join(copy, file))).rejects.toMatchObject({ code: 'ENOENT' });
      expect(failure).toMatchObject({
        message: expect.stringMatching(
          new RegExp(
            `${copy}: it is damaged.*${file}.* missing.*copy the whole folder of the backup to ${copy},`,
          ),
        ),
      });
    },
  );

  it('with a damaged file is rejected with instructions instead of the compiler’s message', async () => {
    const failure = await failureOf('cut', (copy) => truncate(join(copy, 'global/pg_control')));
    expect(failure).toMatchObject({ message: expect.stringContaining('files are damaged') });
    expect(failure).toMatchObject({ message: expect.not.stringContaining('ASSERTIONS') });
    expect(failure).toMatchObject({ message: expect.not.stringContaining('\n') });
  });

  it('rejects writes while its disk is full, serves reads, and recovers when there is space', async () => {
    let left = Infinity;
    const { db, close } = await openPglite(folder, async () => left);
    const write = () => db.execute(sql`INSERT INTO kept VALUES ('a')`);
    await write();
    left = 1_000_000;
    const full = { cause: { code: '53100' } };
    await expect(write()).rejects.toMatchObject(full);
    await expect(db.transaction((tx) => tx.execute(sql`DELETE FROM kept`))).rejects.toMatchObject({
      code: '53100',
    });
    expect((await db.execute(sql`SELECT * FROM kept`)).rows).toHaveLength(1);
    left = Infinity;
    await write();
    await db.execute(sql`DELETE FROM kept`);
    await close();
    await expect(openPglite(folder, async () => 1_000_000)).rejects.toThrow(
      `${folder}: the disk is full: the embedded database needs 64 MB`,
    );
  });

  describe('on a full disk', () => {
    let left = Infinity;
    let database: Awaited<ReturnType<typeof openPglite>>;
    beforeAll(async () => {
      database = await openPglite(join(parent, 'full'), async () => left);
      await database.db.execute(sql`CREATE TABLE trips (name text)`);
      await database.db.execute(sql`INSERT INTO trips VALUES ('Kabini')`);
      await database.db.execute(
        sql`CREATE FUNCTION write_trip() RETURNS int LANGUAGE sql AS 'INSERT INTO trips VALUES (''a'') RETURNING 1'`,
      );
      left = 1_000_000;
    });
    afterAll(() => database.close());

    it.each([
      '(SELECT name FROM trips) UNION (SELECT name FROM trips)',
      'WITH found AS (SELECT name FROM trips) SELECT name FROM found',
      '/* by name */ SELECT name FROM trips',
      'TABLE trips',
      "VALUES ('Kabini')",
    ])('reads %s', async (statement) => {
      expect((await database.db.execute(sql.raw(statement))).rows).toHaveLength(1);
      const { rows } = await database.db.transaction((tx) => tx.execute(sql.raw(statement)));
      expect(rows).toHaveLength(1);
    });

    it.each([
      'SELECT write_trip()',
      "WITH added AS (INSERT INTO trips VALUES ('a') RETURNING name) SELECT name FROM added",
      'SELECT name FROM trips FOR UPDATE',
      'SELECT name INTO copies FROM trips',
      'DELETE FROM trips',
    ])('rejects %s', async (statement) => {
      const full = { code: '53100', message: expect.stringContaining('the disk is full') };
      const write = () => database.db.execute(sql.raw(statement));
      await expect(write()).rejects.toMatchObject({ cause: full });
      await expect(database.db.transaction((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject(
        full,
      );
    });
  });

  it('is created again after an interrupted creation', async () => {
    const half = join(parent, 'half');
    await cp(folder, `${half}.new`, { recursive: true });
    await rm(join(`${half}.new`, 'global'), { recursive: true });
    const database = await openPglite(half);
    const { rows } = await database.db.execute(sql`SELECT to_regclass('kept') AS kept`);
    expect(rows).toEqual([{ kept: null }]);
    await database.close();
    expect((await readdir(parent)).filter((name) => name.startsWith('half'))).toEqual(['half']);
  });
});

it('embedded database returns dates and times as text, in and outside transactions', async () => {
  const { db, close } = await openPglite();
  const statement = sql`SELECT date '2026-04-10' AS day, timestamptz '2026-04-10 12:00+00' AS instant,
    interval '2 days' AS span, ARRAY[date '2026-04-10'] AS days, ARRAY[1.5] AS numbers, 7 AS number`;
  const expected = {
    day: '2026-04-10',
    instant: expect.stringMatching(/^2026-04-10 \d\d:00:00[+-]\d\d$/),
    span: '2 days',
    days: '{2026-04-10}',
    numbers: '{1.5}',
    number: 7,
  };
  expect((await db.execute(statement)).rows).toEqual([expected]);
  await db.transaction(async (tx) => expect((await tx.execute(statement)).rows).toEqual([expected]));
  await close();
});
