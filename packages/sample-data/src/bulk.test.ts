import { sampleData } from './index';
import { bulkExperiences, firstBulkKey } from './bulk';

it('generates the same distinct experiences on every run, with references that resolve', () => {
  const first = [...bulkExperiences(500, sampleData)];
  expect([...bulkExperiences(500, sampleData)]).toEqual(first);
  expect(first[0]?.key).toBe(firstBulkKey);
  expect(new Set(first.map((one) => one.title)).size).toBeGreaterThan(450);
  const destinations = new Set(sampleData.destinations.map((one) => one.key));
  expect(first.every((one) => destinations.has(one.destination_pk))).toBe(true);
});
