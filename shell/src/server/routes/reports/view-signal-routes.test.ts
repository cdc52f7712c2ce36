import { VersionHealth, PageTokens, type PageParts } from '@kaadu/release-host';
import { viewSignalsPath } from '../../../app/view-signals';
import { noParts } from '../../browser-errors/page-parts';
import { createHttpServer } from '../../http/http-server';
import { registerViewSignals } from './view-signal-routes';

const siteUrl = 'https://site.example';
const parts: PageParts = {
  id: '0123456789ab',
  versions: [
    { remote: 'header', version: '2.0.0' },
    { remote: 'footer', version: '1.0.0' },
  ],
};
const signals = {
  interactionMs: 240,
  blockedMs: 0,
  rageClicks: 1,
  bounces: 0,
  apiCalls: 3,
  bytes: 103_000,
  fallbacks: 0,
};

function setUp() {
  const tokens = new PageTokens('secret');
  const health = new VersionHealth();
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 1 });
  registerViewSignals(app, { tokens, health, siteUrl });
  const report = async (change: object = {}, headers: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: viewSignalsPath,
      headers: { origin: siteUrl, 'x-forwarded-for': '203.0.113.1', ...headers },
      payload: { token: tokens.sign(parts), ...signals, ...change },
    });
    return statusCode;
  };
  /** Measured views by version. */
  const counted = () =>
    Object.fromEntries(
      health.drain().map(({ remote, version, measuredViews }) => [`${remote}@${version}`, measuredViews]),
    );
  return { health, tokens, report, counted };
}

describe('view signals', () => {
  test('count for each version of their page, at the bounds that they exceed', async () => {
    const { report, health } = setUp();
    expect(await report()).toBe(204);
    const counts = { measuredViews: 1, signals: { 'interactionMs>200': 1, 'rageClicks>0': 1 } };
    expect(health.drain()).toMatchObject([
      { remote: 'header', version: '2.0.0', ...counts },
      { remote: 'footer', version: '1.0.0', ...counts },
    ]);
  });

  test('count once per client and version, and once per page', async () => {
    const { report, counted, tokens } = setUp();
    const token = tokens.sign(parts);
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2::2'])
      await report({}, { 'x-forwarded-for': address });
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await report({ token }, { 'x-forwarded-for': address });
    expect(counted()).toEqual({ 'header@2.0.0': 2, 'footer@1.0.0': 2 });
  });

  test.each<[string, object, Record<string, string>]>([
    ['with a forged token', { token: 'A'.repeat(48) }, {}],
    ['of another site', {}, { origin: 'https://evil.example' }],
    ['of a preview', { token: new PageTokens('secret').sign(noParts) }, {}],
  ])('%s get the usual response, and do not count', async (_case, change, headers) => {
    const { report, counted, tokens } = setUp();
    tokens.sign(parts);
    expect(await report(change, headers)).toBe(204);
    expect(counted()).toEqual({});
  });

  test('do not count for any version of a page with one that was taken out, until it is live again', async () => {
    const { report, counted, health } = setUp();
    const faulty = { remote: 'footer', version: '1.0.0' };
    health.ignoreViewsWith(faulty);
    expect(await report()).toBe(204);
    expect(counted()).toEqual({});
    health.acceptViewsWith(faulty);
    await report();
    expect(counted()).toEqual({ 'header@2.0.0': 1, 'footer@1.0.0': 1 });
  });

  test.each<[string, object]>([
    ['another field', { url: '/search?text=x' }],
    ['a negative value', { bytes: -1 }],
    ['a value that is no number', { apiCalls: '3' }],
    ['a missing value', { fallbacks: undefined }],
    ['a malformed token', { token: 'x' }],
  ])('are malformed with %s', async (_case, change) => {
    const { report, counted } = setUp();
    expect(await report(change)).toBe(400);
    expect(counted()).toEqual({});
  });
});
