/** @jest-environment jest-fixed-jsdom */
import { hasUtm, saveUtm, storedUtm } from './utm';
import { createApi } from './client';

const api = createApi({ baseUrl: 'https://api.test' });

afterEach(() => {
  document.cookie = 'utmDetails=; Path=/; Max-Age=0';
  window.history.replaceState(null, '', '/');
});

describe('UTM data', () => {
  test('a URL has it if any of the five parameters is present', () => {
    expect(hasUtm(new URL('https://site.test/?utm_term=x'))).toBe(true);
    expect(hasUtm(new URL('https://site.test/?page=2'))).toBe(false);
  });

  test('a signed-out visit without parameters keeps the stored campaign', async () => {
    window.history.replaceState(null, '', '/?utm_source=ad');
    await saveUtm(api, { status: 'signed-out' });
    window.history.replaceState(null, '', '/?page=2');
    await saveUtm(api, { status: 'signed-out' });
    expect(storedUtm(7)).toMatchObject({ utm_source: 'ad', user_id: 7 });
  });

  test('the newest campaign is stored, however long its texts are', async () => {
    window.history.replaceState(null, '', '/?utm_source=old');
    await saveUtm(api, { status: 'signed-out' });
    const long = encodeURIComponent('🌴'.repeat(1_000));
    window.history.replaceState(
      null,
      '',
      `/?utm_source=new&utm_campaign=${long}&utm_term=${long}&fbclid=${long}`,
    );
    await saveUtm(api, { status: 'signed-out' });
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('utmDetails='));
    expect(cookie?.length).toBeLessThanOrEqual(4_096);
    expect(storedUtm(7)).toMatchObject({
      utm_source: 'new',
      utm_campaign: expect.stringMatching(/^(🌴)+$/u),
    });
    expect(() => decodeURIComponent(storedUtm(7)?.landing_url ?? '%')).not.toThrow();
  });

  test('an unreadable cookie is logged and ignored', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    document.cookie = 'utmDetails=%7B; Path=/';
    expect(storedUtm(7)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
