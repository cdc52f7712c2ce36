import {
  listBookings,
  listHolds,
  releaseHold,
  type Booking,
  type BookingStatus,
  type HeldTrip,
} from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { MyBookingsPage } from './MyBookingsPage';

const api = mockApi();
const user = { email: 'asha@example.com', phone: '9845061100' };
const empty = { upcoming: [], past: [], cancelled: [] };

const server_time = '2099-01-10T10:00:00.000Z';
function aHold(): HeldTrip {
  return { ...aBooking(), total: 1_134_000, expires_at: '2099-01-10T10:15:00.000Z', can_release: true };
}

beforeEach(() => api.respond(listHolds, { holds: [], server_time }));
afterEach(() => localStorage.clear());

function openSignedOut() {
  const view = renderRemote(<MyBookingsPage />, { at: '/my-bookings' });
  act(() => view.bus.emit('auth:state-changed', { status: 'signed-out' }));
  return view;
}

function openSignedIn() {
  const view = renderRemote(<MyBookingsPage />, { at: '/my-bookings' });
  act(() => view.bus.emit('auth:state-changed', { status: 'signed-in', user }));
  return view;
}

test('a signed-out visitor is asked to sign in, and sees the bookings after that', async () => {
  api.respond(listBookings, { ...empty, upcoming: [aConfirmedBooking()] });
  const { bus } = renderRemote(<MyBookingsPage />, { at: '/my-bookings' });
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });
  act(() => bus.emit('auth:state-changed', { status: 'signed-in', user }));
  expect(await screen.findByRole('link', { name: 'Open booking KT-7Q2M4X' })).toHaveAttribute(
    'href',
    '/my-bookings/KT-7Q2M4X',
  );
});

describe('a held trip', () => {
  test('is shown once, with its time left and a link to continue', async () => {
    api.respond(listBookings, { ...empty, upcoming: [aBooking()] });
    api.respond(listHolds, { holds: [aHold()], server_time });
    openSignedIn();
    expect(await screen.findByRole('link', { name: 'Continue with hold KT-7Q2M4X' })).toHaveAttribute(
      'href',
      '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret',
    );
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
    expect(await screen.findByText('No upcoming trips')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue booking KT-7Q2M4X' })).not.toBeInTheDocument();
  });

  test('of a signed-out visitor is released after a question, and the header is told', async () => {
    api.respond(listHolds, { holds: [aHold()], server_time });
    const { bus } = openSignedOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Release hold KT-7Q2M4X' }));
    const question = within(screen.getByRole('dialog', { name: 'Release this hold' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(api.requests(releaseHold)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Release hold KT-7Q2M4X' }));
    api.respond(releaseHold, aBooking({ status: 'EXPIRED', page: 'failure', hold: null }));
    api.respond(listHolds, { holds: [], server_time });
    const before = bus.emitted.length;
    await userEvent.click(screen.getByRole('button', { name: 'Release it' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Held for you' })).not.toBeInTheDocument(),
    );
    expect(bus.emitted.slice(before)).toContainEqual({ name: 'booking:holds-changed', payload: {} });
    expect(localStorage).toHaveLength(0);
  });

  test('that cannot be released stays, with the reason', async () => {
    api.respond(listHolds, { holds: [aHold()], server_time });
    api.respondWithError(releaseHold, { status: 409, message: 'A payment is under way.' });
    openSignedOut();
    await userEvent.click(await screen.findByRole('button', { name: 'Release hold KT-7Q2M4X' }));
    await userEvent.click(screen.getByRole('button', { name: 'Release it' }));
    expect(await screen.findByText('A payment is under way.')).toBeVisible();
  });

  test('with a payment under way has no release', async () => {
    api.respond(listHolds, { holds: [{ ...aHold(), can_release: false }], server_time });
    openSignedOut();
    expect(await screen.findByRole('link', { name: /^Continue with hold/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Release/ })).not.toBeInTheDocument();
  });

  test('list that cannot be loaded can be retried', async () => {
    api.failNetwork(listHolds);
    openSignedOut();
    await screen.findByText('The trips that you hold could not be loaded');
    api.respond(listHolds, { holds: [aHold()], server_time });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  });
});

test('a visitor without an account is led to their booking by its reference', () => {
  openSignedOut();
  expect(screen.getByRole('link', { name: 'find your booking' })).toHaveAttribute('href', '/find-booking');
});

test('each booking is in its list, with its status and its link', async () => {
  const one = (status: BookingStatus, page: Booking['page']) =>
    aConfirmedBooking({ reference: `KT-${status}`.replaceAll('_', '-'), status, page });
  api.respond(listBookings, {
    upcoming: [
      one('ON_HOLD', 'checkout'),
      one('PAYMENT_PENDING', 'pending'),
      one('PENDING', 'pending'),
      one('CONFIRMED', 'success'),
    ],
    past: [one('REDEEMED', 'success'), one('NO_SHOW', 'success')],
    cancelled: [
      one('CANCELLED', 'failure'),
      one('REFUND_PENDING', 'failure'),
      one('REFUNDED', 'failure'),
      one('REJECTED', 'failure'),
      one('EXPIRED', 'failure'),
    ],
  });
  openSignedIn();
  await screen.findByRole('heading', { name: 'Upcoming' });
  const lists = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(lists).toEqual(['Upcoming', 'Past', 'Cancelled']);
  const [, ...ofBookings] = screen.getAllByRole('list');
  const rows = ofBookings.map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replace(/^.*Breakfast and dinner/, '')),
  );
  expect(rows).toEqual([
    [
      'Held, not paid yetKT-ON-HOLDContinue booking KT-ON-HOLD',
      'Waiting for the paymentKT-PAYMENT-PENDINGContinue booking KT-PAYMENT-PENDING',
      'Waiting for the operatorKT-PENDINGContinue booking KT-PENDING',
      'ConfirmedKT-CONFIRMEDOpen booking KT-CONFIRMED',
    ],
    ['TravelledKT-REDEEMEDOpen booking KT-REDEEMED', 'Not usedKT-NO-SHOWOpen booking KT-NO-SHOW'],
    [
      'CancelledKT-CANCELLEDOpen booking KT-CANCELLED',
      'Cancelled, refund on its wayKT-REFUND-PENDINGOpen booking KT-REFUND-PENDING',
      'Cancelled and refundedKT-REFUNDEDOpen booking KT-REFUNDED',
      'The operator could not host youKT-REJECTEDOpen booking KT-REJECTED',
      'The hold has endedKT-EXPIREDOpen booking KT-EXPIRED',
    ],
  ]);
});

test('a list without a trip shows a message', async () => {
  api.respond(listBookings, empty);
  openSignedIn();
  expect(await screen.findByText('Trips that you have taken appear here.')).toBeVisible();
  expect(screen.getByText('You have not cancelled a booking.')).toBeVisible();
});

test('an account without bookings gets a link to find a trip', async () => {
  api.respond(listBookings, empty);
  openSignedIn();
  expect(await screen.findByText('No upcoming trips')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find one' })).toHaveAttribute('href', '/experiences');
});

test('a session that has ended asks to sign in', async () => {
  api.respondWithError(listBookings, { status: 401, message: 'Please sign in.' });
  openSignedIn();
  expect(await screen.findByText('Sign in to see your bookings')).toBeVisible();
});

test('a list that cannot be loaded can be retried', async () => {
  api.failNetwork(listBookings);
  openSignedIn();
  await screen.findByText('Your bookings could not be loaded');
  api.respond(listBookings, empty);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No upcoming trips')).toBeVisible();
});
