import { paths } from '@kaadu/contracts';
import { listSitemapPages, type SitemapPage } from '@kaadu/contracts/sitemap';
import { eq } from 'drizzle-orm';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { destinations } from '../../catalogue';
import { guides } from '../guides';
import { places } from '../places';
import { stories } from '../stories';
import { listSitemapPart } from './list-sitemap-part';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (query = '') => {
  const response = await api.app.inject({ url: `/sitemap/pages${query}` });
  return { status: response.statusCode, body: response.json<unknown>() };
};
const pagesOf = async () => dataOf(listSitemapPages, (await read()).body).pages;
const pageAt = async (path: string) => (await pagesOf()).find((page) => page.path === path);

it('lists every record once, with a date, and the pages that exist once', async () => {
  const pages = await pagesOf();
  const found = pages.map(({ path }) => path);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(
    expect.arrayContaining([
      '/',
      '/experiences',
      '/about',
      paths.experience.getHref('cardamom-farm-stay', 1),
      paths.places.getHref('coorg', 1),
      paths.experiences.getHref({ destinations: [1] }),
    ]),
  );
  const [guide] = await api.database.db.select().from(guides).limit(1);
  for (const path of ['guide', 'how-to-get-there', 'best-time-to-visit'])
    expect(found).toContain(`/${path}/${guide?.url}/${guide?.primaryKey}`);
  const undated = pages.filter(({ modified_at }) => modified_at === null).map(({ path }) => path);
  expect(undated).toEqual(['/availability', '/about', '/contact-us', '/privacy-and-terms']);
});

it('lists places to visit only of a destination that has some', async () => {
  const { db } = api.database;
  const withPlaces = await db.selectDistinct({ key: places.destinationPk }).from(places);
  const listed = (await pagesOf()).filter(({ path }) => path.startsWith('/places-to-visit/'));
  expect(listed).toHaveLength(withPlaces.length);
  expect(await db.$count(destinations)).toBeGreaterThan(withPlaces.length);
});

it('lists the same pages in chunks as in one response', async () => {
  const { db } = api.database;
  const collected: SitemapPage[] = [];
  let cursor: string | undefined;
  do {
    const part = await listSitemapPart(db, cursor, 2);
    collected.push(...part.pages);
    cursor = part.next ?? undefined;
  } while (cursor);
  expect(collected).toEqual(await pagesOf());
});

it('is empty after the last key', async () => {
  const { status, body } = await read('?cursor=story.9999999999');
  expect(status).toBe(200);
  expect(dataOf(listSitemapPages, body)).toEqual({ pages: [], next: null });
});

it.each(['?cursor=unknown.1', '?cursor=1', '?cursor=experience.99999999999'])(
  '%s is refused',
  async (query) => {
    expect((await read(query)).status).toBeGreaterThanOrEqual(400);
    expect((await read(query)).status).toBeLessThan(500);
  },
);

it('a change of the text updates the date of a page, an identical write does not', async () => {
  const { db } = api.database;
  const [story] = await db.select().from(stories).limit(1);
  if (!story) throw new Error('There is no story');
  const path = paths.story.getHref(story.url, story.primaryKey);
  const atOnce = new Date('2026-01-01T00:00:00Z');
  const disabled = 'ALTER TABLE stories DISABLE TRIGGER stories_updated_at';
  await db.execute(disabled);
  await db.update(stories).set({ updatedAt: atOnce }).where(eq(stories.primaryKey, story.primaryKey));
  await db.execute(disabled.replace('DISABLE', 'ENABLE'));
  await db.update(stories).set({ title: story.title }).where(eq(stories.primaryKey, story.primaryKey));
  expect((await pageAt(path))?.modified_at).toBe('2026-01-01T00:00:00Z');
  await db.update(stories).set({ title: 'New' }).where(eq(stories.primaryKey, story.primaryKey));
  const changed = (await pageAt(path))?.modified_at ?? '';
  expect(Date.parse(changed)).toBeGreaterThan(Date.parse('2026-01-02T00:00:00Z'));
});
