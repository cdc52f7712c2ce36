import { setUpDatabase } from '../../testing/databases/set-up-database';
import { readState, writeState } from './app-state';
import type { Database } from './database';
import { inSnapshot } from './in-snapshot';

let database: Database;
setUpDatabase((opened) => (database = opened));

it('two reads agree while another connection writes', async () => {
  const { db, kind } = database;
  await writeState(db, 'content', 'before');
  const { read, written } = await inSnapshot(db, async (tx) => {
    const first = await readState(tx, 'content');
    const writing = writeState(db, 'content', 'after');
    // The embedded database's only connection is the snapshot's: there the write waits.
    if (kind === 'postgres') await writing;
    return { read: [first, await readState(tx, 'content')], written: { writing } };
  });
  await written.writing;
  expect(read).toEqual(['before', 'before']);
  expect(await readState(db, 'content')).toBe('after');
});

it('a write is refused', async () => {
  const writing = inSnapshot(database.db, (tx) => writeState(tx, 'content', 'changed'));
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
