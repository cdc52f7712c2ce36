import { getSharedTrip, payShare, type SharedTrip } from '@kaadu/contracts/shared-holds';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { aBooking } from '@kaadu/travel-ui/testing';
import { leaveTo } from '@kaadu/ui/navigation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharedTripPage } from './SharedTripPage';

jest.mock('@kaadu/ui/navigation');
const api = mockApi();
const at = '/shared-trip?key=a-secret-of-a-part';

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leaveTo).mockClear();
});

function aSharedTrip(over: Partial<SharedTrip> = {}): SharedTrip {
  const { experience, option, from, to, slot, party } = aBooking();
  return {
    ...{ experience, option, from, to, slot, party },
    state: 'open',
    booked_by: 'Asha',
    total: 1_134_000,
    split: { parts: 3, paid: 1 },
    own: { number: 2, name: null, amount: 378_000, tax: 18_000, is_paid: false, refund: null },
    others: [
      { name: 'Asha', is_paid: true },
      { name: null, is_paid: false },
    ],
    expires_at: '2099-01-11T10:00:00.000Z',
    extends_to: '2099-01-11T10:00:00.000Z',
    server_time: '2099-01-10T10:00:00.000Z',
    ...over,
  };
}

function open(trip: SharedTrip, url = at) {
  api.respond(getSharedTrip, trip);
  renderRemote(<SharedTripPage />, { at: url });
}

test('shows the trip, who has paid, the time left, and pays the visitor’s part', async () => {
  api.respond(payShare, { kind: 'redirect', url: 'https://pay.test/1' });
  open(aSharedTrip());
  expect(await screen.findByRole('heading', { name: 'Asha shares the price with you' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('24 h 0 min');
  const parts = within(screen.getByRole('region', { name: '1 of 3 parts paid' }));
  expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'YouNot paid yet',
    'AshaPaid',
    'Someone elseNot paid yet',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹3,780' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/1'));
  expect(api.requests(payShare).map(({ body }) => body)).toEqual([
    { key: 'a-secret-of-a-part', accepted_amount: 378_000 },
  ]);
});

test('a paid part cannot be paid again', async () => {
  const { own } = aSharedTrip();
  open(aSharedTrip({ own: { ...own, is_paid: true } }));
  expect(await screen.findByText('Thank you, your part is paid')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test.each([
  ['before paying', {}, false, 'Pay your part'],
  ['after paying', {}, true, 'Send the others their links'],
  [
    'once it is booked',
    { state: 'booked' },
    true,
    'All parts are paid. You have the voucher and the invoice.',
  ],
] as const)('the person who booked is addressed so %s', async (_name, over, is_paid, text) => {
  open(aSharedTrip({ ...over, own: { ...aSharedTrip().own, number: 1, is_paid } }));
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['booked', 'Your trip is booked', /^All parts are paid. Asha has the voucher/],
  ['waiting', 'Everything is paid', /^The operator decides now/],
  ['ended', 'This trip was not booked', /every part is refunded in full/],
  ['cancelled', 'This trip was cancelled', /^Asha has the details/],
] as const)('a trip that is %s says what that means for the money', async (state, title, text) => {
  const { own } = aSharedTrip();
  const refund = state === 'ended' ? ({ amount: 378_000, status: 'pending' } as const) : null;
  open(aSharedTrip({ state, own: { ...own, is_paid: true, refund } }));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('a refused payment shows the reason', async () => {
  open(aSharedTrip());
  api.respondWithError(payShare, { status: 410, message: 'The time to pay has ended.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹3,780' }));
  expect(await screen.findByText('The time to pay has ended.')).toBeVisible();
});

test('a bank that leads back without the key shows the trip of this tab', async () => {
  sessionStorage.setItem('sharedTrip', 'a-secret-of-a-part');
  open(aSharedTrip(), '/shared-trip');
  expect(await screen.findByRole('button', { name: 'Pay ₹3,780' })).toBeVisible();
});

test('a wrong link says what to do', async () => {
  api.respondWithError(getSharedTrip, { status: 404, message: 'We cannot find this trip.' });
  renderRemote(<SharedTripPage />, { at });
  expect(await screen.findByText('We cannot find this trip')).toBeVisible();
});
