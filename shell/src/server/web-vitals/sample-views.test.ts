import { sampleViews } from './sample-views';

test('sampleViews selects the first fifty views of each second', () => {
  let now = 1_000_000;
  const isMeasured = sampleViews(() => now);
  const ask = () => Array.from({ length: 60 }, isMeasured).filter(Boolean).length;
  expect(ask()).toBe(50);
  now += 999;
  expect(ask()).toBe(0);
  now += 1;
  expect(ask()).toBe(50);
});
