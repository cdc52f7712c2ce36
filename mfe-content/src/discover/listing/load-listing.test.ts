import { getListing, listPins } from '@kaadu/contracts/listing';
import { loaderArgs, mockApi } from '@kaadu/harness/testing';
import { listingMeta } from './listing-meta';
import { loadListing } from './load-listing';
import { aListing, somePins } from './test-data';

const api = mockApi();

/** Loads `/experiences` with the given query. The API applies the filter for `appliedDestinations` only. */
async function load(search: string, appliedDestinations: number[] = []) {
  const listing = aListing();
  api.respond(getListing, {
    ...listing,
    selected: { ...listing.selected, destinations: appliedDestinations },
  });
  const args = loaderArgs(`/experiences${search}`);
  const data = await loadListing(args);
  return { data, meta: listingMeta(data, { url: args.url }) };
}

test('the API is sent the query of the URL, clamped', async () => {
  await load('?destinations_pk=1,x&page=-3&range=9000,1000&sort=nonsense');
  expect(api.requests(getListing).map(({ query }) => query)).toEqual([
    { page: '1', range: '1000,9000', sort: 'recommended', destinations_pk: '1' },
  ]);
});

test('a URL that the form submits without JavaScript redirects to the canonical form', async () => {
  await expect(load('?destinations_pk=2&destinations_pk=1&range=500&range=3000')).rejects.toMatchObject({
    status: 301,
    location:
      '/experiences?destinations_pk=1,2&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,3000',
  });
});

test('keys unknown to the catalogue are dropped from the query shown', async () => {
  const { data } = await load('?destinations_pk=1,77', [1]);
  expect(data.query.filters.destinations_pk).toEqual([1]);
});

test('the unfiltered listing and a single filter may be indexed under a canonical URL', async () => {
  const plain = await load('?utm_source=x');
  expect(plain.meta).toMatchObject({ canonical: '/experiences', robots: undefined });
  const coorg = await load('?destinations_pk=1', [1]);
  expect(coorg.meta.robots).toBeUndefined();
  expect(coorg.meta.title).toBe('Stays and adventures in Coorg | Kaadu Trails');
});

test('a combination of filters stays out of the index', async () => {
  const { meta } = await load('?destinations_pk=1&range=500,3000', [1]);
  expect(meta.robots).toBe('noindex,follow');
  expect(meta.canonical).toContain('destinations_pk=1&');
});

test('a listing by date stays out of the index and of caches, and its canonical URL has no dates', async () => {
  const trip = { from: '2099-12-04', to: '2099-12-06', guests: 3, ages: [8] };
  api.respond(getListing, aListing({ trip }));
  const args = loaderArgs('/experiences?from=2099-12-04&to=2099-12-06&guests=3&ages=8');
  const data = await loadListing(args);
  expect(listingMeta(data, { url: args.url })).toMatchObject({
    canonical: '/experiences',
    robots: 'noindex,follow',
    isLive: true,
  });
});

test('dates that the API does not accept are dropped, and the page says so', async () => {
  const { data, meta } = await load('?from=2020-12-04&guests=3');
  expect(data).toMatchObject({ datesDropped: true, query: { trip: { from: '', to: '' } } });
  expect(meta.isLive).toBe(false);
});

test('a map loads the results of all pages by one call, and a list does not', async () => {
  api.respond(listPins, somePins);
  expect((await load('?page=2')).data.pins).toBeNull();
  expect(api.requests(listPins)).toEqual([]);
  const { data } = await load('?page=2&view=map&destinations_pk=1', [1]);
  expect(data.pins?.map(({ primary_key }) => primary_key)).toEqual([12, 13]);
  expect(api.requests(listPins).map(({ query }) => query)).toEqual([
    { page: '1', range: '500,100000', sort: 'recommended', destinations_pk: '1' },
  ]);
});

test('a listing is shown when its map could not be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.failNetwork(listPins);
  const { data } = await load('?view=map');
  expect(data.listing.cards).toHaveLength(2);
  expect(data.pins).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The map shows one page'), expect.anything());
});
