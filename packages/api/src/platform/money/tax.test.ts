import { gstRates } from './gst-rates';
import { addTax, lessPercent, type TaxRate } from './tax';

const tax = (base: number, on: string, kind: 'room' | 'tour' = 'room') =>
  addTax(base, kind, on, gstRates).tax;

it.each([
  ['a paisa below the nil limit', 99_999, 0, 0],
  ['a room at the nil limit', 100_000, 0, 0],
  ['a paisa above it', 100_001, 500, 5_000],
  ['a paisa below the middle limit', 749_999, 500, 37_500],
  ['a room at the middle limit', 750_000, 500, 37_500],
  ['a paisa above that', 750_001, 1_800, 135_000],
  ['a free room', 0, 0, 0],
])('addTax taxes %s', (_case, base, rateBp, expected) => {
  expect(addTax(base, 'room', '2026-01-01', gstRates)).toEqual({
    base,
    rateBp,
    tax: expected,
    total: base + expected,
  });
});

it.each([
  ['the first day of the old rates', '2019-10-01', 60_000],
  ['the last day of the old rates', '2025-09-21', 60_000],
  ['the first day of the new rates', '2025-09-22', 25_000],
])('addTax taxes a room of ₹5,000 on %s', (_case, on, expected) => {
  expect(tax(500_000, on)).toBe(expected);
});

it.each([
  ['below half a rupee, down', 108_900, 5_400],
  ['at half a rupee, up', 109_000, 5_500],
  ['above half a rupee, up', 109_900, 5_500],
])('addTax rounds tax to whole rupees: %s', (_case, base, expected) => {
  // 5 % is ₹54.45, ₹54.50 and ₹54.95.
  expect(tax(base, '2026-01-01', 'tour')).toBe(expected);
});

it('addTax taxes a tour at one rate, whatever its price', () => {
  expect([100, 90_000, 5_000_000].map((base) => tax(base, '2025-09-21', 'tour'))).toEqual([
    0, 4_500, 250_000,
  ]);
});

it('addTax uses the lowest slab that fits, in any order of the table', () => {
  const slab = (upToPaise: number | null, rateBp: number): TaxRate => ({
    kind: 'room',
    effectiveFrom: '2026-01-01',
    upToPaise,
    rateBp,
  });
  const table = [slab(null, 1_800), slab(750_000, 500), slab(100_000, 0)];
  for (const rates of [table, table.toReversed()])
    expect(
      [90_000, 500_000, 900_000].map((base) => addTax(base, 'room', '2026-01-01', rates).rateBp),
    ).toEqual([0, 500, 1_800]);
});

it('addTax throws for a day before any rate instead of charging no tax', () => {
  expect(() => tax(500_000, '2019-09-30')).toThrow('No GST rate for room on 2019-09-30');
  expect(() => tax(500_000, '2017-06-30', 'tour')).toThrow('No GST rate for tour on 2017-06-30');
});

it('addTax throws for a price above every limit', () => {
  const capped = gstRates.filter(({ upToPaise }) => upToPaise !== null);
  expect(() => addTax(750_001, 'room', '2026-01-01', capped)).toThrow('No GST rate for room on 2026-01-01');
});

it.each([
  ['nothing off', 129_900, 0, 129_900],
  ['a whole result', 120_000, 10, 108_000],
  // ₹1,169.10, ₹1,187.50 and ₹1,239.69
  ['below half a rupee', 129_900, 10, 116_900],
  ['at half a rupee', 125_000, 5, 118_700],
  ['above half a rupee', 133_300, 7, 123_900],
  ['everything off', 129_900, 100, 0],
  ['a price with paise', 100_050, 0, 100_000],
])('lessPercent rounds down to whole rupees: %s', (_case, base, percent, expected) => {
  expect(lessPercent(base, percent)).toBe(expected);
});
