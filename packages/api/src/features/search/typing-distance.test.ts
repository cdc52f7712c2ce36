import { allowedSlips, typingDistance } from './typing-distance';

it.each([
  ['kabini', 'kabini', 0],
  ['kab', 'kabini', 0],
  ['kabnii', 'kabini', 1],
  ['cabini', 'kabini', 1],
  ['kayk', 'kayaking', 1],
  ['scba', 'scuba', 1],
  ['trekkng', 'trekking', 1],
  ['coffe', 'coffee', 0],
  ['xyz', 'kabini', 3],
])('counts the slips from %s to %s', (typed, word, slips) => {
  expect(typingDistance(typed, word)).toBe(slips);
});

it('allows no slip in words too short to tell', () => {
  expect(['ab', 'abc', 'abcdef'].map(allowedSlips)).toEqual([0, 1, 2]);
});
