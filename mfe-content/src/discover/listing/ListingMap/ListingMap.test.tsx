import { renderRemote } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListingPage } from '../ListingPage';
import { noFilters } from '../listing-query';
import type { ListingData } from '../load-listing';
import { aListing, somePins } from '../test-data';

/** Returns the first page of a listing: one of the two results on the map. */
const data = (view: 'list' | 'map', pins: ListingData['pins'] = somePins): ListingData => ({
  listing: aListing({ cards: somePins.slice(0, 1), total: 2, page_count: 2 }),
  pins,
  query: { ...noFilters, view },
  datesDropped: false,
  partyReduced: false,
  unanswered: null,
});

async function openMap(pins?: ListingData['pins']) {
  renderRemote(<ListingPage data={data('map', pins)} />, { at: '/experiences?view=map' });
  return screen.findByRole('group', { name: /^Map of / });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the switch leads to the map and back, and marks the current view', () => {
  renderRemote(<ListingPage data={data('list')} />, { at: '/experiences' });
  const views = within(screen.getByRole('navigation', { name: 'View' }));
  expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/experiences?view=map');
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
});

test('the map shows the results of all pages', async () => {
  const map = await openMap();
  expect(map).toHaveAccessibleName('Map of the 2 experiences');
  expect(within(map).getByRole('button', { name: /^Reef ₹/ })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Experiences' });
  expect(within(list).queryByRole('link', { name: 'Reef' })).not.toBeInTheDocument();
});

test('the map shows one page of results and says so when the others could not be loaded', async () => {
  const map = await openMap(null);
  expect(map).toHaveAccessibleName('Map of 1 of the 2 experiences');
  expect(screen.getByText(/^1 of 2 are on the map/)).toBeVisible();
});

test('a chosen pin shows its experience, and marks its card in the strip and in the list', async () => {
  const map = await openMap();
  const pin = within(map).getByRole('button', { name: /^Reef ₹/ });
  await userEvent.click(pin);
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  const chosen = within(within(screen.getByRole('region', { name: 'Map' })).getByRole('status'));
  expect(chosen.getByRole('link', { name: 'Reef' })).toHaveAttribute('href', expect.stringMatching(/\/13$/));
  const strip = within(screen.getByRole('list', { name: 'On the map' }));
  expect(strip.getByRole('listitem', { current: true })).toHaveTextContent('Reef');
  await userEvent.click(within(map).getByRole('button', { name: /^Misty Ridge ₹/ }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a card of the list that gets the focus is chosen on the map, and the page does not jump', async () => {
  const map = await openMap();
  const list = screen.getByRole('list', { name: 'Experiences' });
  const [first] = within(list).getAllByRole('link');
  act(() => first?.focus());
  expect(await within(map).findByRole('button', { pressed: true })).toHaveAccessibleName(/^Misty Ridge/);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});

test('the page has neither map nor switch without results', () => {
  renderRemote(
    <ListingPage data={{ ...data('map'), listing: aListing({ cards: [], total: 0, page_count: 0 }) }} />,
  );
  expect(screen.queryByRole('navigation', { name: 'View' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
});
