import { searchAll } from '@kaadu/contracts/search';
import { dataOf } from '../../testing/data-of';
import { startTestApi, type TestApi } from '../../testing/test-api';

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
])('finds experiences by %s', async (_case, text, keys) => {
  const { experiences } = await search(text);
  expect(experiences.map((one) => one.primary_key)).toEqual(expect.arrayContaining(keys));
});

it('puts a title match before a match in the summary', async () => {
  const { experiences } = await search('cardamom');
  expect(experiences[0]?.primary_key).toBe(1);
  expect(experiences.length).toBeGreaterThan(1);
});

it('finds destinations and activities', async () => {
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
  'responds to %j with lists, never with an error',
  async (text) => {
    const found = await search(text);
    expect(Object.keys(found).sort()).toEqual(['activities', 'destinations', 'experiences']);
  },
);

it('ignores everything after the first hundred characters', async () => {
  const { experiences } = await search(`kabini${' '.repeat(100)}trek`);
  expect(experiences.map((one) => one.primary_key)).toEqual([2, 3]);
});
