import { eq } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { experiences } from '../tables';
import { listSimilarKeys } from './list-similar';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function like(key: number, over: Partial<typeof experiences.$inferSelect> = {}) {
  const [row] = await api.db.select().from(experiences).where(eq(experiences.primaryKey, key));
  if (!row) throw new Error(`the sample has experience ${key}`);
  return { ...row, ...over };
}
const similar = async (one: Awaited<ReturnType<typeof like>>, among: readonly number[] | null = null) =>
  listSimilarKeys(api.db, one, among);

it('lists only the same kind, the closest price first', async () => {
  // All are at one position. Stays 1, 2 and 5 cost 5,250, 11,800 and 950 rupees; 3 and 4 are activities.
  expect(await similar(await like(1))).toEqual([2, 5]);
  expect(await similar(await like(2))).toEqual([1, 5]);
  expect(await similar(await like(3))).toEqual([4]);
});

it('lists only those to choose from', async () => {
  expect(await similar(await like(1), [1, 3, 5])).toEqual([5]);
  expect(await similar(await like(1), [])).toEqual([]);
});

it('weighs distance against price, and leaves out what is far away', async () => {
  const one = await like(1);
  // 2 degrees north are 222 km: 2.2 points. Price and activities alone separate 2 and 5 by 1.3 points.
  await api.db
    .update(experiences)
    .set({ latitude: one.latitude + 2 })
    .where(eq(experiences.primaryKey, 2));
  expect(await similar(one)).toEqual([5, 2]);
  await api.db
    .update(experiences)
    .set({ latitude: one.latitude + 2.3 })
    .where(eq(experiences.primaryKey, 2));
  expect(await similar(one)).toEqual([5]);
  await api.db.update(experiences).set({ latitude: one.latitude }).where(eq(experiences.primaryKey, 2));
});

it('prefers a shared activity at about the same price', async () => {
  // At 3,600 rupees the price of 2 is closer by 0.3 points. Only 5 has trekking; both have a safari.
  expect(await similar(await like(1, { cardTotal: 360_000, activityPks: [2] }))).toEqual([2, 5]);
  expect(await similar(await like(1, { cardTotal: 360_000, activityPks: [1] }))).toEqual([5, 2]);
});
