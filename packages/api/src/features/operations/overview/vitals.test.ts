import { getVitalFigures } from '@kaadu/contracts/overview';
import { dataOf } from '../../../testing/data/data-of';
import { newPerson, signInStaff } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { webVitals } from '../web-vitals';

type Row = typeof webVitals.$inferInsert;
const measure = (change: Partial<Row>): Row => ({
  day: '2026-03-10',
  metric: 'LCP',
  route: '/',
  remote: 'content',
  version: '1.0.0',
  upTo: 1000,
  count: 1,
  ...change,
});

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ sampleData: null });
  headers = (await signInStaff(api, 'content', newPerson())).headers;
  await api.db.insert(webVitals).values([
    // The 75th of a hundred visits is half way into the class from 2250 to 2500.
    measure({ upTo: 1000, count: 50 }),
    measure({ upTo: 2500, count: 30, route: '/stories' }),
    measure({ upTo: 2500, count: 20 }),
    // The next version is slower.
    measure({ day: '2026-03-11', version: '2.0.0', upTo: 4000, count: 4 }),
    measure({ metric: 'CLS', upTo: 0, count: 9 }),
    measure({ metric: 'CLS', upTo: 0.25, count: 1, remote: 'header' }),
    measure({ day: '2026-03-08', upTo: 10, count: 1 }),
  ]);
});
afterAll(() => api.close());

const read = async (query: string) =>
  dataOf(
    getVitalFigures,
    (await api.app.inject({ url: `${getVitalFigures.path}?${query}`, headers })).json(),
  );

test('a value is the 75th percentile, by remote and version', async () => {
  const { versions, total } = await read('from=2026-03-10&to=2026-03-11');
  const day = { first_day: '2026-03-10', last_day: '2026-03-10' };
  const content = { remote: 'content', version: '1.0.0' };
  expect(versions).toEqual([
    { metric: 'CLS', ...content, p75: 0, measures: 9, ...day },
    { metric: 'CLS', remote: 'header', version: '1.0.0', p75: 0.238, measures: 1, ...day },
    { metric: 'LCP', ...content, p75: 2375, measures: 100, ...day },
    {
      metric: 'LCP',
      remote: 'content',
      version: '2.0.0',
      p75: 3875,
      measures: 4,
      first_day: '2026-03-11',
      last_day: '2026-03-11',
    },
  ]);
  expect(total).toEqual([
    { metric: 'CLS', p75: 0, measures: 10 },
    { metric: 'LCP', p75: 2390, measures: 104 },
  ]);
});

test('values are reported by day, and for the previous range', async () => {
  const { days, previous } = await read('from=2026-03-10&to=2026-03-11');
  expect(days).toEqual([
    { day: '2026-03-10', metric: 'CLS', p75: 0, measures: 10 },
    { day: '2026-03-10', metric: 'LCP', p75: 2375, measures: 100 },
    { day: '2026-03-11', metric: 'LCP', p75: 3875, measures: 4 },
  ]);
  expect(previous).toEqual([{ metric: 'LCP', p75: 8, measures: 1 }]);
});

test('days without measures have no value', async () => {
  expect(await read('from=2026-03-20&to=2026-03-21')).toEqual({
    days: [],
    versions: [],
    total: [],
    previous: [],
  });
});
