import { maxTypos, prefixEditDistance } from './edit-distance';

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
])('prefixEditDistance counts the edits from %s to %s', (typed, word, edits) => {
  expect(prefixEditDistance(typed, word)).toBe(edits);
});

it('very short words allow no edits', () => {
  expect(['ab', 'abc', 'abcdef'].map(maxTypos)).toEqual([0, 1, 2]);
});
