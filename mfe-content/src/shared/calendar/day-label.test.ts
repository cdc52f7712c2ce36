import { shortPrice } from './day-label';

test.each([
  [95_000, '₹950'],
  [99_950, '₹1k'],
  [546_000, '₹5.5k'],
  [1_711_000, '₹17.2k'],
])('%i paise are short for narrow columns, and never less than the price: %s', (paise, text) => {
  expect(shortPrice(paise)).toBe(text);
});
