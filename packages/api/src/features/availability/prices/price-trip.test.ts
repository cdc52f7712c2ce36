import { inRupees, pricedPlace as place, pricedRoom as room, quoteFor } from './price-test-data';
import { rateOn } from './price-trip';

test('rooms are priced by night and room, with CGST and SGST in the home state', () => {
  expect(quoteFor(room, 4, { to: '2026-12-09' })).toEqual({
    lines: [{ kind: 'base', label: '2 rooms × 2 nights', amount: 2_000_000 }],
    taxable: 2_000_000,
    taxes: [
      { label: 'CGST 2.5%', amount: 50_000 },
      { label: 'SGST 2.5%', amount: 50_000 },
    ],
    by_rate: [{ rate_bp: 500, taxable: 2_000_000, tax: 100_000 }],
    days: ['2026-12-07', '2026-12-08'].map((day) => ({
      day,
      rate: 1_000_000,
      extra_guests: 0,
      discount: 0,
      tax: 50_000,
      total: 1_050_000,
    })),
    total: 2_100_000,
    member_total: 1_890_000,
    is_member: false,
    coupon: null,
    units: 2,
    nights: 2,
  });
});

test('an activity is priced by person; in another state the tax is IGST', () => {
  expect(quoteFor({ ...place, inHomeState: false }, 2, { isMember: true })).toEqual({
    lines: [
      { kind: 'base', label: '2 people', amount: 259_800 },
      { kind: 'member', label: 'Member rate', amount: -26_000 },
    ],
    taxable: 233_800,
    // ₹58.45 on each place.
    taxes: [{ label: 'IGST 5%', amount: 11_600 }],
    by_rate: [{ rate_bp: 500, taxable: 233_800, tax: 11_600 }],
    days: [
      { day: '2026-12-07', rate: 259_800, extra_guests: 0, discount: 26_000, tax: 11_600, total: 245_400 },
    ],
    total: 245_400,
    member_total: 245_400,
    is_member: true,
    coupon: null,
    units: 2,
    nights: 0,
  });
});

test('nights differ by season, with extra guests and discount; with the add-ons they are the total', () => {
  const seasons = [{ fromDay: '2026-12-08', toDay: '2026-12-08', weekdays: [], percent: 20 }];
  const addOns = [{ name: 'Packed lunch', pricePaise: 31_000, quantity: 2 }];
  const quote = quoteFor({ ...room, seasons }, 3, { to: '2026-12-09', isMember: true, addOns });
  expect(quote.days).toEqual([
    // ₹5,000 and ₹1,200 for the third guest less 10 %, and 5 % of each.
    {
      day: '2026-12-07',
      rate: 500_000,
      extra_guests: 120_000,
      discount: 62_000,
      tax: 27_900,
      total: 585_900,
    },
    {
      day: '2026-12-08',
      rate: 600_000,
      extra_guests: 120_000,
      discount: 72_000,
      tax: 32_400,
      total: 680_400,
    },
  ]);
  // ₹310 with 5 % is ₹325.50, in whole rupees ₹326; twice.
  expect(quote.lines[2]).toEqual({ kind: 'add_on', label: 'Packed lunch × 2', amount: 62_000, tax: 3_200 });
  expect(quote.total).toBe(585_900 + 680_400 + 65_200);
});

test('labels count one thing in the singular', () => {
  expect(quoteFor(room, 1).lines[0]?.label).toBe('1 room × 1 night');
  expect(quoteFor(place, 1).lines[0]?.label).toBe('1 person');
});

test('a price of zero has its line', () => {
  expect(quoteFor({ ...place, basePaise: 0 }, 1)).toMatchObject({
    lines: [{ kind: 'base', label: '1 person', amount: 0 }],
    taxes: [],
    total: 0,
  });
});

test('half a rupee of tax is split into paise', () => {
  // 5 % of ₹1,299 is ₹64.95.
  expect(quoteFor(place, 1).taxes).toEqual([
    { label: 'CGST 2.5%', amount: 3_250 },
    { label: 'SGST 2.5%', amount: 3_250 },
  ]);
});

test.each([
  [1_000, 0, []],
  [1_001, 50, ['CGST 2.5%', 'SGST 2.5%']],
  [7_500, 375, ['CGST 2.5%', 'SGST 2.5%']],
  [7_501, 1_350, ['CGST 9%', 'SGST 9%']],
])('a room of ₹%i has ₹%i of tax', (rupees, tax, labels) => {
  const quote = quoteFor({ ...room, basePaise: rupees * 100 }, 2);
  expect(quote.taxes.map(({ label }) => label)).toEqual(labels);
  expect(inRupees(quote)).toMatchObject({ taxable: rupees, tax, total: rupees + tax });
});

test.each([
  ['two rooms of ₹900', 900, 4, '2026-12-08', 0],
  ['three nights of ₹900', 900, 2, '2026-12-10', 0],
  ['two rooms of ₹6,000', 6_000, 4, '2026-12-08', 600],
  ['three nights of ₹6,000', 6_000, 2, '2026-12-10', 900],
  ['two rooms of ₹7,501', 7_501, 4, '2026-12-08', 2_700],
])('the slab is by room and night, not by the sum: %s', (_case, rupees, guests, to, tax) => {
  expect(inRupees(quoteFor({ ...room, basePaise: rupees * 100 }, guests, { to })).tax).toBe(tax);
});

