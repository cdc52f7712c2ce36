import { eq } from 'drizzle-orm';
import { followContentChanges } from '../../../content';
import { taxRates } from '../../../platform/money/tables';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { applyNewTaxRates } from './refresh-card-prices';
import { experiences } from '../tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function cardTotal(): Promise<number | undefined> {
  const [row] = await api.db
    .select({ total: experiences.cardTotal })
    .from(experiences)
    .where(eq(experiences.primaryKey, 1));
  return row?.total;
}

it('prices cards by a new tax rate from its first day on, and drops what was cached', async () => {
  let drops = 0;
  const contentChanges = await followContentChanges(api.database, api.now, () => (drops += 1));
  await api.db
    .insert(taxRates)
    .values({ kind: 'room', effectiveFrom: '2026-03-11', upToPaise: null, rateBp: 1_000 });

  await applyNewTaxRates(contentChanges, api.now());
  expect([await cardTotal(), drops]).toEqual([525_000, 0]);

  api.wait(24 * 60 * 60_000);
  await applyNewTaxRates(contentChanges, api.now());
  expect(await cardTotal()).toBe(550_000);
  expect(drops).toBeGreaterThan(0);
});
