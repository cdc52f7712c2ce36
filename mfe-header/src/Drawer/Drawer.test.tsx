import type { AuthState } from '@kaadu/contracts';
import { renderRemote } from '@kaadu/harness/testing';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../Header/Header';
import { headerData } from '../test-data';

const user = { email: 'asha@example.com', phone: '9845061100', primary_key: 7, first_name: 'Asha' };

const drawer = () => within(screen.getByRole('dialog', { name: 'Menu' }));

async function openDrawer(state: AuthState = { status: 'signed-out' }) {
  const { bus } = renderRemote(<Header data={headerData} />);
  act(() => bus.emit('auth:state-changed', state));
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return { bus };
}

describe('mobile drawer', () => {
  test('the menu icon opens it with Stories, Guides, About and Login', async () => {
    await openDrawer();
    const links = within(drawer().getByRole('navigation', { name: 'Mobile' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Stories', '/stories/a-night-in-the-hide/9'],
      ['Guides', '/guides'],
      ['About', '/about'],
    ]);
    expect(drawer().getByRole('button', { name: 'Login' })).toBeVisible();
    expect(drawer().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test('signed in, it greets and offers My bookings and Logout', async () => {
    await openDrawer({ status: 'signed-in', user });
    expect(drawer().getByText('Hello Asha')).toBeVisible();
    expect(drawer().getByRole('link', { name: 'My bookings' })).toHaveAttribute(
      'href',
      'https://api.test/check-user-login?primary_key=7',
    );
    expect(drawer().getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(drawer().queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });

  test('it greets as User without a first name', async () => {
    await openDrawer({ status: 'signed-in', user: { ...user, first_name: null } });
    expect(drawer().getByText('Hello User')).toBeVisible();
  });

  test('My bookings without a primary key only logs an error', async () => {
    await openDrawer({ status: 'signed-in', user: { ...user, primary_key: undefined } });
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const open = jest.spyOn(window, 'open').mockImplementation(() => null);
    await userEvent.click(drawer().getByRole('button', { name: 'My bookings' }));
    expect(error).toHaveBeenCalledWith('My bookings: the signed-in user has no primary key');
    expect(open).not.toHaveBeenCalled();
    error.mockClear();
  });

  test('Login closes the drawer and requests the login modal', async () => {
    const { bus } = await openDrawer();
    await userEvent.click(drawer().getByRole('button', { name: 'Login' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
    const requested = { name: 'auth:login-requested', payload: { source: 'drawer' } };
    await waitFor(() => expect(bus.emitted).toContainEqual(requested));
  });

  test('Logout in the drawer is the same action as in the dropdown', async () => {
    const { bus } = await openDrawer({ status: 'signed-in', user });
    await userEvent.click(drawer().getByRole('button', { name: 'Logout' }));
    expect(bus.emitted).toContainEqual({ name: 'auth:logout-requested', payload: {} });
  });

  test('closing returns the focus to the menu button', async () => {
    await openDrawer();
    await userEvent.click(drawer().getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('it closes when another popup opens', async () => {
    const { bus } = await openDrawer();
    act(() => bus.emit('page:popup-opened', { id: 'login' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