test.each([
  // ₹7,000 + ₹500 a room is taxed at 5 %, ₹1 more at 18 %.
  ['one in one room, at the limit', 3, 500, 375],
  ['one in one room, above it', 3, 501, 1_350],
  ['one in two rooms, at the limit', 5, 1_000, 750],
  ['one in two rooms, above it', 5, 1_001, 2_700],
  ['two in two rooms, at the limit', 6, 500, 750],
  ['two in two rooms, above it', 6, 501, 2_700],
])('what extra guests pay counts for the slab of their rooms: %s', (_case, guests, extra, tax) => {
  const suite = { ...room, basePaise: 700_000, extraGuestPaise: extra * 100 };
  expect(inRupees(quoteFor(suite, guests)).tax).toBe(tax);
});

test('room and extra guest are in one slab when discounts bring both to its limit', () => {
  const suite = { ...room, basePaise: 700_000, extraGuestPaise: 133_400 };
  // ₹6,300 and ₹1,200.60 rounded down are ₹7,500 together.
  const atLimit = quoteFor(suite, 3, { isMember: true });
  expect(inRupees(atLimit)).toMatchObject({ taxable: 7_500, tax: 375 });
  expect(atLimit.taxes[0]?.label).toBe('CGST 2.5%');
  const above = quoteFor({ ...suite, extraGuestPaise: 133_500 }, 3, { isMember: true });
  expect(inRupees(above)).toMatchObject({ taxable: 7_501, tax: 1_350 });
});

test('each night is taxed by the rates in force on it', () => {
  const quote = quoteFor(room, 2, { from: '2025-09-20', to: '2025-09-23' });
  // Two nights at 12 %, one at 5 %.
  expect(quote.taxes).toEqual([
    { label: 'CGST', amount: 72_500 },
    { label: 'SGST', amount: 72_500 },
  ]);
  const abroad = quoteFor({ ...room, inHomeState: false }, 2, { from: '2025-09-20', to: '2025-09-23' });
  expect(abroad.taxes).toEqual([{ label: 'IGST', amount: 145_000 }]);
});

test('the total of several units is an exact multiple of the total of one', () => {
  expect(quoteFor(place, 1).total).toBe(136_400);
  expect(quoteFor(place, 7).total).toBe(954_800);
});

const seasons = [
  { fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [], percent: 15 },
  { fromDay: '2026-12-04', toDay: '2026-12-19', weekdays: [5, 6], percent: 33 },
  { fromDay: '2026-12-20', toDay: '2027-01-05', weekdays: [], percent: -20 },
];

test.each([
  ['before all seasons', '2026-11-30', 999],
  ['on the first day of one', '2026-12-01', 1_149],
  ['on the first day of a higher one', '2026-12-04', 1_329],
  ['on its second weekday', '2026-12-12', 1_329],
  ['on another weekday of it', '2026-12-13', 1_149],
  ['on its last day', '2026-12-19', 1_329],
  ['where one raises the rate and one lowers it', '2026-12-31', 1_149],
  ['where one lowers it', '2027-01-01', 799],
  ['on the last day of that', '2027-01-05', 799],
  ['the day after', '2027-01-06', 999],
])('the rate of ₹999 is that of the highest season %s', (_case, day, rupees) => {
  expect(rateOn(day, { basePaise: 99_900, seasons, dayRates: new Map() })).toBe(rupees * 100);
});

test.each([
  ['below half, down', 100_300, 115_300],
  ['at half, up', 125_000, 143_800],
  ['above half, up', 99_900, 114_900],
])('a season’s rate is rounded to whole rupees: %s', (_case, basePaise, expected) => {
  // 115 % of them: ₹1,153.45, ₹1,437.50 and ₹1,148.85.
  expect(rateOn('2026-12-01', { basePaise, seasons, dayRates: new Map() })).toBe(expected);
});

test('every night of a stay has its own rate, which decides its slab', () => {
  const peak = [{ fromDay: '2026-12-05', toDay: '2026-12-06', weekdays: [], percent: 60 }];
  const quote = quoteFor({ ...room, seasons: peak }, 2, { from: '2026-12-04', to: '2026-12-08' });
  // ₹5,000 at 5 % twice, ₹8,000 at 18 % twice.
  expect(inRupees(quote)).toEqual({ lines: [['base', 26_000]], taxable: 26_000, tax: 3_380, total: 29_380 });
});

test('a rate set for a day replaces the base and every season, and is discounted and taxed like any rate', () => {
  const peak = [{ fromDay: '2026-12-04', toDay: '2026-12-06', weekdays: [], percent: 60 }];
  const dayRates = new Map([['2026-12-05', 600_000]]);
  const stay = { from: '2026-12-04', to: '2026-12-07' };
  const quote = quoteFor({ ...room, seasons: peak, dayRates }, 2, { ...stay, isMember: true });
  // ₹8,000, ₹6,000 and ₹8,000; less 10 %: ₹7,200, ₹5,400 and ₹7,200 at 5 %.
  expect(rateOn('2026-12-05', { ...room, seasons: peak, dayRates })).toBe(600_000);
  expect(rateOn('2026-12-06', { ...room, seasons: peak, dayRates })).toBe(800_000);
  expect(inRupees(quote)).toEqual({
    lines: [
      ['base', 22_000],
      ['member', -2_200],
    ],
    taxable: 19_800,
    tax: 990,
    total: 20_790,
  });
});
