/** @jest-environment jest-fixed-jsdom */
import { hasUtm, saveUtm, storedUtm } from './utm';
import { createApi } from './client';

const api = createApi({ baseUrl: 'https://api.test' });

afterEach(() => {
  document.cookie = 'utmDetails=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

describe('UTM data', () => {
  test('an address carries it when any of the five parameters is there', () => {
    expect(hasUtm(new URL('https://site.test/?utm_term=x'))).toBe(true);
    expect(hasUtm(new URL('https://site.test/?page=2'))).toBe(false);
  });

  test('a signed-out address without parameters does not replace what an earlier one left', async () => {
    window.history.replaceState(null, '', '/?utm_source=ad');
    await saveUtm(api, { status: 'signed-out' });
    window.history.replaceState(null, '', '/?page=2');
    await saveUtm(api, { status: 'signed-out' });
    expect(storedUtm(7)).toMatchObject({ utm_source: 'ad', user_id: 7 });
  });

  test('an unreadable cookie is logged and ignored', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.cookie = 'utmDetails=%7B; Path=/';
    expect(storedUtm(7)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
