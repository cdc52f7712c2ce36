import { startTestApi, type TestApi } from '../../../testing/test-api';
import { listSimilar } from './list-similar';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const similar = async (like: Parameters<typeof listSimilar>[1]) =>
  (await listSimilar(api.db, like)).map(({ primary_key }) => primary_key);

it('ranks the same place and kind first, then either, then only the same activity', async () => {
  // 1, 2 and 5 are stays, 3 and 4 outings; 1 and 4 are at Coorg; 1, 4 and 5 offer trekking, 2 and 5 a safari.
  expect(await similar({ primaryKey: 2, destinationPk: 1, activityPks: [1, 2], isStay: true })).toEqual([
    1, 5, 4,
  ]);
  expect(await similar({ primaryKey: 3, destinationPk: 2, activityPks: [2], isStay: false })).toEqual([2, 5]);
});

it('excludes the experience itself, and works without activities', async () => {
  expect(await similar({ primaryKey: 1, destinationPk: 1, activityPks: [], isStay: true })).toEqual([4]);
});
