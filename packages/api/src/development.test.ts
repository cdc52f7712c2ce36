import { eq } from 'drizzle-orm';
import { generatedImages, fillNewDatabase } from './development';
import { stories } from './features/editorial/stories';
import type { Database } from './platform/database/database';
import { openDatabase } from './platform/database/open-database';

let database: Database;
beforeEach(async () => {
  database = await openDatabase({});
});
afterEach(() => database.close());

it('new embedded database is filled once: a restart neither reverts an edited record nor restores a deleted one', async () => {
  await fillNewDatabase(database);
  const [first, second] = await database.db.select().from(stories).limit(2);
  if (!first || !second) throw new Error('The sample content has stories');
  await database.db.update(stories).set({ title: 'Edited' }).where(eq(stories.primaryKey, first.primaryKey));
  await database.db.delete(stories).where(eq(stories.primaryKey, second.primaryKey));
  const stored = () => database.db.select().from(stories).orderBy(stories.primaryKey);
  const edited = await stored();

  await fillNewDatabase(database);
  expect(await stored()).toEqual(edited);
});

it('new database on a server stays empty', async () => {
  await fillNewDatabase({ ...database, kind: 'postgres' });
  expect(await database.db.$count(stories)).toBe(0);
});

it('sample images are generated, and no others', async () => {
  expect(String(await generatedImages.read('brand/home'))).toMatch(/^<svg/);
  expect(await generatedImages.exists('brand/home')).toBe(true);
  expect(await generatedImages.read('uploads/1')).toBeUndefined();
  expect(await generatedImages.exists('uploads/1')).toBe(false);
});
