import { logout } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises, fakeClock } from '@kaadu/harness/testing';
import { act, fireEvent } from '@testing-library/react';
import { storeAsha } from '../test-data';
import type * as ReloadPage from './reload-page';
import { reloadPage } from './reload-page';
import { Session } from './Session';

jest.mock('./reload-page');
const api = mockApi();
const clock = fakeClock();

beforeEach(() => {
  localStorage.clear();
  jest.mocked(reloadPage).mockClear();
});

function renderSession() {
  const { bus } = renderRemote(<Session />);
  return {
    bus,
    states: () =>
      bus.emitted.flatMap(({ name, payload }) =>
        name === 'auth:state-changed' && 'status' in payload ? [payload.status] : [],
      ),
  };
}

describe('session keeping', () => {
  test('with userData and access_token stored, the visitor is signed in at load', () => {
    const user = storeAsha();
    const { bus } = renderSession();
    expect(bus.last('auth:state-changed')).toEqual({ status: 'signed-in', user });
  });

  test('a stored user without contacts counts as signed in', () => {
    storeAsha();
    localStorage.setItem('userData', JSON.stringify({ first_name: 'Asha' }));
    expect(renderSession().bus.last('auth:state-changed')).toEqual({
      status: 'signed-in',
      user: { first_name: 'Asha', email: '', phone: '' },
    });
  });

  test.each(['userData', 'access_token'])('without %s the visitor is signed out at load', (key) => {
    storeAsha();
    localStorage.removeItem(key);
    expect(renderSession().bus.last('auth:state-changed')).toEqual({ status: 'signed-out' });
  });

  test('polling every 1000 ms detects a sign-in', async () => {
    const { states } = renderSession();
    storeAsha();
    await clock.advance(999);
    expect(states()).toEqual(['signed-out']);
    await clock.advance(1);
    expect(states()).toEqual(['signed-out', 'signed-in']);
  });

  test.each(['userData', 'access_token'])('polling detects that %s was removed', async (key) => {
    storeAsha();
    const { states } = renderSession();
    localStorage.removeItem(key);
    await clock.advance(1000);
    expect(states()).toEqual(['signed-in', 'signed-out']);
  });

  test('a storage change in another tab is detected at once', () => {
    const { states } = renderSession();
    storeAsha();
    fireEvent(window, new StorageEvent('storage'));
    expect(states()).toEqual(['signed-out', 'signed-in']);
  });

  test('another user in the storage is announced, the same one is not announced again', async () => {
    storeAsha();
    const { bus, states } = renderSession();
    await clock.advance(5000);
    expect(states()).toEqual(['signed-in']);
    storeAsha('Meera');
    await clock.advance(1000);
    expect(bus.last('auth:state-changed')).toMatchObject({ user: { first_name: 'Meera' } });
  });

  test.each(['{', '{"email":1}'])('unreadable userData %s is logged once and ignored', async (stored) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    storeAsha();
    localStorage.setItem('userData', stored);
    const { bus } = renderSession();
    await clock.advance(5000);
    expect(bus.last('auth:state-changed')).toEqual({ status: 'signed-out' });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('sign-out', () => {
  test('removes userData, access_token and user_primary_key, revokes on the server and reloads', async () => {
    api.respond(logout, null);
    storeAsha();
    const { bus, states } = renderSession();
    act(() => bus.emit('auth:logout-requested', {}));
    expect([...Array(localStorage.length).keys()].map((index) => localStorage.key(index))).toEqual([]);
    expect(states()).toEqual(['signed-in', 'signed-out']);
    await flushPromises();
    expect(api.requests(logout)).toHaveLength(1);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test('signs out locally even when the server cannot revoke the session', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.failNetwork(logout);
    storeAsha();
    const { bus } = renderSession();
    act(() => bus.emit('auth:logout-requested', {}));
    await flushPromises();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  test('the page reloads at its own path and query', () => {
    const replace = jest.fn();
    const { reloadPage: reload } = jest.requireActual<typeof ReloadPage>('./reload-page');
    reload({ pathname: '/experiences', search: '?page=2', replace });
    expect(replace).toHaveBeenCalledWith('/experiences?page=2');
    reload({ pathname: '//evil.example/login', search: '', replace });
    expect(replace).toHaveBeenLastCalledWith('/evil.example/login');
  });
});

describe('signing out', () => {
  const storeTraces = () => {
    localStorage.setItem('recentSearches', '["camp"]');
    sessionStorage.setItem('bookingTravellers', '{"name":"Asha"}');
  };

  test('removes what the browser stored about the visitor', async () => {
    storeAsha();
    storeTraces();
    api.respond(logout, null);
    const { bus } = renderSession();
    act(() => bus.emit('auth:logout-requested', {}));
    await flushPromises();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('in another tab removes what this tab stored about the visitor', async () => {
    storeAsha();
    storeTraces();
    renderSession();
    for (const key of ['userData', 'access_token']) localStorage.removeItem(key);
    fireEvent(window, new StorageEvent('storage', { key: 'access_token' }));
    await flushPromises();
    expect([localStorage.getItem('recentSearches'), sessionStorage.length]).toEqual([null, 0]);
  });
});
