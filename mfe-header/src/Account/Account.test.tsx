import type { AuthState } from '@kaadu/contracts';
import { renderRemote } from '@kaadu/harness/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { headerData } from '../test-data';
import { Header } from '../Header/Header';

const asha = { email: 'asha@example.com', phone: '9845061100', primary_key: 7, first_name: 'Asha' };
const signedIn = (user: object): AuthState => ({ status: 'signed-in', user: { ...asha, ...user } });

function renderHeader(state?: AuthState) {
  const view = renderRemote(<Header data={headerData} />);
  if (state) act(() => view.bus.emit('auth:state-changed', state));
  return view;
}
const requests = ({ bus }: ReturnType<typeof renderHeader>) =>
  bus.emitted.filter(({ name }) => name === 'auth:login-requested').map(({ payload }) => payload);

describe('account', () => {
  test('signed out, Login shows that it was pressed, then requests the login modal', async () => {
    const view = renderHeader({ status: 'signed-out' });
    const button = screen.getByRole('button', { name: 'Login' });
    const wasPressed: (string | null)[] = [];
    view.bus
      .on('auth:login-requested')
      .subscribe(() => wasPressed.push(button.getAttribute('aria-disabled')));
    await userEvent.click(button);
    await waitFor(() => expect(requests(view)).toEqual([{ source: 'header' }]));
    expect(wasPressed).toEqual(['true']);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  test('a click on Login before the session keeper has loaded is repeated once after', async () => {
    const view = renderHeader();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(requests(view)).toHaveLength(1));
    act(() => view.bus.emit('auth:state-changed', { status: 'signed-out' }));
    act(() => view.bus.emit('auth:state-changed', { status: 'signed-out' }));
    expect(requests(view)).toEqual([{ source: 'header' }, { source: 'header' }]);
  });

  test('signed in, greets by first name instead of Login', () => {
    renderHeader(signedIn({}));
    expect(screen.getByRole('button', { name: 'Hello Asha' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });

  test.each([null, '', '  ', undefined])('greets as User when the first name is %p', (first_name) => {
    renderHeader(signedIn({ first_name }));
    expect(screen.getByRole('button', { name: 'Hello User' })).toBeVisible();
  });

  test('the dropdown holds My bookings and Logout', async () => {
    renderHeader(signedIn({}));
    expect(screen.queryByRole('link', { name: 'My bookings' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('My bookings opens on the API host in a new tab', async () => {
    renderHeader(signedIn({}));
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    const link = screen.getByRole('link', { name: 'My bookings' });
    expect(link).toHaveAttribute('href', 'https://api.test/check-user-login?primary_key=7');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('My bookings uses the development host on a development site', async () => {
    const origins = { siteUrl: 'http://localhost:3000', apiUrl: 'http://localhost:4000' };
    const { bus } = renderRemote(<Header data={headerData} />, { origins });
    act(() => bus.emit('auth:state-changed', signedIn({})));
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute(
      'href',
      'http://localhost:4000/check-user-login?primary_key=7',
    );
  });

  test('the dropdown has no My bookings without a primary key', async () => {
    renderHeader(signedIn({ primary_key: undefined }));
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    expect(screen.queryByRole('link', { name: 'My bookings' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  test('Logout requests the sign-out', async () => {
    const { bus } = renderHeader(signedIn({}));
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(bus.emitted.at(-1)).toEqual({ name: 'auth:logout-requested', payload: {} });
  });

  test('Esc closes the dropdown and returns the focus', async () => {
    renderHeader(signedIn({}));
    const button = screen.getByRole('button', { name: 'Hello Asha' });
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('a click outside closes the dropdown', async () => {
    renderHeader(signedIn({}));
    await userEvent.click(screen.getByRole('button', { name: 'Hello Asha' }));
    await userEvent.click(document.body);
    expect(screen.getByRole('button', { name: 'Hello Asha' })).toHaveAttribute('aria-expanded', 'false');
  });
});
