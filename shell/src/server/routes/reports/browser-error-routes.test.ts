import { browserErrorsPath } from '@kaadu/federation/release';
import { VersionHealth, PageTokens, type PageParts } from '@kaadu/release-host';
import { createHttpServer } from '../../http/http-server';
import { registerBrowserErrors } from './browser-error-routes';

const siteUrl = 'https://site.example';
const parts: PageParts = {
  id: '0123456789ab',
  versions: [
    { remote: 'header', version: '2.0.0' },
    { remote: 'footer', version: '1.0.0' },
  ],
};

function setUp() {
  const tokens = new PageTokens('secret');
  const health = new VersionHealth();
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 1 });
  registerBrowserErrors(app, { tokens, health, siteUrl });
  const report = async (change: object = {}, headers: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: browserErrorsPath,
      headers: { origin: siteUrl, 'x-forwarded-for': '203.0.113.1', ...headers },
      payload: {
        token: tokens.sign(parts),
        remote: 'header',
        kind: 'render',
        message: 'Error: no',
        ...change,
      },
    });
    return statusCode;
  };
  /** Counted reports by version. */
  const counted = () =>
    Object.fromEntries(
      health.drain().map(({ remote, version, browserErrors }) => [`${remote}@${version}`, browserErrors]),
    );
  return { app, tokens, report, counted };
}

describe('browser error report', () => {
  test('counts for the version on its page', async () => {
    const { report, counted } = setUp();
    expect(await report()).toBe(204);
    expect(await report({ remote: 'footer' })).toBe(204);
    expect(counted()).toEqual({ 'header@2.0.0': 1, 'footer@1.0.0': 1 });
  });

  test.each<[string, object, Record<string, string>]>([
    ['with a forged token', { token: 'A'.repeat(48) }, {}],
    [
      'with an expired token',
      { token: new PageTokens('secret').sign(parts, undefined, Date.now() - 31 * 60_000) },
      {},
    ],
    ['about a remote that its page does not have', { remote: 'content' }, {}],
    ['of another site', {}, { origin: 'https://evil.example' }],
    ['of a page that another site embeds', {}, { 'sec-fetch-site': 'cross-site' }],
    ['of no site', {}, { origin: '' }],
    ['of a document that was translated', { isTranslated: true }, {}],
  ])('%s gets the usual response, and does not count', async (_case, change, headers) => {
    const { report, counted, tokens } = setUp();
    tokens.sign(parts);
    expect(await report(change, headers)).toBe(204);
    expect(counted()).toEqual({});
  });

  test('counts once per page and remote, from any IP address', async () => {
    const { tokens, report, counted } = setUp();
    const token = tokens.sign(parts);
    for (let index = 0; index < 5; index += 1)
      await report({ token }, { 'x-forwarded-for': `203.0.113.${index}` });
    await report({ token, remote: 'footer' });
    expect(counted()).toEqual({ 'header@2.0.0': 1, 'footer@1.0.0': 1 });
  });

  test('counts once per client and version, from any IP address of its network', async () => {
    const { report, counted } = setUp();
    for (let index = 0; index < 5; index += 1)
      await report({}, { 'x-forwarded-for': `2001:db8:1:2::${index}` });
    expect(counted()).toEqual({ 'header@2.0.0': 1 });
  });

  test('counts once per input, from any number of clients', async () => {
    const { tokens, report, counted } = setUp();
    for (let index = 0; index < 5; index += 1)
      await report(
        { token: tokens.sign(parts, '/search?text=x') },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    expect(counted()).toEqual({ 'header@2.0.0': 1 });
  });

  test('counts five times from five clients', async () => {
    const { report, counted } = setUp();
    for (let index = 0; index < 5; index += 1) await report({}, { 'x-forwarded-for': `203.0.113.${index}` });
    expect(counted()).toEqual({ 'header@2.0.0': 5 });
  });

  test.each<[string, object]>([
    ['another field', { more: 1 }],
    ['a remote without a valid name', { remote: '__proto__' }],
    ['an unknown kind', { kind: 'guess' }],
    ['a message that is too long', { message: 'x'.repeat(201) }],
    ['a malformed token', { token: 'x' }],
  ])('is malformed with %s', async (_case, change) => {
    const { report, counted } = setUp();
    expect(await report(change)).toBe(400);
    expect(counted()).toEqual({});
  });

  test('is rejected above two kilobytes, even when valid', async () => {
    const { app, tokens, counted } = setUp();
    const valid = JSON.stringify({
      token: tokens.sign(parts),
      remote: 'header',
      kind: 'render',
      message: '',
    });
    const send = async (payload: string) => {
      const headers = { origin: siteUrl, 'content-type': 'application/json' };
      return (await app.inject({ method: 'POST', url: browserErrorsPath, headers, payload })).statusCode;
    };
    expect(await send(valid.padEnd(2049))).toBe(400);
    expect(counted()).toEqual({});
    expect(await send(valid.padEnd(2048))).toBe(204);
  });
});
