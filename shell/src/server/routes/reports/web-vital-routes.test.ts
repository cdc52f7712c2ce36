import { PageTokens, type PageParts } from '@kaadu/release-host';
import { Registry } from 'prom-client';
import { webVitalsPath } from '../../../app/web-vitals';
import { noParts } from '../../browser-errors/page-parts';
import { createHttpServer } from '../../http/http-server';
import { VitalCounts } from '../../web-vitals/vital-counts';
import { WebVitalMetrics } from '../../web-vitals/web-vital-metrics';
import { registerWebVitals } from './web-vital-routes';

const siteUrl = 'https://site.example';
const parts: PageParts = {
  id: '0123456789ab',
  versions: [
    { remote: 'header', version: '2.0.0' },
    { remote: 'content', version: '1.0.0' },
  ],
};
const lcp = { name: 'LCP', value: 2600, remote: 'content' };

function setUp() {
  const registry = new Registry();
  const counts = new VitalCounts(() => Date.parse('2026-03-10T20:00:00Z'));
  const tokens = new PageTokens('secret');
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 1 });
  registerWebVitals(app, {
    tokens,
    metrics: new WebVitalMetrics(registry),
    counts,
    siteUrl,
    routes: () => [{ path: '/stories/:title/:id' }],
  });
  const report = async (change: object = {}, headers: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: webVitalsPath,
      headers: { origin: siteUrl, 'x-forwarded-for': '203.0.113.1', ...headers },
      payload: {
        token: tokens.sign(parts),
        route: '/stories/:title/:id',
        vitals: [lcp],
        slow: [],
        ...change,
      },
    });
    return statusCode;
  };
  const metrics = async () =>
    (await registry.metrics())
      .split('\n')
      .filter((line) => !line.startsWith('#') && !line.includes('_bucket'));
  const counted = async () => (await metrics()).filter((line) => line.startsWith('web_vitals_total'));
  return { report, metrics, counts, counted, tokens };
}

describe('web vitals report', () => {
  test('is counted by route, remote and version of the page’s token', async () => {
    const { report, metrics } = setUp();
    const vitals = [lcp, { name: 'CLS', value: 0.05, remote: 'header' }];
    expect(await report({ vitals })).toBe(204);
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'web_vitals_total{metric="LCP",rating="needs-improvement",route="/stories/:title/:id",remote="content",version="1.0.0"} 1',
        'web_vitals_total{metric="CLS",rating="good",route="/stories/:title/:id",remote="header",version="2.0.0"} 1',
        'web_vital_seconds_sum{metric="LCP",route="/stories/:title/:id",remote="content",version="1.0.0"} 2.6',
        'web_vital_layout_shift_sum{route="/stories/:title/:id",remote="header",version="2.0.0"} 0.05',
      ]),
    );
  });

  test('is queued for the API under the day in India', async () => {
    const { report, counts } = setUp();
    await report();
    await report({ vitals: [{ ...lcp, value: 2700 }] });
    expect(counts.take()).toEqual([
      {
        day: '2026-03-11',
        metric: 'LCP',
        route: '/stories/:title/:id',
        remote: 'content',
        version: '1.0.0',
        up_to: 2750,
        count: 2,
      },
    ]);
    expect(counts.take()).toEqual([]);
  });

  test('is counted as another page when no release declares its route', async () => {
    const { report, counted } = setUp();
    await report({ route: '/made/up' });
    expect(await counted()).toEqual([expect.stringContaining('route="other"')]);
  });

  test('counts each measurement of a page once', async () => {
    const { report, counted, tokens } = setUp();
    const token = tokens.sign(parts);
    for (let index = 0; index < 3; index += 1) await report({ token });
    expect(await counted()).toEqual([expect.stringMatching(/ 1$/)]);
  });

  test.each<[string, object, Record<string, string>]>([
    ['a forged token', { token: 'x'.repeat(48) }, {}],
    ['another site', {}, { origin: 'https://evil.example' }],
    ['a remote that is not on the page', { vitals: [{ ...lcp, remote: 'auth' }] }, {}],
  ])('with %s is ignored, with the usual response', async (_case, change, headers) => {
    const { report, counted } = setUp();
    expect(await report(change, headers)).toBe(204);
    expect(await counted()).toEqual([]);
  });

  test('of a preview is not counted', async () => {
    const { report, counted, tokens } = setUp();
    await report({ token: tokens.sign(noParts) });
    expect(await counted()).toEqual([]);
  });

  test('is counted sixty times a minute per client', async () => {
    const { report, counted } = setUp();
    for (let index = 0; index < 65; index += 1) await report();
    await report({}, { 'x-forwarded-for': '198.51.100.1' });
    expect(await counted()).toEqual([expect.stringMatching(/ 61$/)]);
  });

  test('counts slow files for their version', async () => {
    const { report, metrics } = setUp();
    const slow = [
      { resource: '/releases/header/2.0.0/web/entry.js', ms: 4000 },
      { resource: '/releases/header/9.9.9/web/entry.js', ms: 4000 },
      { resource: 'https://api.example/images', ms: 3500 },
    ];
    await report({ vitals: [], slow });
    expect(await metrics()).toEqual(
      expect.arrayContaining([
        'slow_resources_total{remote="header",version="2.0.0"} 1',
        'slow_resources_total{remote="none",version=""} 2',
      ]),
    );
  });

  test.each<[string, object]>([
    ['another field', { visitor: 'x' }],
    ['an unknown measurement', { vitals: [{ ...lcp, name: 'constructor' }] }],
    ['a negative value', { vitals: [{ ...lcp, value: -1 }] }],
    ['a remote without a valid name', { vitals: [{ ...lcp, remote: 'Header' }] }],
    ['too many measurements', { vitals: Array.from({ length: 7 }, () => lcp) }],
    ['too many files', { slow: Array.from({ length: 6 }, () => ({ resource: '/a', ms: 4000 })) }],
    ['a malformed token', { token: 'x' }],
  ])('is malformed with %s', async (_case, change) => {
    expect(await setUp().report(change)).toBe(400);
  });
});
