import { getOffer } from '@kaadu/contracts/offers';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';

const dayMs = 24 * 60 * 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const read = async (code: string) =>
  dataOf(getOffer, (await api.app.inject({ url: `/offers/${code}` })).json());

it('shows a coupon with its days and terms, however its code is written', async () => {
  expect(await read('monsoon10')).toEqual({
    code: 'MONSOON10',
    percent: 10,
    terms: 'Ten percent.',
    starts_on: '2026-03-01',
    ends_on: '2026-09-30',
    state: 'open',
  });
});

it('is marked as ended from the day after its last in India', async () => {
  // 10 March, 11:30 in India, and 204 days: 30 September.
  api.wait(204 * dayMs);
  expect((await read('MONSOON10')).state).toBe('open');
  api.wait(dayMs / 2 + 60 * 60_000);
  expect((await read('MONSOON10')).state).toBe('over');
});

it.each([
  ['NOSUCH', 404],
  ['x', 400],
  ['%00', 422],
])('responds to %s with %s', async (code, status) => {
  expect((await api.app.inject({ url: `/offers/${code}` })).statusCode).toBe(status);
});
