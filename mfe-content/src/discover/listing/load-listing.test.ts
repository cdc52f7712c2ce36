import { testOrigins } from '@kaadu/harness';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { aListing } from './test-data';
import { loaderArgs } from '@kaadu/harness/testing';
import { listingMeta } from './listing-meta';
import { loadListing } from './load-listing';

let asked = '';
const server = setupServer(
  http.get(`${testOrigins.apiUrl}/home/filter`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked = searchParams.toString();
    const known = (searchParams.get('destinations_pk') ?? '').split(',').filter((key) => key === '1');
    const listing = aListing();
    const selected = { ...listing.selected, destinations: known.map(Number) };
    return HttpResponse.json({ status: 'success', data: { ...listing, selected } });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const load = async (search: string) => {
  const args = loaderArgs(`/experiences${search}`);
  const data = await loadListing(args);
  return { data, meta: listingMeta(data, { url: args.url }) };
};

test('the API is asked for what the address says, clamped', async () => {
  await load('?destinations_pk=1,x&page=-3&range=9000,1000&sort=nonsense');
  expect(new URLSearchParams(asked)).toEqual(
    new URLSearchParams('page=1&range=1000,9000&sort=recommended&destinations_pk=1'),
  );
});

test('an address as the form makes it without script is sent to its proper form', async () => {
  await expect(load('?destinations_pk=2&destinations_pk=1&range=500&range=3000')).rejects.toMatchObject({
    status: 301,
    location:
      '/experiences?destinations_pk=1,2&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,3000',
  });
});

test('keys that the catalogue does not know are dropped from what is shown', async () => {
  const { data } = await load('?destinations_pk=1,77');
  expect(data.query.filters.destinations_pk).toEqual([1]);
});

test('the plain list and a single filter may be indexed, under a canonical address', async () => {
  const plain = await load('?utm_source=x');
  expect(plain.meta).toMatchObject({ canonical: '/experiences', robots: undefined });
  const coorg = await load('?destinations_pk=1');
  expect(coorg.meta.robots).toBeUndefined();
  expect(coorg.meta.title).toBe('Stays and adventures in Coorg | Kaadu Trails');
});

test('views of several filters stay out of the index', async () => {
  const { meta } = await load('?destinations_pk=1&range=500,3000');
  expect(meta.robots).toBe('noindex,follow');
  expect(meta.canonical).toContain('destinations_pk=1&');
});
