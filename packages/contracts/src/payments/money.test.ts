import { formatPaise } from './money';

const formatter = (fractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const whole = formatter(0);
const withPaise = formatter(2);

test('amounts of every length, positive and negative, equal the output of Intl', () => {
  const lengths = Array.from({ length: 15 }, (_, digits) => 10 ** digits);
  const amounts = lengths.flatMap((size) => [size, size - 1, size * 3 + 50, Math.round(size * 7.77), -size]);
  for (const paise of [0, ...amounts])
    expect(formatPaise(paise)).toBe((paise % 100 === 0 ? whole : withPaise).format(paise / 100));
});

test('whole rupees have no paise, and lakhs and crores have commas', () => {
  expect(formatPaise(1234500)).toBe('₹12,345');
  expect(formatPaise(1234550)).toBe('₹12,345.50');
  expect(formatPaise(8_660_000_000)).toBe('₹8,66,00,000');
});

test.each([
  [0, '₹0'],
  [5, '₹0.05'],
  [99, '₹0.99'],
  [100, '₹1'],
  [99_950, '₹999.50'],
  [100_001, '₹1,000.01'],
  [9_999_900, '₹99,999'],
  [10_000_000, '₹1,00,000'],
  [-54_150, '-₹541.50'],
  [-10_000_000, '-₹1,00,000'],
])('%i paise is %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});
