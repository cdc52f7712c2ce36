import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from './test-data';
import { renderRemote } from '@kaadu/harness/testing';
import { noFilters, listingHref, toggleKey } from './listing-query';
import { ListingPage } from './ListingPage';
import type { ListingData } from './load-listing';

const plain: ListingData = { listing: aListing(), query: noFilters };
const keep = { replace: false, keepScroll: true };

test('shows the cards, their number and links to the other pages', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.getByRole('status')).toHaveTextContent('30 to choose from');
  const cards = within(screen.getByRole('list', { name: 'Experiences' })).getAllByRole('link');
  expect(cards[0]).toHaveAttribute('href', '/experience/misty-ridge-camp-coorg/12');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/experiences?page=2');
});

test('choosing a filter navigates at once and keeps the scroll position', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  expect(navigate).toHaveBeenCalledWith(listingHref(toggleKey(noFilters, 'destinations_pk', 1)), keep);
});

test('a second choice adds to the first while that is still loading', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Rain chasing/ }));
  const both = toggleKey(toggleKey(noFilters, 'destinations_pk', 1), 'themes_pk', 4);
  expect(navigate).toHaveBeenLastCalledWith(listingHref(both), keep);
  expect(screen.getByRole('checkbox', { name: /Coorg/ })).toBeChecked();
});

test('choices without results are hidden', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.queryByRole('checkbox', { name: /Ooty/ })).not.toBeInTheDocument();
});

test('a typed price replaces the history entry', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  const to = screen.getByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, '3,000{Enter}');
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(listingHref({ ...noFilters, range: [500, 3000] }), {
    replace: true,
    keepScroll: true,
  });
});

test('each active filter has a chip that removes it, and one chip clears all', () => {
  const query = { ...toggleKey(noFilters, 'destinations_pk', 1), range: [500, 3000] as const };
  renderRemote(<ListingPage data={{ listing: aListing(), query }} />, { at: '/experiences' });
  expect(screen.getByRole('link', { name: 'Remove Coorg' })).toHaveAttribute(
    'href',
    listingHref({ ...noFilters, range: [500, 3000] }),
  );
  expect(screen.getByRole('link', { name: 'Remove ₹500–₹3,000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/experiences');
});

test('without results it says so and offers to clear the filters', () => {
  renderRemote(
    <ListingPage data={{ listing: aListing({ cards: [], total: 0, page_count: 0 }), query: noFilters }} />,
  );
  expect(screen.getByRole('heading', { name: 'No trail matches all of that' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/experiences');
});

test('a page past the last links back to the first', () => {
  const query = { ...noFilters, page: 9 };
  renderRemote(<ListingPage data={{ listing: aListing({ cards: [], page: 9 }), query }} />);
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
    'href',
    '/experiences',
  );
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
});
