import { isLongPrice, shortPrice } from './day-price';

test.each([
  [95_000, '₹950'],
  [99_950, '₹1k'],
  [546_000, '₹5.5k'],
  [1_711_000, '₹17.2k'],
  [9_996_000, '₹1L'],
  [12_345_600, '₹1.3L'],
])('%i paise are short for narrow columns, and never less than the price: %s', (paise, text) => {
  expect(shortPrice(paise)).toBe(text);
});

test('prices from one lakh on are long for a phone', () => {
  expect([9_999_900, 10_000_000].map(isLongPrice)).toEqual([false, true]);
});
