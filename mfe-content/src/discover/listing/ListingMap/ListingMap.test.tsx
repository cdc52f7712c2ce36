import { renderRemote } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../../shared/tiles/test-data';
import { ListingPage } from '../ListingPage';
import { noFilters } from '../listing-query';
import type { ListingData } from '../load-listing';
import { aListing } from '../test-data';

const cards = [
  { ...aCard({ primary_key: 12, short_name: 'Misty Ridge' }), trip: null },
  {
    ...aCard({ primary_key: 13, short_name: 'Reef', coordinates: { latitude: 14, longitude: 74.3 } }),
    trip: null,
  },
];
const data = (view: 'list' | 'map'): ListingData => ({
  listing: aListing({ cards }),
  query: { ...noFilters, view },
  datesDropped: false,
  partyReduced: false,
  unanswered: null,
});

async function openMap() {
  renderRemote(<ListingPage data={data('map')} />, { at: '/experiences?view=map' });
  return screen.findByRole('group', { name: 'Map of the 2 experiences on this page' });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the switch leads to the map and back, and says what is shown', () => {
  renderRemote(<ListingPage data={data('list')} />, { at: '/experiences' });
  const views = within(screen.getByRole('navigation', { name: 'View' }));
  expect(views.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/experiences?view=map');
  expect(views.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
});

test('a chosen pin shows its experience and marks its card in the list', async () => {
  const map = await openMap();
  const pin = within(map).getByRole('button', { name: /^Reef ₹/ });
  await userEvent.click(pin);
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  const chosen = within(screen.getByRole('region', { name: 'Map' })).getByRole('article');
  expect(within(chosen).getByRole('link', { name: 'Reef' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/13$/),
  );
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

test('without results there is neither map nor switch', () => {
  renderRemote(
    <ListingPage data={{ ...data('map'), listing: aListing({ cards: [], total: 0, page_count: 0 }) }} />,
  );
  expect(screen.queryByRole('navigation', { name: 'View' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No trail matches all of that' })).toBeVisible();
});
