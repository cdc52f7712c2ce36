import { getStaff } from '@kaadu/contracts/admin';
import { mockApi, renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '../test-data';
import { AdminPage } from './AdminPage';

const api = mockApi();
const user = { email: 'meera@example.com', phone: '9845061100' };

function openSignedIn(at = '/admin') {
  const view = renderRemote(<AdminPage />, { at });
  act(() => view.bus.emit('auth:state-changed', { status: 'signed-in', user }));
  return view;
}

test('a signed-out visitor is asked to sign in, without a request to the server', async () => {
  const { bus } = renderRemote(<AdminPage />, { at: '/admin/bookings' });
  act(() => bus.emit('auth:state-changed', { status: 'signed-out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(bus.emitted).toContainEqual({ name: 'auth:login-requested', payload: { source: 'page' } });
  expect(api.requests(getStaff)).toEqual([]);
});

test('an account without a role sees a message', async () => {
  api.respondWithError(getStaff, { status: 403, message: 'Your account may not do this.' });
  openSignedIn();
  expect(await screen.findByText('Your account may not open the back office')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Back office' })).not.toBeInTheDocument();
});

test('a session that has ended is asked to sign in', async () => {
  api.respondWithError(getStaff, { status: 401, message: 'Please sign in.' });
  openSignedIn();
  expect(await screen.findByText('Sign in to the back office')).toBeVisible();
});

test('the start page names the user and offers the sections of the role', async () => {
  api.respond(getStaff, admin);
  openSignedIn();
  expect(await screen.findByRole('heading', { name: 'Hello, Meera', level: 1 })).toBeVisible();
  const nav = screen.getByRole('navigation', { name: 'Back office' });
  expect(nav).toHaveTextContent('Bookings');
  expect(screen.getByText('admin')).toBeVisible();
});

test('a section outside the role is not offered, and says so at its URL', async () => {
  api.respond(getStaff, { ...admin, role: 'content' });
  openSignedIn('/admin/bookings');
  expect(await screen.findByText(/Your role, content, does not include Bookings/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Bookings' })).not.toBeInTheDocument();
});

test('a request can be retried when the server does not respond', async () => {
  api.failNetwork(getStaff);
  openSignedIn();
  await screen.findByText('The back office could not be opened');
  api.respond(getStaff, admin);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hello, Meera' })).toBeVisible();
});
