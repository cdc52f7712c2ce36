import { getHome } from '@kaadu/contracts/home';
import { getListing } from '@kaadu/contracts/listing';
import { searchAll } from '@kaadu/contracts/search';
import { type TestApi, startTestApi } from '../../testing/test-api';
import { dataOf } from '../../testing/data-of';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function get(url: string) {
  const response = await api.app.inject({ method: 'GET', url });
  return { status: response.statusCode, headers: response.headers, body: response.json<unknown>() };
}
async function search(text: string) {
  const { body } = await get(`/search/all?text=${encodeURIComponent(text)}`);
  return dataOf(searchAll, body);
}
async function listing(query: string) {
  const { status, body } = await get(`/home/filter${query}`);
  expect(status).toBe(200);
  return dataOf(getListing, body);
}

describe('home', () => {
  it('shows the catalogue with prices that include tax, and less for members', async () => {
    const data = dataOf(getHome, (await get('/home/bootstrap')).body);
    expect(data.stats).toEqual({ experiences: 5, destinations: 3, stays: 3 });
    const farm = data.featured_stays.find((card) => card.primary_key === 1);
    // Cheapest room ₹5,000 at 5 %; members 10 % off before tax.
    expect(farm?.price).toEqual({ total: 525_000, member_total: 472_500, unit: 'night' });
    const lodge = data.featured_stays.find((card) => card.primary_key === 2);
    expect(lodge?.price.total).toBe(1_180_000);
    const tree = data.featured_stays.find((card) => card.primary_key === 5);
    expect(tree?.price.total).toBe(95_000);
  });

  it('answers 304 to a client that has the very answer', async () => {
    const first = await api.app.inject({ url: '/home/footerDetails' });
    const second = await api.app.inject({
      url: '/home/footerDetails',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });
});

describe('search', () => {
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
    'answers %j with lists, never an error',
    async (text) => {
      const found = await search(text);
      expect(Object.keys(found).sort()).toEqual(['activities', 'destinations', 'experiences']);
    },
  );

  it('looks at the first hundred characters only', async () => {
    const { experiences } = await search(`kabini${' '.repeat(100)}trek`);
    expect(experiences.map((one) => one.primary_key)).toEqual([2, 3]);
  });
});

describe('listing', () => {
  it('counts each facet given the other filters', async () => {
    const { total, facets, cards } = await listing('?destinations_pk=2&activities_pk=3');
    expect(total).toBe(1);
    expect(cards.map((card) => card.primary_key)).toEqual([3]);
    const counts = (name: 'destinations' | 'activities') =>
      Object.fromEntries(facets[name].map((facet) => [facet.primary_key, facet.count]));
    // Kayaking is offered at Kabini alone; at Kabini one finds a safari and kayaking.
    expect(counts('destinations')).toEqual({ 1: 0, 2: 1, 3: 0 });
    expect(counts('activities')).toEqual({ 1: 0, 2: 1, 3: 1, 4: 0 });
  });

  it('takes several values of a filter as alternatives', async () => {
    expect((await listing('?destinations_pk=2,3')).total).toBe(3);
    expect((await listing('?destinations_pk=2&destinations_pk=3')).total).toBe(3);
    expect((await listing('?stay_type_pk=2,3')).total).toBe(2);
    expect((await listing('?budgets_pk=1')).total).toBe(3);
    expect((await listing('?durations_pk=2&themes_pk=2')).total).toBe(2);
  });

  it('takes the range in rupees, both ends included', async () => {
    expect((await listing('?range=945,1260')).cards.map((card) => card.primary_key).sort()).toEqual([
      3, 4, 5,
    ]);
    expect((await listing('?range=1260,946')).total).toBe(2);
  });

  it.each([
    ['recommended', [2, 1, 5, 3, 4]],
    ['price_low', [4, 5, 3, 1, 2]],
    ['price_high', [2, 1, 3, 5, 4]],
    ['rating', [1, 3, 5, 4, 2]],
    ['newest', [2, 1, 3, 4, 5]],
  ])('sorts by %s', async (sort, keys) => {
    expect((await listing(`?sort=${sort}`)).cards.map((card) => card.primary_key)).toEqual(keys);
  });

  it.each(['?page=-3', '?page=x', '?sort=worst', '?range=a,b', '?destinations_pk=999,abc,-1', '?range=,'])(
    'drops or clamps %s',
    async (query) => {
      const { total, page } = await listing(query);
      expect([total, page]).toEqual([5, 1]);
    },
  );

  it('answers a page past the end with no cards and the real total', async () => {
    const { cards, total, page_count } = await listing('?page=99999999');
    expect([cards.length, total, page_count]).toEqual([0, 5, 1]);
  });
});

describe('experience', () => {
  it('prices every option with its own tax', async () => {
    const { body } = await get('/experience/getExpByPk?primary_key=1');
    expect(body).toMatchObject({
      data: {
        options: [
          { price: { base: 500_000, tax: 25_000, total: 525_000, tax_label: 'GST 5%' } },
          { price: { base: 900_000, tax: 162_000, total: 1_062_000, tax_label: 'GST 18%' } },
        ],
        similar: expect.arrayContaining([expect.objectContaining({ primary_key: 5 })]),
      },
    });
  });

  it.each([
    ['999', 404],
    ['abc', 400],
    ['', 400],
    ['99999999999', 400],
  ])('answers key %j with %i', async (key, status) => {
    const response = await get(`/experience/getExpByPk?primary_key=${key}`);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ status: 'error', message: expect.any(String) });
  });
});
