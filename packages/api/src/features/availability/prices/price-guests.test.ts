import { inRupees, pricedPlace as place, pricedRoom as room, quoteFor } from './price-test-data';

const family = { ...room, maxGuests: 4 };

/** Returns the nightly charge of a party's extra guests, in rupees. */
const extrasOf = (option: typeof room, guests: number, ages: readonly number[]) =>
  inRupees(quoteFor(option, guests, { ages })).lines.find(([kind]) => kind === 'extra_guest')?.[1] ?? 0;

test.each([
  [0, 0],
  [4, 0],
  // Half of ₹1,201 is ₹600.50.
  [5, 600],
  [11, 600],
  [12, 1_201],
  [17, 1_201],
])('a guest of %i years beyond those included pays ₹%i', (age, rupees) => {
  expect(extrasOf({ ...room, extraGuestPaise: 120_100 }, 3, [age])).toBe(rupees);
});

test.each([
  ['two grown-ups', 2, [], 0],
  ['three grown-ups', 3, [], 1_200],
  ['four grown-ups', 4, [], 2_400],
  ['a child of three is the youngest', 4, [3, 8], 600],
  ['two children who pay half', 4, [8, 9], 1_200],
  ['one adult and a toddler are extra', 4, [3], 1_200],
  ['one adult with two children', 3, [3, 8], 0],
  ['six in two rooms', 6, [3, 8], 600],
])('the youngest of a party are the extra guests: %s', (_case, guests, ages, rupees) => {
  expect(extrasOf(family, guests, ages)).toBe(rupees);
});

test('extra guests pay for every night', () => {
  const quote = quoteFor(family, 4, { ages: [8], to: '2026-12-10' });
  expect(quote.lines).toEqual([
    { kind: 'base', label: '1 room × 3 nights', amount: 1_500_000 },
    { kind: 'extra_guest', label: 'Extra guests', amount: 540_000 },
  ]);
  // On a night: 5 % of ₹5,000, of ₹1,200 and of ₹600.
  expect(inRupees(quote)).toMatchObject({ taxable: 20_400, tax: 1_020, total: 21_420 });
});

test('the tax of each extra guest is rounded by itself', () => {
  // 5 % of ₹1,210 is ₹60.50; of two together ₹121.
  const quote = quoteFor({ ...family, extraGuestPaise: 121_000 }, 4);
  expect(inRupees(quote)).toMatchObject({ taxable: 7_420, tax: 250 + 61 + 61 });
});

test.each([
  [0, 0],
  [4, 0],
  // Half of ₹1,299 is ₹649.50.
  [5, 649],
  [11, 649],
  [12, 1_299],
])('on an activity a guest of %i years pays ₹%i', (age, rupees) => {
  expect(inRupees(quoteFor(place, 2, { ages: [age] })).taxable).toBe(1_299 + rupees);
});

test.each([
  ['below half, down', 101_000, 333],
  ['at half, down', 125_000, 412],
  ['above half, down', 129_900, 428],
])('a child’s share is rounded down to whole rupees: %s', (_case, basePaise, rupees) => {
  // 33 % of them: ₹333.30, ₹412.50 and ₹428.67.
  const option = { ...place, basePaise, childBands: [{ toAge: 9, percent: 33 }] };
  expect(inRupees(quoteFor(option, 2, { ages: [9] })).taxable).toBe(basePaise / 100 + rupees);
});

test('a family on an activity pays its own price and tax for each place', () => {
  const quote = quoteFor(place, 5, { ages: [3, 8, 11] });
  // Two at ₹1,299 with ₹65, two at ₹649 with ₹32, one free.
  expect(inRupees(quote)).toEqual({ lines: [['base', 3_896]], taxable: 3_896, tax: 194, total: 4_090 });
  expect([quote.units, quote.lines[0]?.label]).toEqual([5, '5 people']);
});

test('children pay the adult price without bands', () => {
  expect(inRupees(quoteFor({ ...place, childBands: [] }, 2, { ages: [1] })).taxable).toBe(2_598);
});

test('a season raises child prices of an activity, and not those of extra guests in a room', () => {
  const seasons = [{ fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [], percent: 15 }];
  // ₹1,493.85 is ₹1,494, half of it ₹747.
  expect(inRupees(quoteFor({ ...place, seasons }, 2, { ages: [8] })).taxable).toBe(2_241);
  expect(extrasOf({ ...room, seasons }, 3, [])).toBe(1_200);
});
