import { domainOf, namedDays, stack, type Series } from './day-series';

const series: readonly Series[] = [
  { id: 'paid', name: 'Paid', values: [5, 2, null] },
  { id: 'more', name: 'More', values: [1, 0, null] },
  { id: 'back', name: 'Back', values: [-3, 0, null] },
];

test('segments of a bar are stacked, with negative values below the axis', () => {
  expect(stack(series, 0)).toEqual([
    { id: 'paid', from: 0, to: 5 },
    { id: 'more', from: 5, to: 6 },
    { id: 'back', from: 0, to: -3 },
  ]);
  expect(stack(series, 2)).toEqual([]);
});

test('the axis covers bars, lines and reference values', () => {
  expect(domainOf(series, 3, true)).toEqual([-3, 6]);
  expect(domainOf(series, 3, false)).toEqual([-3, 5]);
  expect(domainOf(series, 3, false, [{ name: 'Good', value: 9 }])).toEqual([-3, 9]);
  expect(domainOf([], 3, true)).toEqual([0, 1]);
});

test('as many days are named as fit', () => {
  expect(namedDays(7, 500)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedDays(30, 300)).toEqual([0, 7, 14, 21, 28]);
  expect(namedDays(1, 0)).toEqual([0]);
});
