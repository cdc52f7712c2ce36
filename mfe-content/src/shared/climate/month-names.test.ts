import { monthSpans } from './month-names';

test.each([
  [[1, 2, 10, 11, 12], 'October to February'],
  [[3], 'March'],
  [[1, 2, 6, 7], 'January to February and June to July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[], ''],
])('the months %p are %p', (months, words) => {
  expect(monthSpans(months)).toBe(words);
});
