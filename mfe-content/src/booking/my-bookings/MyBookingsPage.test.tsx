import { listBookings } from '@kaadu/contracts/booking';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aConfirmedBooking } from '../../shared/hold/test-data';
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

test('without bookings there is a way to find a trip', async () => {
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

test('a list that cannot be loaded is asked for again on request', async () => {
  api.failNetwork(listBookings);
  openSignedIn();
  await screen.findByText('Your bookings could not be loaded');
  api.respond(listBookings, empty);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No trip ahead')).toBeVisible();
});
