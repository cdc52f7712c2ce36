import { sampleData } from '@kaadu/sample-data';
import { startTestApi, type TestApi } from '../testing/test-api';
import { findExperienceKeys } from '../features/search';
import { judgedSearches } from './judged-searches';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ sampleData });
}, 60_000);
afterAll(() => api.close());

const depth = 5;

/** Discounted cumulative gain of the first results. */
const gain = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Returns the nDCG of a search: 1 when no other order of the judged experiences is better. */
async function ndcgOf([text, grades]: (typeof judgedSearches)[number]) {
  const gradeOf = new Map(
    Object.entries(grades).flatMap(([grade, keys]) => keys.map((key) => [key, Number(grade)] as const)),
  );
  const found = (await findExperienceKeys(api.db, text)).slice(0, depth);
  const ideal = gain([...gradeOf.values()].sort((a, b) => b - a));
  return { text, found, ndcg: gain(found.map((key) => gradeOf.get(key) ?? 0)) / ideal };
}

test('the best five results of the judged searches have a mean nDCG of 0.9 or more, and none is useless', async () => {
  const judged = await Promise.all(judgedSearches.map(ndcgOf));
  const mean = judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length;
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(judged.filter(({ ndcg }) => ndcg < 0.5)).toEqual([]);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
