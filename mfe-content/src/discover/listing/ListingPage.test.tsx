import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard } from '../../shared/tiles/test-data';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { aListing } from './test-data';
import { getListing } from '@kaadu/contracts/listing';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { noFilters, toggleKey } from './listing-query';
import { ListingPage } from './ListingPage';
import { loadListing, type ListingData } from './load-listing';

const api = mockApi();

const plain: ListingData = {
  listing: aListing(),
  query: noFilters,
  datesDropped: false,
  pins: null,
  partyReduced: false,
  unanswered: null,
};
const dated = { ...noFilters, trip: { from: '2099-12-04', to: '2099-12-06', party: partyChoiceOf(2, []) } };
const keep = { replace: false, keepScroll: true };
/** Returns the URL of §2.3 with the given filters. */
const filtered = ({ destination = '', theme = '', range = '500,100000' }) =>
  `/experiences?destinations_pk=${destination}&activities_pk=&themes_pk=${theme}&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=${range}`;

test('shows the cards, their number and links to the other pages', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.getByText('30 to choose from')).toHaveRole('status');
  const cards = within(screen.getByRole('list', { name: 'Experiences' })).getAllByRole('link');
  expect(cards[0]).toHaveAttribute('href', '/experience/misty-ridge-camp-coorg/12');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/experiences?page=2');
});

test('choosing a filter navigates at once and keeps the scroll position', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  expect(navigate).toHaveBeenCalledWith(filtered({ destination: '1' }), keep);
});

test('a second choice adds to the first while that is still loading', async () => {
  const { navigate } = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: /Coorg/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Rain chasing/ }));
  expect(navigate).toHaveBeenLastCalledWith(filtered({ destination: '1', theme: '4' }), keep);
  expect(screen.getByRole('checkbox', { name: /Coorg/ })).toBeChecked();
});

test('the kind is a link that keeps the dates and the filters that apply', () => {
  const query = toggleKey(toggleKey(dated, 'stay_type_pk', 2), 'rating', 40);
  renderRemote(<ListingPage data={{ ...plain, query }} />, { at: '/experiences' });
  const kinds = within(screen.getByRole('navigation', { name: 'Kind' }));
  expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  expect(kinds.getByRole('link', { name: 'Stays 18' })).toHaveAttribute(
    'href',
    expect.stringMatching(/stay_type_pk=2&.*&kind=stays&rating=40&from=2099-12-04&to=2099-12-06&guests=2$/),
  );
  expect(kinds.getByRole('link', { name: 'Activities 12' })).toHaveAttribute(
    'href',
    '/experiences?kind=activities&rating=40&from=2099-12-04&to=2099-12-06&guests=2',
  );
});

