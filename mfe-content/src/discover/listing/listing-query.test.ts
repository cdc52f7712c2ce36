import {
  countFilters,
  noFilters,
  isFormQuery,
  listingHref,
  listingParams,
  readListingQuery,
  toggleKey,
  undatedHref,
  withKind,
} from './listing-query';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

test('the URL of §2.3 is read and written back unchanged', () => {
  const search =
    'destinations_pk=3&activities_pk=&themes_pk=1,2&stay_type_pk=&page=2&durations_pk=&budgets_pk=&range=500,100000';
  const query = read(search);
  expect(query.filters.destinations_pk).toEqual([3]);
  expect(query.filters.themes_pk).toEqual([1, 2]);
  expect(query.page).toBe(2);
  expect(listingHref(query)).toBe(`/experiences?${search}`);
});

test('repeated keys mean the same as a comma-separated list', () => {
  expect(read('themes_pk=2&themes_pk=1&range=700&range=900')).toEqual(read('themes_pk=1,2&range=700,900'));
  expect(isFormQuery(new URLSearchParams('themes_pk=2&themes_pk=1'))).toBe(true);
  expect(isFormQuery(new URLSearchParams('themes_pk=2,1&page=1'))).toBe(false);
});

test('invalid parameters are dropped or clamped', () => {
  const query = read('destinations_pk=1,x,-2,0,99999999999,1&page=-4&sort=rm%20-rf&range=9e9,banana');
  expect(query.filters.destinations_pk).toEqual([1]);
  expect(query.page).toBe(1);
  expect(query.sort).toBe('recommended');
  expect(query.range).toEqual([500, 100_000]);
  expect(read('page=99999999').page).toBe(10_000);
  expect(
    read(`themes_pk=${Array.from({ length: 500 }, (_, i) => i + 1).join(',')}`).filters.themes_pk,
  ).toHaveLength(40);
});

test('a range in the wrong order is swapped, and a blank end means no limit', () => {
  expect(read('range=9000,1000').range).toEqual([1000, 9000]);
  expect(read('range=&range=3000').range).toEqual([500, 3000]);
});

test('the unfiltered listing has a short URL', () => {
  expect(listingHref(noFilters)).toBe('/experiences');
  expect(listingHref({ ...noFilters, page: 2 })).toBe('/experiences?page=2');
  expect(listingHref({ ...noFilters, sort: 'rating' })).toContain('&sort=rating');
});

test('toggling a key adds it, removes it, and goes back to the first page', () => {
  const once = toggleKey({ ...noFilters, page: 5 }, 'themes_pk', 4);
  expect(once.filters.themes_pk).toEqual([4]);
  expect(once.page).toBe(1);
  expect(toggleKey(once, 'themes_pk', 4).filters.themes_pk).toEqual([]);
});

test('only the filters that are set are sent to the API', () => {
  expect(listingParams(toggleKey(noFilters, 'budgets_pk', 2))).toEqual({
    budgets_pk: '2',
    page: '1',
    range: '500,100000',
    sort: 'recommended',
  });
});

test('dates and party follow the filters in the URL, and are read back', () => {
  const query = read('destinations_pk=1&from=2099-12-04&to=2099-12-06&guests=3&ages=8');
  expect(query.trip).toEqual({ from: '2099-12-04', to: '2099-12-06', party: { adults: 2, ages: [8] } });
  expect(listingHref(query)).toMatch(/&range=500,100000&from=2099-12-04&to=2099-12-06&guests=3&ages=8$/);
  expect(listingHref({ ...noFilters, trip: query.trip })).toBe(
    '/experiences?from=2099-12-04&to=2099-12-06&guests=3&ages=8',
  );
  expect(listingParams(query)).toMatchObject({
    from: '2099-12-04',
    to: '2099-12-06',
    guests: '3',
    ages: '8',
  });
});

test.each(['from=2099-02-30&to=2099-03-02', 'to=2099-03-02', 'from=tomorrow'])('%s is no date', (search) => {
  expect(read(search).trip).toMatchObject({ from: '', to: '' });
});

test('a departure that does not follow the arrival is dropped', () => {
  expect(read('from=2099-12-04&to=2099-12-04').trip).toMatchObject({ from: '2099-12-04', to: '' });
});

test('the home page’s form without JavaScript leaves dates empty', () => {
  expect(isFormQuery(new URLSearchParams('destinations_pk=1&from=&to=&guests=2'))).toBe(true);
});

test('the map is kept in the URL, and is not part of the canonical one', () => {
  const query = readListingQuery(new URLSearchParams('page=2&view=map'));
  expect(query.view).toBe('map');
  expect(listingHref(query)).toBe('/experiences?page=2&view=map');
  expect(listingHref({ ...noFilters, view: 'map' })).toBe('/experiences?view=map');
  expect(undatedHref({ ...noFilters, view: 'map' })).toBe('/experiences');
  expect(readListingQuery(new URLSearchParams('view=globe')).view).toBe('list');
});

test('kind and facts of the experience follow the filters of the specification', () => {
  const query = read('kind=stays&rating=40,x&distance=200&free_cancellation=1');
  expect(undatedHref(query)).toBe('/experiences?kind=stays&free_cancellation=1&rating=40&distance=200');
  expect(undatedHref({ ...query, page: 2 })).toBe(
    '/experiences?page=2&kind=stays&free_cancellation=1&rating=40&distance=200',
  );
  expect(undatedHref(toggleKey(query, 'themes_pk', 4))).toMatch(
    /^\/experiences\?destinations_pk=&.*&kind=stays&/,
  );
  expect(countFilters(query)).toBe(3);
  expect(listingParams(query)).toMatchObject({ kind: 'stays', rating: '40' });
  expect(read('kind=castles').kind).toBeNull();
});

test('a kind keeps the filters that it has', () => {
  const stays = toggleKey(toggleKey(noFilters, 'stay_type_pk', 2), 'amenities_pk', 3);
  const query = toggleKey(stays, 'themes_pk', 4);
  expect(withKind({ ...query, page: 3 }, 'activities')).toEqual({
    ...toggleKey(noFilters, 'themes_pk', 4),
    kind: 'activities',
  });
  expect(withKind(query, 'stays')).toEqual({ ...query, kind: 'stays' });
});
