import { registerUser, requestOtp, saveUtmParams, verifyOtp } from '@kaadu/contracts/accounts';
import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guest, pasteContacts, registered, verified, verifiedGuest } from '../test-data';
import { reloadPage } from './reload-page';
import { Session } from './Session';

jest.mock('./reload-page');
const api = mockApi();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
  window.history.replaceState(null, '', '/guides');
  document.cookie = 'utmDetails=; Path=/; Max-Age=0';
});

async function signIn(answer: typeof verified, source: 'header' | 'page' | 'automatic' = 'header') {
  api.respond(requestOtp, { primary_key: 'challenge' });
  api.respond(verifyOtp, answer);
  const { bus } = renderRemote(<Session />);
  act(() => bus.emit('auth:login-requested', { source }));
  await screen.findByLabelText('E-mail');
  await pasteContacts(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Get OTP' }));
  await userEvent.type(await screen.findByLabelText('OTP'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await flushPromises();
  return bus;
}

async function signUp(source?: 'header' | 'page' | 'automatic') {
  const bus = await signIn(verifiedGuest, source);
  api.respond(registerUser, registered);
  await userEvent.type(await screen.findByLabelText('First name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Last name'), 'Rao{Enter}');
  await flushPromises();
  return bus;
}

describe('signing in', () => {
  test('stores the session under the keys of the contract and announces it', async () => {
    const bus = await signIn(verified);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual({
      isExist: true,
      email: 'asha@example.com',
      phone: '9845061100',
      primary_key: 7,
      first_name: 'Asha',
      last_name: 'Rao',
      access_token: 'token-7',
      isAuthenticated: true,
    });
    expect(localStorage.getItem('access_token')).toBe('token-7');
    expect(localStorage.getItem('user_primary_key')).toBe('7');
    expect(bus.last('auth:state-changed')).toMatchObject({
      status: 'signed-in',
      user: { first_name: 'Asha' },
    });
  });

  test('closes the modal, resets the form and does not reload', async () => {
    const bus = await signIn(verified);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
    act(() => bus.emit('auth:login-requested', { source: 'header' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('');
    expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument();
  });

  test('clears the recorded dismissals and records none', async () => {
    localStorage.setItem('loginPopupDismissals', '1');
    await signIn(verified, 'automatic');
    expect(localStorage.getItem('loginPopupDismissals')).toBeNull();
  });

  test('sends the UTM data of the URL', async () => {
    api.respond(saveUtmParams, null);
    window.history.replaceState(null, '', '/guides?utm_source=mail');
    await signIn(verified);
    expect(api.requests(saveUtmParams).at(-1)?.body).toMatchObject({ utm_source: 'mail', user_id: 7 });
  });

  test('sends the UTM data that an earlier visit left in the cookie', async () => {
    api.respond(saveUtmParams, null);
    const earlier = {
      landing_url: 'https://site.test/?utm_source=ad',
      utm_source: 'ad',
      utm_campaign: 'rain',
    };
    document.cookie = `utmDetails=${encodeURIComponent(JSON.stringify(earlier))}; Path=/`;
    await signIn(verified);
    expect(api.requests(saveUtmParams).map(({ body }) => body)).toEqual([
      expect.objectContaining({ ...earlier, utm_term: '', user_id: 7 }),
    ]);
  });

  test('sends the UTM data of the URL once, though the page reloads after a sign-up', async () => {
    api.respond(saveUtmParams, null);
    window.history.replaceState(null, '', '/guides?utm_source=mail');
    const before = api.requests(saveUtmParams).length;
    await signUp();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    renderRemote(<Session />);
    await flushPromises();
    expect(api.requests(saveUtmParams)).toHaveLength(before + 1);
  });

  test('a failing UTM call does not prevent the sign-in', async () => {
    api.failNetwork(saveUtmParams);
    window.history.replaceState(null, '', '/guides?utm_source=mail');
    const bus = await signIn(verified);
    expect(bus.last('auth:state-changed')).toMatchObject({ status: 'signed-in' });
  });
});

describe('signing up', () => {
  test('a guest gets the sign-up form and nothing is stored yet', async () => {
    const bus = await signIn(verifiedGuest);
    expect(screen.getByLabelText('First name')).toBeVisible();
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(bus.emitted).toContainEqual({
      name: 'auth:signup-requested',
      payload: { ...guest, description: '/guides' },
    });
  });

  test('registering authenticates, and the page reloads', async () => {
    const bus = await signUp();
    expect(bus.last('auth:state-changed')).toMatchObject({ status: 'signed-in', user: { primary_key: 8 } });
    expect(localStorage.getItem('access_token')).toBe('token-8');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test.each(['page', 'automatic'] as const)(
    'registering from the %s popup does not reload',
    async (source) => {
      await signUp(source);
      expect(localStorage.getItem('access_token')).toBe('token-8');
      expect(reloadPage).not.toHaveBeenCalled();
    },
  );
});

describe('arriving with UTM parameters', () => {
  test('signed out, they are kept in the cookie utmDetails', async () => {
    window.history.replaceState(null, '', '/guides?utm_source=mail&utm_medium=letter');
    renderRemote(<Session />);
    await flushPromises();
    const value = document.cookie.split('; ').find((pair) => pair.startsWith('utmDetails='));
    expect(JSON.parse(decodeURIComponent((value ?? '').slice('utmDetails='.length)))).toEqual({
      landing_url: 'http://localhost/guides?utm_source=mail&utm_medium=letter',
      utm_campaign: '',
      utm_source: 'mail',
      utm_medium: 'letter',
      utm_term: '',
      utm_content: '',
      user_id: null,
    });
  });

  test('the cookie lives 7 days', async () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    window.history.replaceState(null, '', '/?utm_source=mail');
    renderRemote(<Session />);
    await flushPromises();
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^utmDetails=.*; Max-Age=604800;/));
    write.mockRestore();
  });
});
