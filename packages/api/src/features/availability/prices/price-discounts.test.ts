import fc from 'fast-check';
import { gstRates } from '../../../platform/money/gst-rates';
import { inRupees, pricedPlace as place, pricedRoom as room, quoteFor } from './price-test-data';

const coupon = (percent: number) => ({ code: 'MONSOON', percent });
const lunch = { name: 'Packed lunch', pricePaise: 31_000, quantity: 1 };
const walk = { name: 'Estate walk', pricePaise: 150_500, quantity: 1 };

test.each([
  // ₹1,169.10, ₹1,187.50 and ₹1,239.69
  ['below half a rupee', 1_299, 10, 1_169],
  ['at half a rupee', 1_250, 5, 1_187],
  ['above half a rupee', 1_333, 7, 1_239],
])('discounts leave a price rounded down: %s', (_case, rupees, percent, left) => {
  const option = { ...place, basePaise: rupees * 100, memberPercent: percent };
  const off = left - rupees;
  expect(inRupees(quoteFor(option, 1, { isMember: true }))).toMatchObject({
    lines: [
      ['base', rupees],
      ['member', off],
    ],
    taxable: left,
  });
  expect(inRupees(quoteFor(option, 1, { coupon: coupon(percent) }))).toMatchObject({
    lines: [
      ['base', rupees],
      ['coupon', off],
    ],
    taxable: left,
  });
});

test('a coupon reduces the member price of each place by itself', () => {
  const quote = quoteFor(place, 3, { isMember: true, coupon: coupon(7) });
  // ₹1,299 → ₹1,169 → ₹1,087.17, with ₹54.35 of tax.
  expect(inRupees(quote)).toEqual({
    lines: [
      ['base', 3_897],
      ['member', -390],
      ['coupon', -246],
    ],
    taxable: 3_261,
    tax: 162,
    total: 3_423,
  });
  expect([quote.coupon, quote.lines[2]?.label]).toEqual(['MONSOON', 'Coupon MONSOON']);
});

test('each night’s discount is rounded by itself', () => {
  // 90 % of ₹4,999 is ₹4,499.10 a night; 5 % of ₹4,499 is ₹224.95.
  expect(
    inRupees(quoteFor({ ...room, basePaise: 499_900 }, 4, { isMember: true, to: '2026-12-10' })),
  ).toMatchObject({ taxable: 26_994, tax: 1_350 });
});

test('a discount reduces the prices of extra guests and children', () => {
  // ₹4,500, ₹1,081.80 of ₹1,202 and ₹540.90 of ₹601.
  const quote = quoteFor({ ...room, maxGuests: 4, extraGuestPaise: 120_200 }, 4, {
    ages: [8],
    coupon: coupon(10),
  });
  expect(inRupees(quote)).toMatchObject({
    lines: [
      ['base', 5_000],
      ['extra_guest', 1_803],
      ['coupon', -682],
    ],
    taxable: 6_121,
    tax: 225 + 54 + 27,
  });
});

test.each([
  ['₹7,500.60 is in the middle slab', 8_334, 7_500, 375],
  ['₹7,501.50 is above it', 8_335, 7_501, 1_350],
  ['₹1,000.80 is free of tax', 1_112, 1_000, 0],
  ['₹1,001.70 is not', 1_113, 1_001, 50],
])('the slab is that of the discounted price: %s', (_case, rupees, taxable, tax) => {
  const option = { ...room, basePaise: rupees * 100 };
  for (const terms of [{ isMember: true }, { coupon: coupon(10) }])
    expect(inRupees(quoteFor(option, 2, terms))).toMatchObject({ taxable, tax });
});

test('a visitor sees the member’s total of the same trip, coupon and add-ons included', () => {
  const terms = { coupon: coupon(10), addOns: [lunch] };
  // ₹4,500 with ₹225, and ₹4,050 with ₹202.50; the lunch is ₹326.
  const visitor = quoteFor(room, 2, terms);
  expect([visitor.total, visitor.member_total, visitor.is_member]).toEqual([505_100, 457_900, false]);
  const member = quoteFor(room, 2, { ...terms, isMember: true });
  expect([member.total, member.member_total, member.is_member]).toEqual([457_900, 457_900, true]);
});

