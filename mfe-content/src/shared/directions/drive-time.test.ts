import { driveTime } from './drive-time';

test.each([
  [5.25, '5 h 15 min'],
  [4, '4 h'],
  [0.5, '30 min'],
  [1.999, '2 h'],
])('%p hours are %s', (hours, words) => {
  expect(driveTime(hours)).toBe(words);
});
