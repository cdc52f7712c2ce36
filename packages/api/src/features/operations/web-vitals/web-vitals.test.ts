import { randomUUID } from 'node:crypto';
import type { WebVitalCount } from '@kaadu/contracts/web-vitals';
import { asc } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { deleteOldWebVitals } from './repository';
import { webVitals } from './tables';

const reportToken = 'r'.repeat(43);
const lcp: WebVitalCount = {
  day: '2026-03-10',
  metric: 'LCP',
  route: '/stories',
  remote: 'content',
  version: '1.0.0',
  up_to: 2500,
  count: 3,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ reportToken });
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(webVitals));

async function send(counts: readonly object[], token = reportToken, key: string = randomUUID()) {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/webVitals',
    payload: { counts },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
  return statusCode;
}
const stored = () =>
  api.db
    .select({ day: webVitals.day, upTo: webVitals.upTo, count: webVitals.count })
    .from(webVitals)
    .orderBy(asc(webVitals.day), asc(webVitals.upTo));

test('batches add up, also within one', async () => {
  expect(await send([lcp, { ...lcp, count: 2 }, { ...lcp, up_to: 4000 }])).toBe(200);
  expect(await send([lcp])).toBe(200);
  expect(await stored()).toEqual([
    { day: '2026-03-10', upTo: 2500, count: 8 },
    { day: '2026-03-10', upTo: 4000, count: 3 },
  ]);
});

test('a batch that is sent again is counted once', async () => {
  const key = randomUUID();
  expect([await send([lcp], reportToken, key), await send([lcp], reportToken, key)]).toEqual([200, 200]);
  expect(await stored()).toMatchObject([{ count: 3 }]);
});

test('concurrent batches are all counted', async () => {
  const other = { ...lcp, route: '/' };
  await Promise.all([send([lcp, other]), send([other, lcp]), send([lcp, other])]);
  expect((await stored()).map(({ count }) => count)).toEqual([9, 9]);
});

test.each([
  ['without the token', [lcp], 'x'.repeat(43), 403],
  ['with a count below one', [{ ...lcp, count: 0 }], reportToken, 400],
  ['of another measure', [{ ...lcp, metric: 'XYZ' }], reportToken, 400],
  ['of nothing', [], reportToken, 400],
])('a batch %s is refused', async (_case, counts, token, status) => {
  expect(await send(counts, token)).toBe(status);
  expect(await stored()).toEqual([]);
});

test('the API rejects all reports without a configured token', async () => {
  const closed = await startTestApi({ sampleData: null });
  const { statusCode } = await closed.app.inject({
    method: 'POST',
    url: '/webVitals',
    payload: { counts: [lcp] },
    headers: { authorization: 'Bearer undefined', 'idempotency-key': randomUUID() },
  });
  expect(statusCode).toBe(403);
  await closed.close();
});

test('measures are stored for 400 days', async () => {
  await send([lcp, { ...lcp, day: '2025-02-02' }, { ...lcp, day: '2025-02-03' }]);
  await deleteOldWebVitals(api.db, api.now());
  expect((await stored()).map(({ day }) => day)).toEqual(['2025-02-03', '2026-03-10']);
});
