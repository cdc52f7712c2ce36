import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setUpDatabase } from '../../testing/databases/set-up-database';
import { readState, writeState } from '../database/app-state';
import type { Database } from '../database/database';
import { type ContentChange, createContentChanges, type Refresher } from './content-changes';

let database: Database;
setUpDatabase((opened) => (database = opened));

/** Waits for a last notification: a server delivers them in order, a little after the commit. */
afterEach(async () => {
  const marker = `marker_${randomUUID().replaceAll('-', '')}`;
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await database.listen(marker, arrive);
  await database.db.execute(sql`SELECT pg_notify(${marker}, '')`);
  await arrived;
});

/** Writes a value and reports changes in one transaction, with the given refreshers. */
async function change(value: string, reported: readonly ContentChange[], refreshers: readonly Refresher[]) {
  let drops = 0;
  const changes = await createContentChanges(database, refreshers, () => (drops += 1));
  const outcome = await changes
    .transaction(async (tx, changed) => {
      await writeState(tx, 'content', value);
      for (const one of reported) changed(one);
    })
    .then(
      () => 'committed',
      () => 'rolled back',
    );
  return { outcome, drops, stored: await readState(database.db, 'content') };
}

const activities: ContentChange = { noun: 'activities', keys: [3] };

it('transaction passes all reported changes to every refresher once, before the commit', async () => {
  const seen: unknown[] = [];
  const refresher: Refresher = async (tx, changed) => {
    seen.push([[...changed], await readState(tx, 'content')]);
  };
  await change(
    'new',
    [activities, { noun: 'places', keys: [1] }, { noun: 'activities', keys: [4] }],
    [refresher, refresher],
  );
  const changed = [
    ['activities', [3, 4]],
    ['places', [1]],
  ];
  expect(seen).toEqual([
    [changed, 'new'],
    [changed, 'new'],
  ]);
});

it('transaction rolls back and keeps the caches when a refresher fails', async () => {
  await change('before', [], []);
  const failing: Refresher = () => Promise.reject(new Error('no space left'));
  expect(await change('after', [activities], [failing])).toEqual({
    outcome: 'rolled back',
    drops: 0,
    stored: 'before',
  });
});

it('transaction clears the caches before it resolves', async () => {
  const { drops } = await change('new', [activities], []);
  expect(drops).toBeGreaterThanOrEqual(1);
});

it('transaction neither refreshes nor clears anything without a change of content', async () => {
  let refreshed = 0;
  const refresher: Refresher = async () => void (refreshed += 1);
  expect(await change('same', [], [refresher])).toEqual({ outcome: 'committed', drops: 0, stored: 'same' });
  expect(refreshed).toBe(0);
});

it('transaction clears the caches of every other process', async () => {
  let drops = 0;
  let arrived: () => void = () => undefined;
  const elsewhere = new Promise<void>((resolve) => (arrived = resolve));
  await createContentChanges(database, [], () => {
    drops += 1;
    arrived();
  });
  await change('new', [activities], []);
  await elsewhere;
  expect(drops).toBe(1);
});
