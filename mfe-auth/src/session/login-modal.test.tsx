import { saveUtmParams } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises, fakeClock } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import { guest, storeAsha } from '../test-data';
import { Session } from './Session';

const api = mockApi();
const clock = fakeClock();
const modal = () => screen.queryByRole('dialog', { name: 'Login or sign up' });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function renderSession() {
  const { bus, unmount } = renderRemote(<Session />);
  const ask = async (source: 'header' | 'page' | 'automatic' | 'window-event') => {
    act(() => bus.emit('auth:login-requested', { source }));
    await flushPromises();
  };
  return { bus, unmount, ask };
}

describe('opening the login modal', () => {
  test('a request on the bus opens it on the login form', async () => {
    const { ask, bus } = renderSession();
    expect(modal()).not.toBeInTheDocument();
    await ask('header');
    expect(modal()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Login or sign up' })).toBeVisible();
    expect(bus.emitted).toContainEqual({ name: 'page:popup-opened', payload: { id: 'login' } });
  });

  test('the stored openLoginModal flag opens it and is cleared', async () => {
    localStorage.setItem('openLoginModal', 'true');
    renderSession();
    await flushPromises();
    expect(modal()).toBeVisible();
    expect(localStorage.getItem('openLoginModal')).toBeNull();
  });

  test('a flag that is stored later opens it within a second', async () => {
    renderSession();
    localStorage.setItem('openLoginModal', 'true');
    await clock.advance(1000);
    await flushPromises();
    expect(modal()).toBeVisible();
  });

  test('a flag other than true opens nothing', async () => {
    localStorage.setItem('openLoginModal', 'false');
    renderSession();
    await clock.advance(2000);
    expect(modal()).not.toBeInTheDocument();
    expect(localStorage.getItem('openLoginModal')).toBe('false');
  });

  test('a sign-up request on the bus opens the sign-up form', async () => {
    const { bus } = renderSession();
    act(() => bus.emit('auth:signup-requested', guest));
    await flushPromises();
    expect(screen.getByLabelText('First name')).toBeVisible();
  });

  test('opening while signed in with a query saves the UTM data', async () => {
    api.respond(saveUtmParams, null);
    storeAsha();
    window.history.replaceState(null, '', '/?page=2');
    const { ask } = renderSession();
    await ask('header');
    expect(api.requests(saveUtmParams)).toHaveLength(1);
  });
});

describe('closing the login modal', () => {
  test('a click on the backdrop closes it', async () => {
    const { ask } = renderSession();
    await ask('header');
    await clock.user().click(screen.getByRole('dialog'));
    expect(modal()).not.toBeInTheDocument();
  });

  test('a click inside does not close it', async () => {
    const { ask } = renderSession();
    await ask('header');
    await clock.user().click(screen.getByRole('heading', { name: 'Login or sign up' }));
    expect(modal()).toBeVisible();
  });

  test.each(['close button', 'Esc'])('the %s closes it', async (way) => {
    const { ask, bus } = renderSession();
    await ask('header');
    const user = clock.user();
    if (way === 'Esc') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(modal()).not.toBeInTheDocument();
    expect(bus.emitted.at(-1)).toEqual({ name: 'page:popup-closed', payload: { id: 'login' } });
  });

  test('closing resets it to the login view', async () => {
    const { bus, ask } = renderSession();
    act(() => bus.emit('auth:signup-requested', guest));
    await flushPromises();
    await clock.user().click(screen.getByRole('button', { name: 'Close' }));
    await ask('header');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });

  test('it closes when another popup opens', async () => {
    const { bus, ask } = renderSession();
    await ask('header');
    act(() => bus.emit('page:popup-opened', { id: 'menu' }));
    expect(modal()).not.toBeInTheDocument();
  });
});

describe('automatic login popup', () => {
  const passAndSettle = async (ms: number) => {
    await clock.advance(ms);
    await flushPromises();
  };

  test('appears 30 s after page load and not before', async () => {
    renderSession();
    await passAndSettle(29_999);
    expect(modal()).not.toBeInTheDocument();
    await passAndSettle(1);
    expect(modal()).toBeVisible();
  });

  test('once dismissed it never shows by itself again', async () => {
    const { unmount } = renderSession();
    await passAndSettle(30_000);
    await clock.user().click(screen.getByRole('button', { name: 'Close' }));
    expect(localStorage.getItem('loginPopupDismissals')).toBe('1');
    unmount();
    renderSession();
    await passAndSettle(60_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('closing a modal that the visitor opened records no dismissal', async () => {
    const { ask } = renderSession();
    await ask('header');
    await clock.user().click(screen.getByRole('button', { name: 'Close' }));
    expect(localStorage.getItem('loginPopupDismissals')).toBeNull();
  });

  test('closing because of another popup records no dismissal', async () => {
    const { bus } = renderSession();
    await passAndSettle(30_000);
    act(() => bus.emit('page:popup-opened', { id: 'menu' }));
    expect(modal()).not.toBeInTheDocument();
    expect(localStorage.getItem('loginPopupDismissals')).toBeNull();
  });

  test('does not appear while another popup is open', async () => {
    const { bus } = renderSession();
    act(() => bus.emit('page:popup-opened', { id: 'menu' }));
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('does not appear over a popup that has replaced another one', async () => {
    const { bus } = renderSession();
    act(() => bus.emit('page:popup-opened', { id: 'menu' }));
    act(() => bus.emit('page:popup-opened', { id: 'search' }));
    act(() => bus.emit('page:popup-closed', { id: 'menu' }));
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('appears if the other popup was closed before', async () => {
    const { bus } = renderSession();
    act(() => bus.emit('page:popup-opened', { id: 'menu' }));
    act(() => bus.emit('page:popup-closed', { id: 'menu' }));
    await passAndSettle(30_000);
    expect(modal()).toBeVisible();
  });

  test('does not appear when the visitor is signed in', async () => {
    storeAsha();
    renderSession();
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('does not appear while the visitor is typing', async () => {
    renderSession();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
    field.remove();
  });

  test('does not appear on a payment page', async () => {
    window.history.replaceState(null, '', '/experience/lodge/12/buy/pending');
    renderSession();
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('does not appear in the chat, which may show a payment request', async () => {
    window.history.replaceState(null, '', '/chat');
    renderSession();
    await passAndSettle(30_000);
    expect(modal()).not.toBeInTheDocument();
  });

  test('shown manually after a dismissal it opens', async () => {
    localStorage.setItem('loginPopupDismissals', '3');
    const { ask } = renderSession();
    await ask('header');
    expect(modal()).toBeVisible();
  });

  test('does not focus its first field', async () => {
    renderSession();
    await passAndSettle(30_000);
    expect(screen.getByLabelText('E-mail')).not.toHaveFocus();
  });
});
