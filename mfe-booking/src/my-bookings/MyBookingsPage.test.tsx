import { listBookings, type Booking, type BookingStatus } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '@kaadu/travel-ui/testing';
import { MyBookingsPage } from './MyBookingsPage';

const api = mockApi();
const user = { email: 'asha@example.com', phone: '9845061100' };
const empty = { upcoming: [], past: [], cancelled: [] };

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

test('a held booking can be continued', async () => {
  api.respond(listBookings, { ...empty, upcoming: [aBooking()] });
  openSignedIn();
  expect(await screen.findByRole('link', { name: 'Continue booking KT-7Q2M4X' })).toHaveAttribute(
    'href',
    '/experience/misty-ridge-camp-coorg/12/buy?ref=KT-7Q2M4X&key=a-long-secret',
  );
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
  expect(await screen.findByText('The trips that you have taken will be here.')).toBeVisible();
  expect(screen.getByText('Nothing cancelled.')).toBeVisible();
});

test('an account without bookings gets a link to find a trip', async () => {
  api.respond(listBookings, empty);
  openSignedIn();
  expect(await screen.findByText('No trip ahead')).toBeVisible();
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
  expect(await screen.findByText('No trip ahead')).toBeVisible();
});
