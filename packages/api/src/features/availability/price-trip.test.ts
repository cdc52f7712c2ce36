import { gstRates } from '../../platform/money/gst-rates';
import { type OptionPrices, priceTrip, type PriceRequest, rateOn } from './price-trip';

const room: OptionPrices = {
  isStay: true,
  basePaise: 500_000,
  includedGuests: 2,
  maxGuests: 3,
  extraGuestPaise: 120_000,
  childBands: [
    { toAge: 4, percent: 0 },
    { toAge: 11, percent: 50 },
  ],
  memberPercent: 10,
  seasons: [],
  inHomeState: true,
};
const ticket: OptionPrices = {
  ...room,
  isStay: false,
  basePaise: 129_900,
  includedGuests: 1,
  maxGuests: 10,
  extraGuestPaise: 0,
};
const nights = { from: '2026-12-07', to: '2026-12-09' };
const price = (option: OptionPrices, guests: number, more: Partial<PriceRequest> = {}, ages: number[] = []) =>
  priceTrip({
    option,
    trip: { ...(option.isStay ? nights : { from: nights.from, to: null }), party: { guests, ages } },
    isMember: false,
    taxRates: gstRates,
    ...more,
  });

test('rooms are priced by night and room, with CGST and SGST in the home state', () => {
  expect(price(room, 4)).toMatchObject({
    lines: [{ kind: 'base', label: '2 rooms × 2 nights', amount: 2_000_000 }],
    taxable: 2_000_000,
    taxes: [
      { label: 'CGST 2.5%', amount: 50_000 },
      { label: 'SGST 2.5%', amount: 50_000 },
    ],
    total: 2_100_000,
    units: 2,
    nights: 2,
  });
});

test('in another state the tax is IGST', () => {
  expect(price({ ...room, inHomeState: false }, 2).taxes).toEqual([{ label: 'IGST 5%', amount: 50_000 }]);
});

test('the total of several is exactly so many times the total of one', () => {
  const one = price(ticket, 1).total;
  expect(one).toBe(136_400);
  expect(price(ticket, 7).total).toBe(7 * one);
});

test('every amount is in whole rupees, for members too', () => {
  for (const basePaise of [65_000, 99_900, 133_300, 751_100]) {
    const quote = price({ ...ticket, basePaise }, 3, { isMember: true, coupon: { code: 'X', percent: 7 } });
    for (const amount of [quote.total, quote.taxable, ...quote.lines.map((line) => line.amount)]) {
      expect(Number.isInteger(amount / 100)).toBe(true);
    }
  }
});

test('guests beyond those included pay extra, the youngest first and children less', () => {
  expect(price(room, 3).lines).toContainEqual({
    kind: 'extra_guest',
    label: 'Extra guests',
    amount: 240_000,
  });
  expect(price(room, 3, {}, [8]).lines).toContainEqual(expect.objectContaining({ amount: 120_000 }));
  expect(price(room, 3, {}, [3]).lines).toHaveLength(1);
});

test('the tax rate of a room follows from its price on the night, after discounts and with extra guests', () => {
  const suite = { ...room, basePaise: 740_000 };
  expect(price(suite, 2).taxes[0]?.label).toBe('CGST 2.5%');
  expect(price(suite, 3).taxes[0]?.label).toBe('CGST 9%');
  const dear = { ...room, basePaise: 800_000 };
  expect(price(dear, 2).taxes[0]?.label).toBe('CGST 9%');
  expect(price(dear, 2, { isMember: true }).taxes[0]?.label).toBe('CGST 2.5%');
});

test('a member rate and a coupon are taken off before tax, extras are not', () => {
  const quote = price(room, 2, {
    isMember: true,
    coupon: { code: 'MONSOON10', percent: 10 },
    addOns: [{ name: 'Packed lunch', pricePaise: 30_000, quantity: 2 }],
  });
  expect(quote.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['base', 1_000_000],
    ['add_on', 60_000],
    ['member', -100_000],
    ['coupon', -90_000],
  ]);
  expect(quote.taxable).toBe(870_000);
  // ₹202.50 on each night is rounded to ₹203, ₹15 on each lunch is not.
  expect(quote.total).toBe(870_000 + 2 * 20_300 + 2 * 1_500);
  expect(quote.member_total).toBe(quote.total);
});

test('children pay their share of a place', () => {
  const kayak = { ...ticket, basePaise: 120_000, childBands: [{ toAge: 9, percent: 50 }] };
  expect(price(kayak, 3, {}, [9]).taxable).toBe(300_000);
});

test('the highest season of a day counts, on its weekdays only, in whole rupees', () => {
  const seasons = [
    { fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [], percent: 15 },
    { fromDay: '2026-12-01', toDay: '2026-12-31', weekdays: [5, 6], percent: 33 },
  ];
  const on = (day: string) => rateOn(day, { basePaise: 99_900, seasons });
  expect([on('2026-11-30'), on('2026-12-03'), on('2026-12-04')]).toEqual([99_900, 114_900, 132_900]);
});