test('add-ons are charged in full with a member rate and a coupon, each with its own tax', () => {
  const quote = quoteFor(room, 2, {
    to: '2026-12-09',
    isMember: true,
    coupon: coupon(10),
    addOns: [{ ...lunch, quantity: 2 }, walk],
  });
  expect(quote.lines).toEqual([
    { kind: 'base', label: '1 room × 2 nights', amount: 1_000_000 },
    { kind: 'add_on', label: 'Packed lunch × 2', amount: 62_000, tax: 3_200 },
    { kind: 'add_on', label: 'Estate walk', amount: 150_500, tax: 7_500 },
    { kind: 'member', label: 'Member rate', amount: -100_000 },
    { kind: 'coupon', label: 'Coupon MONSOON', amount: -90_000 },
  ]);
  // ₹202.50 on each night, ₹15.50 on each lunch, ₹75.25 on the walk.
  expect(inRupees(quote)).toMatchObject({ taxable: 10_225, tax: 406 + 32 + 75, total: 10_738 });
  expect(quote.taxes).toEqual([
    { label: 'CGST 2.5%', amount: 25_650 },
    { label: 'SGST 2.5%', amount: 25_650 },
  ]);
});

test('add-ons are taxed by the rates of the first day, nights by their own', () => {
  const doubled = gstRates
    .filter(({ primaryKey }) => primaryKey >= 4)
    .map((rate) => ({ ...rate, effectiveFrom: '2026-12-08', rateBp: rate.rateBp * 2 }));
  const addOns = [{ ...lunch, pricePaise: 100_000 }];
  const taxOn = (from: string, to: string) =>
    inRupees(quoteFor(room, 2, { from, to, addOns, taxRates: [...gstRates, ...doubled] })).tax;
  expect(taxOn('2026-12-07', '2026-12-09')).toBe(250 + 500 + 50);
  expect(taxOn('2026-12-08', '2026-12-09')).toBe(500 + 100);
});

test('three of an add-on cost three times one', () => {
  const without = quoteFor(place, 3).total;
  expect(quoteFor(place, 3, { addOns: [lunch] }).total - without).toBe(32_600);
  expect(quoteFor(place, 3, { addOns: [{ ...lunch, quantity: 3 }] }).total - without).toBe(97_800);
});

test.each([
  ['dear', 900_000, 1_636],
  ['tax-free', 90_000, 16],
])('add-ons are taxed at the rate of tours in a %s room', (_case, basePaise, tax) => {
  const quote = quoteFor({ ...room, basePaise }, 2, { addOns: [lunch] });
  // No single rate applies to both.
  expect(quote.taxes.map(({ label }) => label)).toEqual(['CGST', 'SGST']);
  expect(inRupees(quote).tax).toBe(tax);
});

test('lines add up to the taxable amount, and with taxes to the total, for any trip', () => {
  const terms = fc.record({
    basePaise: fc.integer({ min: 100, max: 1_200_000 }),
    extraGuestPaise: fc.integer({ min: 0, max: 300_000 }),
    memberPercent: fc.integer({ min: 0, max: 40 }),
    couponPercent: fc.integer({ min: 0, max: 90 }),
    isStay: fc.boolean(),
    inHomeState: fc.boolean(),
    isMember: fc.boolean(),
    ages: fc.array(fc.nat({ max: 17 }), { maxLength: 4 }),
    adults: fc.integer({ min: 1, max: 6 }),
    lunches: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(terms, ({ couponPercent, isMember, ages, adults, lunches, ...own }) => {
      const quote = quoteFor({ ...room, ...own }, adults + ages.length, {
        ages,
        isMember,
        coupon: coupon(couponPercent),
        addOns: lunches > 0 ? [{ ...lunch, quantity: lunches }] : [],
        to: '2026-12-10',
      });
      const sum = (amounts: readonly { readonly amount: number }[]) =>
        amounts.reduce((total, { amount }) => total + amount, 0);
      expect(sum(quote.lines)).toBe(quote.taxable);
      expect(quote.taxable + sum(quote.taxes)).toBe(quote.total);
      for (const amount of [quote.taxable, quote.total, ...quote.lines.map((line) => line.amount)])
        expect(amount % 100).toBeCloseTo(0, 10);
      expect(quote.member_total).toBeLessThanOrEqual(quote.total);
    }),
    { seed: 35 },
  );
});
