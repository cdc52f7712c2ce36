import { eq } from 'drizzle-orm';
import { stories } from '../features/stories';
import { story } from '../testing/back-office';
import { signInStaff } from '../testing/people';
import { smallData } from '../testing/small-data';
import { type TestApi, startTestApi } from '../testing/test-api';
import { createTestDatabase } from '../testing/test-database';
import { isWithoutContent, loadSampleContent } from './load-sample-content';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

function firstOf<Item>([first, ...others]: readonly Item[]): [Item, Item[]] {
  if (first === undefined) throw new Error('The small data set has one');
  return [first, others];
}

/** A newer version of the small data set: an experience and a story say something else, and a story is new. */
function upgraded() {
  const [experience, otherExperiences] = firstOf(smallData.experiences);
  const [firstStory, otherStories] = firstOf(smallData.stories);
  return {
    ...smallData,
    experiences: [
      {
        ...experience,
        title: 'Pepper Farm Stay',
        options: experience.options.map((one) => ({ ...one, basePaise: 100 })),
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
  loadSampleContent(api.database, data, api.now);
const get = async (url: string) => (await api.app.inject({ url })).json<{ data: unknown }>().data;

async function editStory(primaryKey: number): Promise<void> {
  const { headers } = await signInStaff(api, 'content', { email: 'ed@example.com', phone: '9944400001' });
  const payload = { ...story, primary_key: primaryKey, version: 0, title: 'Edited by hand' };
  const answer = await api.app.inject({ method: 'POST', url: '/admin/createBlog', headers, payload });
  expect(answer.statusCode).toBe(200);
}

it('changes nothing when the same data is loaded again', async () => {
  expect(await load(smallData)).toEqual({ added: 0, updated: 0, kept: 0 });
});

it('updates records that nobody has edited, with all that is derived from them, and adds new ones', async () => {
  // The experience, its two options with what an extra guest pays in them, and a story; another story is new.
  expect(await load(upgraded())).toEqual({ added: 1, updated: 6, kept: 0 });
  expect(await get('/experience/getExpByPk?primary_key=1')).toMatchObject({
    title: 'Pepper Farm Stay',
    price: { total: 100 },
  });
  expect(await get('/search/all?text=pepper')).toMatchObject({ experiences: [{ primary_key: 1 }] });
  expect(await get('/getBlogByPk?primary_key=9')).toMatchObject({ blog_title: 'Story 9' });
});

it('keeps what an editor made of a sample story when the sample data is upgraded', async () => {
  await editStory(1);
  const edited = () => api.db.select().from(stories).where(eq(stories.primaryKey, 1));
  const before = await edited();
  expect(await load(smallData)).toEqual({ added: 0, updated: 0, kept: 1 });
  expect(await load(upgraded())).toMatchObject({ kept: 1 });
  expect(await edited()).toEqual(before);
  expect(await get('/getBlogByPk?primary_key=1')).toMatchObject({ blog_title: 'Edited by hand' });
});

it('does not bring back what was deleted, and deletes nothing that the sample no longer has', async () => {
  await api.db.delete(stories).where(eq(stories.primaryKey, 1));
  const [, others] = firstOf(smallData.faqs);
  expect(await load({ ...smallData, faqs: others })).toMatchObject({ added: 0, kept: 1 });
  expect((await api.app.inject({ url: '/getBlogByPk?primary_key=1' })).statusCode).toBe(404);
  expect(await get('/home/bootstrapFaqs')).toHaveLength(smallData.faqs.length);
});

it('leaves a key or a name to the editor who had it first', async () => {
  const [activity, others] = firstOf(smallData.activities);
  await api.db.insert(stories).values({
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
  expect(await load({ ...upgraded(), activities })).toMatchObject({ added: 0, kept: 2 });
  expect(await get('/getBlogByPk?primary_key=9')).toMatchObject({ blog_title: 'By hand' });
});

it('counts a database as without content until something is loaded or written', async () => {
  const empty = await createTestDatabase();
  const database = await empty.open();
  expect(await isWithoutContent(database)).toBe(true);
  await loadSampleContent(database, { ...smallData, experiences: [], stories: [], guides: [] });
  expect(await isWithoutContent(database)).toBe(false);
  await database.close();
  await empty.drop();
});
