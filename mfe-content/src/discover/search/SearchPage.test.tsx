import { getListing } from '@kaadu/contracts/listing';
import { noSearchResults, searchAll, type SearchResults } from '@kaadu/contracts/search';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../listing/test-data';
import { loadSearch, searchMeta } from './load-search';
import { SearchPage } from './SearchPage';

const api = mockApi();

const found: SearchResults = {
  ...noSearchResults,
  destinations: [{ primary_key: 1, name: 'Coorg' }],
  activities: [{ primary_key: 4, name: 'Coffee walks', page_url: 'coffee-walks' }],
  guides: [{ primary_key: 2, name: 'A guide to Coorg', page_url: 'coorg-guide' }],
  stories: [{ primary_key: 3, name: 'The day the coffee flowers', page_url: 'coffee-flowers' }],
};

async function visit(path: string, results: SearchResults = found, listing = aListing()) {
  api.respond(searchAll, results);
  api.respond(getListing, listing);
  const data = await loadSearch(loaderArgs(path));
  return { data, ...renderRemote(<SearchPage data={data} />, { at: path }) };
}

const summary = () => screen.getAllByRole('status')[0];
const linkIn = (region: string, name: string) =>
  within(screen.getByRole('region', { name: region })).getByRole('link', { name });

test('shows every kind of result, and experiences with prices and filters', async () => {
  await visit('/search?text=kodagu');
  expect(screen.getByRole('heading', { level: 1, name: /^Results for “ ?kodagu ?”$/ })).toBeVisible();
  expect(summary()).toHaveTextContent('30 stays and activities, 4 pages');
  expect(linkIn('Destinations', 'Coorg')).toHaveAttribute(
    'href',
    expect.stringContaining('destinations_pk=1&'),
  );
  expect(linkIn('Activities', 'Coffee walks')).toHaveAttribute('href', '/activities/coffee-walks/4');
  expect(linkIn('Guides', 'A guide to Coorg')).toHaveAttribute('href', '/guide/coorg-guide/2');
  expect(linkIn('Stories', 'The day the coffee flowers')).toHaveAttribute(
    'href',
    '/stories/coffee-flowers/3',
  );
  const experiences = screen.getByRole('region', { name: 'Stays and activities' });
  expect(within(experiences).getByRole('link', { name: 'Misty Ridge Camp' })).toBeVisible();
  expect(
    within(experiences)
      .getAllByText(/^₹\d/)
      .map(({ textContent }) => textContent),
  ).toEqual(['₹5,250', '₹4,900', '₹5,250', '₹4,900']);
  expect(within(experiences).getByRole('checkbox', { name: /Trekking/ })).toBeInTheDocument();
});

test('a filter, the order and a page keep the text', async () => {
  const { navigate } = await visit('/search?text=coorg trek');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/search?text=coorg%20trek&page=2',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /Trekking/ }));
  expect(navigate).toHaveBeenCalledWith(
    expect.stringMatching(/^\/search\?text=coorg%20trek&destinations_pk=&activities_pk=1&/),
    expect.anything(),
  );
});

test('the search text is sent with the filters of the URL', async () => {
  await visit('/search?text=coorg&activities_pk=1&sort=price_low');
  const [request] = api.requests(getListing);
  expect(request?.query).toMatchObject({ text: 'coorg', activities_pk: '1', sort: 'price_low' });
});

test('a misspelled word leads to the right one', async () => {
  await visit('/search?text=kabnii', { ...found, did_you_mean: 'kabini' });
  expect(screen.getByRole('link', { name: 'kabini' })).toHaveAttribute('href', '/search?text=kabini');
});

test('another text is searched for from the page', async () => {
  const { navigate } = await visit('/search?text=coorg');
  const box = screen.getByRole('searchbox', { name: 'Place, stay, activity or story' });
  expect(box).toHaveValue('coorg');
  await userEvent.clear(box);
  await userEvent.type(box, ' hampi {Enter}');
  expect(navigate).toHaveBeenCalledWith('/search?text=hampi');
});

test('a search without results says so and offers links', async () => {
  await visit('/search?text=zzz', noSearchResults, aListing({ cards: [], total: 0, page_count: 0 }));
  expect(summary()).toHaveTextContent('Nothing found');
  expect(screen.getByRole('heading', { name: /^Nothing found for “ ?zzz ?”$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all stays and activities' })).toHaveAttribute(
    'href',
    '/experiences',
  );
});

test('filters without results can be removed', async () => {
  await visit(
    '/search?text=coorg&activities_pk=1',
    found,
    aListing({ cards: [], total: 0, page_count: 0, selected: { ...aListing().selected, activities: [1] } }),
  );
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
    'href',
    '/search?text=coorg',
  );
});

test('a failed search keeps the text and can be tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.failNetwork(searchAll);
  api.failNetwork(getListing);
  const data = await loadSearch(loaderArgs('/search?text=coorg'));
  renderRemote(<SearchPage data={data} />, { at: '/search?text=coorg' });
  expect(screen.getByRole('alert')).toHaveTextContent('The search is not available just now');
  expect(screen.getByRole('searchbox')).toHaveValue('coorg');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search?text=coorg');
});

test('the page requests a text when it has none', async () => {
  const data = await loadSearch(loaderArgs('/search'));
  renderRemote(<SearchPage data={data} />, { at: '/search' });
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  expect(screen.getByRole('search', { name: 'Search the site' })).toHaveAttribute('action', '/search');
  expect(api.requests(searchAll)).toEqual([]);
});

test('results are excluded from search engines and caches', async () => {
  const { data } = await visit('/search?text=coorg');
  expect(searchMeta(data, { url: new URL('https://site.test/search') })).toMatchObject({
    robots: 'noindex,follow',
    isLive: true,
  });
});

test('a form submitted without JavaScript redirects to its canonical URL', async () => {
  api.respond(searchAll, found);
  const path = '/search?text=coorg&activities_pk=1&activities_pk=2&range=500&range=100000';
  await expect(loadSearch(loaderArgs(path))).rejects.toMatchObject({
    status: 301,
    location: expect.stringMatching(/^\/search\?text=coorg&destinations_pk=&activities_pk=1,2&/),
  });
});
