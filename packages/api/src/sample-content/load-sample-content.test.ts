import { eq } from 'drizzle-orm';
import { faqs, listCardsByKey } from '../features/catalogue';
import { findExperienceKeys } from '../features/search';
import { stories } from '../features/editorial/stories';
import type { Database } from '../platform/database/database';
import { testStart } from '../testing/databases/database-snapshot';
import { smallData } from '../testing/data/small-data';
import { createTestDatabase } from '../testing/databases/test-database';
import { isWithoutContent, loadSampleContent } from './load-sample-content';

let database: Database;
let drop: () => Promise<void>;
beforeEach(async () => {
  const created = await createTestDatabase('sample');
  drop = created.drop;
  database = await created.open();
});
afterEach(async () => {
  await database.close();
  await drop();
});

function firstOf<Item>([first, ...others]: readonly Item[]): [Item, Item[]] {
  if (first === undefined) throw new Error('The small data set has one');
  return [first, others];
}

/** Creates a newer version of the small data set: a changed experience and story, and a new story. */
function upgraded() {
  const [experience, otherExperiences] = firstOf(smallData.experiences);
  const [firstStory, otherStories] = firstOf(smallData.stories);
  return {
    ...smallData,
    experiences: [
      {
        ...experience,
        title: 'Pepper Farm Stay',
        options: experience.options.map((one) => ({ ...one, base_paise: 100 })),
      },
      ...otherExperiences,
    ],
    stories: [
      { ...firstStory, title: 'Upgraded title' },
      ...otherStories,
      { ...firstStory, key: 9, url: 'story-9', title: 'Story 9' },
    ],
  };
}

const load = (data: Parameters<typeof loadSampleContent>[1]) =>
  loadSampleContent(database, data, () => testStart);
const story = async (key: number) => {
  const [found] = await database.db.select().from(stories).where(eq(stories.primaryKey, key));
  return found;
};
/** Edits a story as an editor would. */
const editStory = (key: number) =>
  database.db.update(stories).set({ title: 'Edited by hand' }).where(eq(stories.primaryKey, key));

it('loading the same data again changes nothing', async () => {
  expect(await load(smallData)).toEqual({ added: 0, updated: 0, unchanged: 0 });
});

it('loading updates unedited records with their derived data, and adds new ones', async () => {
  // The experience, the extra guest prices of its two options, and a story; another story is new.
  expect(await load(upgraded())).toEqual({ added: 1, updated: 6, unchanged: 0 });
  // ₹1.05 with tax, rounded to whole rupees.
  expect(await listCardsByKey(database.db, [1])).toMatchObject([
    { title: 'Pepper Farm Stay', price: { total: 100 } },
  ]);
  expect(await findExperienceKeys(database.db, 'pepper')).toEqual([1]);
  expect(await story(9)).toMatchObject({ title: 'Story 9' });
});

it('loading newer sample data keeps edits of a sample story', async () => {
  await editStory(1);
  const before = await story(1);
  expect(await load(smallData)).toEqual({ added: 0, updated: 0, unchanged: 1 });
  expect(await load(upgraded())).toMatchObject({ unchanged: 1 });
  expect(await story(1)).toEqual(before);
  expect(before).toMatchObject({ title: 'Edited by hand' });
});

it('loading neither restores deleted records nor deletes those that the sample no longer has', async () => {
  await database.db.delete(stories).where(eq(stories.primaryKey, 1));
  const [, others] = firstOf(smallData.faqs);
  expect(await load({ ...smallData, faqs: others })).toMatchObject({ added: 0, unchanged: 1 });
  expect(await story(1)).toBeUndefined();
  expect(await database.db.$count(faqs)).toBe(smallData.faqs.length);
});

it('loading leaves a key or a name to the record of an editor', async () => {
  const [activity, others] = firstOf(smallData.activities);
  await database.db.insert(stories).values({
    primaryKey: 9,
    url: 'by-hand',
    title: 'By hand',
    description: '',
    author: 'Nila',
    publishedAt: '2026-01-01',
    sections: [],
    readingMinutes: 1,
  });
  const activities = [activity, ...others, { ...activity, key: 99 }];
  expect(await load({ ...upgraded(), activities })).toMatchObject({ added: 0, unchanged: 2 });
  expect(await story(9)).toMatchObject({ title: 'By hand' });
});

it('isWithoutContent is true until something is loaded or written', async () => {
  const empty = await createTestDatabase();
  const opened = await empty.open();
  expect(await isWithoutContent(opened)).toBe(true);
  await loadSampleContent(opened, { ...smallData, experiences: [], stories: [], guides: [] });
  expect(await isWithoutContent(opened)).toBe(false);
  await opened.close();
  await empty.drop();
});
