import { eq, sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { experiences } from '../../catalogue';
import { foldListingChanges, listVersions } from './blocks-repository';
import { createListingIndex } from './listing-index';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  // A second block: the keys of the first end with 4,095.
  const [one] = await api.db.select().from(experiences).where(eq(experiences.primaryKey, 1));
  if (!one) throw new Error('the sample has it');
  const { freeCancellationDays: _, ...row } = one;
  await api.db.insert(experiences).values({ ...row, primaryKey: 5_000 });
});
afterAll(() => api.close());

it('reads a block again once something of it has changed, whoever changed it, and no other', async () => {
  const index = createListingIndex(api.db);
  const first = await index.read();
  expect(first.blocks.map(({ keys }) => [...keys])).toEqual([[1, 2, 3, 4, 5], [5000]]);
  expect(await index.read()).toEqual(first);
  await api.db.execute(sql`UPDATE experiences SET card_total = 123 WHERE primary_key = 5000`);
  const second = await index.read();
  expect(second.version).not.toBe(first.version);
  expect(second.blocks[0]).toBe(first.blocks[0]);
  expect([...(second.blocks[1]?.prices ?? [])]).toEqual([123]);
});

it('follows calendars too, and what is deleted', async () => {
  const index = createListingIndex(api.db);
  const [before] = (await index.read()).blocks;
  await api.db.execute(sql`DELETE FROM option_calendars WHERE experience_pk = 5`);
  const [after] = (await index.read()).blocks;
  expect(after?.options.rows).toEqual(before?.options.rows.filter((row) => row !== 4));
  expect(after?.options.rows).not.toEqual(before?.options.rows);
  await api.db.execute(sql`DELETE FROM experiences WHERE primary_key = 5000`);
  expect((await index.read()).blocks.map(({ keys }) => keys.length)).toEqual([5, 0]);
});

it('reads nothing for a change that is rolled back', async () => {
  const index = createListingIndex(api.db);
  const { version } = await index.read();
  const rollback = api.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE experiences SET card_total = 1 WHERE primary_key = 1`);
    throw new Error('rolled back');
  });
  await expect(rollback).rejects.toThrow('rolled back');
  expect((await index.read()).version).toBe(version);
});

it('keeps the list of changes short, and has folded blocks read once more', async () => {
  for (let price = 0; price < 60; price += 1)
    await api.db.execute(sql`UPDATE experiences SET card_total = ${price} WHERE primary_key = 1`);
  const index = createListingIndex(api.db);
  const { version } = await index.read();
  await foldListingChanges(api.db);
  const versions = [...(await listVersions(api.db)).values()];
  expect(versions[0]?.split(' ')).toHaveLength(1);
  expect(versions[1]?.split(' ').length).toBeGreaterThan(1);
  expect((await index.read()).version).toBe(version + 1);
});
