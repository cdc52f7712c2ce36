import fc from 'fast-check';
import { lessShares, partOfShares, sumOfShares, type TaxShare } from './tax-shares';

/** ₹8,140 at 18 % and ₹8,600 at 5 %. */
const paid: readonly TaxShare[] = [
  { rate_bp: 1_800, taxable: 814_000, tax: 146_500 },
  { rate_bp: 500, taxable: 860_000, tax: 43_000 },
];

it.each([
  ['nothing of it', 0, [0, 0, 0, 0]],
  ['a paisa, which is value', 1, [1, 0, 0, 0]],
  ['a fifth', 372_700, [162_800, 29_300, 172_000, 8_600]],
  ['all of it', 1_863_500, [814_000, 146_500, 860_000, 43_000]],
] as const)('a price at two rates is divided: %s', (_case, amount, expected) => {
  const part = partOfShares(paid, amount, 2);
  expect(part.flatMap(({ taxable, tax }) => [taxable, tax])).toEqual(expected);
});

it('partOfShares divides tax into CGST and SGST exactly to the paisa', () => {
  // 18 % of ₹100, paid as ₹118: 8.08 of 53 paise are tax, and 9 would be 4.5 each.
  const room = [{ rate_bp: 1_800, taxable: 10_000, tax: 1_800 }];
  expect(partOfShares(room, 57, 1)).toEqual([{ rate_bp: 1_800, taxable: 48, tax: 9 }]);
  expect(partOfShares(room, 57, 2)).toEqual([{ rate_bp: 1_800, taxable: 49, tax: 8 }]);
});

it('change of rate returns the one and charges the other', () => {
  const before = [{ rate_bp: 1_800, taxable: 814_000, tax: 146_500 }];
  const after = [{ rate_bp: 500, taxable: 740_000, tax: 37_000 }];
  const credited = lessShares(before, after);
  expect(credited).toEqual([
    { rate_bp: 1_800, taxable: 814_000, tax: 146_500 },
    { rate_bp: 500, taxable: -740_000, tax: -37_000 },
  ]);
  expect(sumOfShares(credited)).toEqual({ taxable: 74_000, tax: 109_500, total: 183_500 });
});

it('consecutive parts add up to the whole at each rate, with value and tax never of opposite signs', () => {
  const rupees = fc.integer({ min: 1, max: 3_000_000 });
  fc.assert(
    fc.property(
      rupees,
      rupees,
      fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
      fc.boolean(),
      (dear, cheap, percents, isHome) => {
        const whole: TaxShare[] = [
          { rate_bp: 1_800, taxable: dear * 100, tax: Math.round(dear * 0.18) * 100 },
          { rate_bp: 500, taxable: cheap * 100, tax: Math.round(cheap * 0.05) * 100 },
        ];
        const parts = isHome ? 2 : 1;
        let left = lessShares(whole, []);
        for (const percent of percents) {
          const { total } = sumOfShares(left);
          const part = partOfShares(left, Math.floor((total * percent) / 100), parts);
          expect(sumOfShares(part).total).toBe(Math.floor((total * percent) / 100));
          for (const { taxable, tax } of part) {
            expect(Math.min(taxable, tax)).toBeGreaterThanOrEqual(0);
            expect(tax % parts).toBe(0);
          }
          left = lessShares(left, part);
        }
        const all = partOfShares(left, sumOfShares(left).total, parts);
        expect(lessShares(left, all)).toEqual([]);
      },
    ),
    { seed: 20_261_127 },
  );
});
