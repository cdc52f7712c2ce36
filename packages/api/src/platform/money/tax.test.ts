import { gstRates } from './gst-rates';
import { addTax } from './tax';

const tax = (base: number, on: string, kind: 'room' | 'tour' = 'room') =>
  addTax(base, kind, on, gstRates).tax;

it.each([
  ['a room at the nil limit', 100_000, 0],
  ['a paisa above it', 100_001, 5_000],
  ['a room at the middle limit', 750_000, 37_500],
  ['a paisa above that', 750_001, 135_000],
])('taxes %s', (_case, base, expected) => {
  expect(tax(base, '2026-01-01')).toBe(expected);
});

it('applies the rates in force on the day', () => {
  expect(tax(500_000, '2025-09-21')).toBe(60_000);
  expect(tax(500_000, '2025-09-22')).toBe(25_000);
  expect(tax(500_000, '2025-09-22', 'tour')).toBe(25_000);
});

it('throws for a day before any rate instead of charging no tax', () => {
  expect(() => tax(500_000, '2001-01-01')).toThrow('No GST rate for room on 2001-01-01');
});
