import { getExperience } from '@kaadu/contracts/catalogue';
import { listTripPrices } from '@kaadu/contracts/listing';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { anExperience } from '@kaadu/travel-ui/testing';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compared } from '../compare/use-compared';
import { noFilters } from './listing-query';
import { ListingPage } from './ListingPage';
import type { ListingData } from './load-listing';
import { aListing } from './test-data';

const api = mockApi();

afterEach(() => compared.set([]));

const plain: ListingData = {
  listing: aListing(),
  query: noFilters,
  datesDropped: false,
  pins: null,
  partyReduced: false,
  unanswered: null,
};
const dated = { ...noFilters, trip: { from: '2099-12-04', to: '2099-12-06', party: partyChoiceOf(2, []) } };
const trip = {
  total: 1_050_000,
  member_total: 980_000,
  from: '2099-12-04',
  to: '2099-12-06',
  nights: 2,
  guests: 2,
  free_cancellation_until: '2099-11-27T08:30:00.000Z',
};

test('results are compared with the totals for the dates, and the links keep them', async () => {
  api.respond(getExperience, anExperience());
  api.respond(listTripPrices, [
    { primary_key: 12, trip },
    { primary_key: 13, trip: null },
  ]);
  renderRemote(<ListingPage data={{ ...plain, query: dated }} />, { at: '/experiences' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Misty Ridge Camp' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare First breath' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const table = await screen.findByRole('table');
  expect(table).toHaveTextContent('4 December 2099 to 6 December 2099 (2 nights), 2 adults');
  expect(table).toHaveTextContent('₹10,500');
  const [link] = within(table).getAllByRole('link');
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?from=2099-12-04&to=2099-12-06&guests=2$/));
  expect(api.requests(listTripPrices)[0]?.query).toEqual({
    experiences_pk: '12,13',
    from: '2099-12-04',
    to: '2099-12-06',
    guests: '2',
  });
});

test('the choice is kept on the device, and is cleared at once', async () => {
  compared.set([13]);
  renderRemote(<ListingPage data={plain} />, { at: '/experiences' });
  expect(screen.getByRole('checkbox', { name: 'Compare First breath' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Compare' })).getByRole('button', { name: 'Clear' }),
  );
  expect(screen.queryByRole('region', { name: 'Compare' })).not.toBeInTheDocument();
});
