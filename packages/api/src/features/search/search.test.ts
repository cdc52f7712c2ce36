import { searchAll } from '@kaadu/contracts/search';
import { eq } from 'drizzle-orm';
import { dataOf } from '../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { destinations, experiences } from '../catalogue';
import { refreshSearchIndex } from './refresh-search-index';
import { searchSynonyms } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function search(text: string) {
  const response = await api.app.inject({ url: `/search/all?text=${encodeURIComponent(text)}` });
  return dataOf(searchAll, response.json());
}

it.each([
  ['a whole word', 'kabini', [2, 3]],
  ['the beginning of a word', 'kab', [2, 3]],
  ['a typing mistake', 'kabnii', [2, 3]],
  ['half a word with a mistake', 'kayk', [3]],
  ['capitals and spaces', '  KABINI   lodge ', [2]],
  ['two words of different documents', 'kabini trek', [2, 3]],
  ['the name of an activity', 'safari', [2, 5]],
])('search finds experiences by %s', async (_case, text, keys) => {
  const { experiences } = await search(text);
  expect(experiences.map((one) => one.primary_key)).toEqual(expect.arrayContaining(keys));
});

it('title match ranks above a match in the summary', async () => {
  const { experiences } = await search('cardamom');
  expect(experiences[0]?.primary_key).toBe(1);
  expect(experiences.length).toBeGreaterThan(1);
});

it('search finds destinations and activities', async () => {
  expect((await search('wayanad')).destinations).toEqual([{ primary_key: 3, name: 'Wayanad' }]);
  expect((await search('wayand')).destinations[0]?.name).toBe('Wayanad');
  expect((await search('kerala')).destinations[0]?.name).toBe('Wayanad');
  expect((await search('scuba')).activities[0]).toEqual({
    primary_key: 4,
    name: 'Scuba diving',
    page_url: 'scuba-diving',
  });
});

it.each(['', '   ', '%', "'; DROP TABLE users; --", "a'b:*&|!(", '\\', '🏕', 'zzzqqqxxx', ':*'])(
  'search responds to %j with lists, never with an error',
  async (text) => {
    const found = await search(text);
    expect(found).toMatchObject({ experiences: expect.any(Array), did_you_mean: null });
  },
);

it('search ignores everything after the first hundred characters', async () => {
  const { experiences } = await search(`kabini${' '.repeat(100)}trek`);
  expect(experiences.map((one) => one.primary_key)).toEqual([2, 3]);
});

it.each([
  ['kodagu', 'coorg'],
  ['kodag', 'coorg'],
  ['mercara', 'madikeri'],
])('search by %s finds the same as %s', async (text, other) => {
  const [found, expected] = [await search(text), await search(other)];
  expect(found.experiences.map((one) => one.primary_key).sort()).toEqual(
    expected.experiences.map((one) => one.primary_key).sort(),
  );
  expect(found.experiences.length).toBeGreaterThan(0);
});

it('search by another name finds a destination, its guide and its stories, but nothing merely similar', async () => {
  const found = await search('kodagu');
  expect(found.destinations).toEqual([{ primary_key: 1, name: 'Coorg' }]);
  expect(found.guides).toEqual([{ primary_key: 1, name: 'A guide to Coorg', page_url: 'coorg-guide' }]);
  expect(found.stories).toHaveLength(3);
  expect((await search('coorg')).destinations).toEqual(found.destinations);
});

it('search by either name of the city finds destinations near it', async () => {
  const move = async (experienceKm: number, destinationKm: number) => {
    await api.db.update(experiences).set({ distanceKm: experienceKm }).where(eq(experiences.primaryKey, 4));
    await api.db.transaction((tx) => refreshSearchIndex(tx, new Map([['experiences', [4]]])));
    await api.db
      .update(destinations)
      .set({ distanceKm: destinationKm })
      .where(eq(destinations.primaryKey, 3));
  };
  const [experience] = await api.db.select().from(experiences).where(eq(experiences.primaryKey, 4));
  const [destination] = await api.db.select().from(destinations).where(eq(destinations.primaryKey, 3));
  if (!experience || !destination) throw new Error('The small data set has changed');
  await move(60, 60);
  for (const name of ['bengaluru', 'bangalore', 'banglore']) {
    const found = await search(name);
    expect(found.experiences.map((one) => one.primary_key)).toEqual([4]);
    expect(found.destinations.map((one) => one.primary_key)).toEqual([3]);
  }
  await move(experience.distanceKm, destination.distanceKm);
});

it('index is updated when names are added and removed', async () => {
  const isSecond = eq(searchSynonyms.primaryKey, 2);
  const rename = (names: string[]) =>
    api.db.transaction(async (tx) => {
      await tx.update(searchSynonyms).set({ names }).where(isSecond);
      await refreshSearchIndex(tx, new Map([['synonyms', [2]]]));
    });
  const [before] = await api.db.select().from(searchSynonyms).where(isSecond);
  await rename(['madikeri', 'fort town']);
  expect((await search('fort town')).experiences.length).toBeGreaterThan(0);
  expect((await search('mercara')).experiences).toEqual([]);
  await rename(before?.names ?? []);
  expect((await search('mercara')).experiences.length).toBeGreaterThan(0);
});

it.each([
  ['kabnii', 'kabini'],
  ['Kabini treking', 'kabini trekking'],
  ['kodgu', 'kodagu'],
  ['kabini', null],
  ['kab', null],
  ['zzzqqqxxx', null],
])('search corrects %s to %s', async (text, expected) => {
  expect((await search(text)).did_you_mean).toBe(expected);
});