test('a rating replaces another one, and its chip removes it', async () => {
  const query = toggleKey(noFilters, 'rating', 45);
  const { navigate } = renderRemote(<ListingPage data={{ ...plain, query }} />, { at: '/experiences' });
  const ratings = within(screen.getByRole('group', { name: 'Rating' }));
  expect(ratings.getByRole('radio', { name: '4.5 and up 12' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Remove 4.5 and up' })).toHaveAttribute('href', '/experiences');
  await userEvent.click(ratings.getByRole('radio', { name: '4 and up 22' }));
  expect(navigate).toHaveBeenLastCalledWith('/experiences?rating=40', keep);
  await userEvent.click(ratings.getByRole('radio', { name: 'Any' }));
  expect(navigate).toHaveBeenLastCalledWith('/experiences', keep);
});

test('the first link of the results skips dates and filters', () => {
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.getByRole('link', { name: 'Skip to the results' })).toHaveAttribute('href', '#results');
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results).toHaveAttribute('id', 'results');
  expect(results).toContainElement(screen.getByRole('list', { name: 'Experiences' }));
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
  expect(navigate).toHaveBeenCalledWith(filtered({ range: '500,3000' }), {
    replace: true,
    keepScroll: true,
  });
});

test('each active filter has a chip that removes it, and one chip clears all', () => {
  const query = { ...toggleKey(noFilters, 'destinations_pk', 1), range: [500, 3000] as const };
  renderRemote(<ListingPage data={{ ...plain, listing: aListing(), query }} />, {
    at: '/experiences',
  });
  expect(screen.getByRole('link', { name: 'Remove Coorg' })).toHaveAttribute(
    'href',
    filtered({ range: '500,3000' }),
  );
  expect(screen.getByRole('link', { name: 'Remove ₹500–₹3,000' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/experiences');
});

test('an empty result says so and offers to clear the filters', () => {
  renderRemote(
    <ListingPage
      data={{ ...plain, listing: aListing({ cards: [], total: 0, page_count: 0 }), query: noFilters }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/experiences');
});

test('a page past the last links back to the first', () => {
  const query = { ...noFilters, page: 9 };
  renderRemote(<ListingPage data={{ ...plain, listing: aListing({ cards: [], page: 9 }), query }} />);
  expect(screen.getByRole('link', { name: 'Back to the first page' })).toHaveAttribute(
    'href',
    '/experiences',
  );
  expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument();
});

const trip = {
  total: 1_050_000,
  member_total: 980_000,
  from: '2099-12-04',
  to: '2099-12-06',
  nights: 2,
  guests: 2,
  free_cancellation_until: '2099-11-27T08:30:00.000Z',
};

test('a card shows the total for the party when dates are set, and its link keeps the dates', () => {
  const reef = {
    ...aCard({ primary_key: 13, url: 'reef', is_stay: false }),
    trip: { ...trip, to: null, nights: 0, free_cancellation_until: null },
  };
  const listing = aListing({ cards: [{ ...aCard(), trip }, reef] });
  renderRemote(<ListingPage data={{ ...plain, listing, query: dated }} />);
  const [stay, day] = within(screen.getByRole('list', { name: 'Experiences' })).getAllByRole('listitem');
  expect(stay).toHaveTextContent('₹10,500 for 2 nights, 2 adults with GST');
  expect(day).toHaveTextContent('₹10,500 on 4 December, 2 adults with GST');
  expect(stay).toHaveTextContent('Free cancellation until 27 November 2099, 14:00');
  expect(day).not.toHaveTextContent('Free cancellation');
  const links = within(screen.getByRole('list', { name: 'Experiences' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/experience/misty-ridge-camp-coorg/12?from=2099-12-04&to=2099-12-06&guests=2',
    '/experience/reef/13?from=2099-12-04&guests=2',
  ]);
});

test('the dates are a chip that clears them, and the bar changes them', async () => {
  const { navigate } = renderRemote(<ListingPage data={{ ...plain, listing: aListing(), query: dated }} />);
  const label = '4 December 2099 to 6 December 2099 (2 nights), 2 adults';
  expect(screen.getByRole('link', { name: `Remove ${label}` })).toHaveAttribute('href', '/experiences');
  const bar = within(screen.getByRole('form', { name: 'Dates and guests' }));
  fireEvent.change(bar.getByLabelText('Check-in or day'), { target: { value: '2099-12-10' } });
  expect(bar.getByLabelText('Check-out (optional)')).toHaveValue('2099-12-11');
  await userEvent.click(bar.getByText('2 adults'));
  await userEvent.click(bar.getByRole('button', { name: 'One child more' }));
  await userEvent.selectOptions(bar.getByLabelText('Age of child 1'), '4');
  await userEvent.click(bar.getByRole('button', { name: 'Done' }));
  expect(bar.queryByRole('button', { name: 'Done' })).not.toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Update' }));
  expect(navigate).toHaveBeenCalledWith('/experiences?from=2099-12-10&to=2099-12-11&guests=3&ages=4', keep);
});

test('a search without free dates offers nearby dates and ways to clear', () => {
  const query = toggleKey(dated, 'destinations_pk', 1);
  const listing = aListing({
    cards: [],
    total: 0,
    page_count: 0,
    alternatives: [{ from: '2099-12-05', to: '2099-12-07' }],
  });
  renderRemote(<ListingPage data={{ ...plain, listing, query }} />);
  expect(screen.getByRole('heading', { name: 'Nothing is free on these dates' })).toBeVisible();
  expect(screen.getByRole('link', { name: '5 December 2099 to 7 December 2099 (2 nights)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/destinations_pk=1&.*from=2099-12-05&to=2099-12-07&guests=2$/),
  );
  expect(screen.getByRole('link', { name: 'Clear the dates' })).toHaveAttribute(
    'href',
    expect.not.stringContaining('from='),
  );
  expect(screen.getByRole('link', { name: 'Clear the other filters' })).toHaveAttribute(
    'href',
    '/experiences?from=2099-12-04&to=2099-12-06&guests=2',
  );
});

test('dates that cannot be booked are dropped with a message', () => {
  renderRemote(<ListingPage data={{ ...plain, datesDropped: true }} />);
  expect(screen.getByText('Those dates cannot be booked')).toBeVisible();
});

describe('while the API is down', () => {
  const wanted = filtered({ destination: '1' });

  test('a filter keeps the list, says so and can be tried again', async () => {
    api.failNetwork(getListing);
    const view = renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
    const data = await loadListing(loaderArgs(wanted));
    view.unmount();
    renderRemote(<ListingPage data={data} />, { at: wanted });
    expect(screen.getByRole('link', { name: 'Misty Ridge Camp' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Coorg/ })).not.toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be updated');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', wanted);
  });

  test('a visitor who comes from another page gets the error page, not an old list', async () => {
    api.failNetwork(getListing);
    renderRemote(<ListingPage data={plain} />, { at: '/experiences' }).unmount();
    await expect(loadListing(loaderArgs(wanted))).rejects.toMatchObject({ status: 0 });
  });

  test('a request that the API refuses does not count as an outage', async () => {
    api.respondWithError(getListing, { status: 429, message: 'Too many attempts.' });
    renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
    await expect(loadListing(loaderArgs(wanted))).rejects.toMatchObject({ status: 429 });
  });
});

test('more guests than can be booked online show a message and a phone number', async () => {
  api.respond(getListing, aListing());
  const data = await loadListing(loaderArgs('/experiences?guests=1000'));
  renderRemote(<ListingPage data={data} />, { at: '/experiences?guests=1000' });
  expect(screen.getByText('For groups of more than 30 please contact us')).toBeVisible();
  expect(api.requests(getListing)[0]?.query['guests']).toBe('30');
});
