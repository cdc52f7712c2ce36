import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from './test-data';
import { renderRemote } from '@kaadu/harness/testing';
import { everything, listingHref, toggleKey } from './listing-query';
import { ListingPage } from './ListingPage';
import type { ListingData } from './load-listing';

const plain: ListingData = { listing: aListing(), query: everything };
const keep = { replace: false, keepScroll: true };

test('cards, their number and the ways to the other pages show', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.getByRole('status')).toHaveTextContent('30 to choose from');
  const cards = within(screen.getByRole('list', { name: 'Experiences' })).getAllByRole('link');
  expect(cards[0]).toHaveAttribute('href', '/experience/misty-ridge-camp-coorg/12');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/experiences?page=2');
});

test('a choice goes to its address at once and keeps the place on the page', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  expect(navigate).toHaveBeenCalledWith(listingHref(toggleKey(everything, 'destinations_pk', 1)), keep);
});

test('a second choice adds to one that is still loading', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Rain chasing/ }));
  const both = toggleKey(toggleKey(everything, 'destinations_pk', 1), 'themes_pk', 4);
  expect(navigate).toHaveBeenLastCalledWith(listingHref(both), keep);
  expect(screen.getByRole('checkbox', { name: /Coorg/ })).toBeChecked();
});

test('choices that would leave nothing are not offered', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.queryByRole('checkbox', { name: /Ooty/ })).not.toBeInTheDocument();
});

test('a typed price replaces the address instead of filling the history', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  const to = screen.getByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, '3,000{Enter}');
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(listingHref({ ...everything, range: [500, 3000] }), {
    replace: true,
    keepScroll: true,
  });
});

test('each chosen filter is a chip that takes it away, beside one that clears all', () => {
  const query = { ...toggleKey(everything, 'destinations_pk', 1), range: [500, 3000] as const };
  renderRemote(<ListingPage data={{ listing: aListing(), query }} />, { at: '/experiences' });
  expect(screen.getByRole('link', { name: 'Remove Coorg' })).toHaveAttribute(
    'href',
    listingHref({ ...everything, range: [500, 3000] }),
  );
  expect(screen.getByRole('link', { name: 'Remove ₹500–₹3,000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/experiences');
});

test('nothing found says so and offers a way out', () => {
  renderRemote(
    <ListingPage data={{ listing: aListing({ cards: [], total: 0, page_count: 0 }), query: everything }} />,
  );
  expect(screen.getByRole('heading', { name: 'No trail matches all of that' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/experiences');
});

test('a page past the end leads back to the first', () => {
  const query = { ...everything, page: 9 };
  renderRemote(<ListingPage data={{ listing: aListing({ cards: [], page: 9 }), query }} />);
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
    'href',
    '/experiences',
  );
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
});
