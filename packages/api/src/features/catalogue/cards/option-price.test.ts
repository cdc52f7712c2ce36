import { gstRates } from '../../../platform/money/gst-rates';
import { optionPrice } from './option-price';

const price = (rupees: number, isStay: boolean, memberPercent: number, on = '2026-01-01') =>
  optionPrice({ basePaise: rupees * 100, isStay, memberPercent }, on, gstRates);

it.each([
  // Members pay ₹900, ₹6,750 and ₹7,200 before tax: a slab lower, or the same.
  ['free of tax', 1_000, { tax: 0, tax_label: 'No GST', total: 100_000, member_total: 90_000 }],
  ['in the middle slab', 7_500, { tax: 37_500, tax_label: 'GST 5%', total: 787_500, member_total: 708_800 }],
  ['above it', 8_000, { tax: 144_000, tax_label: 'GST 18%', total: 944_000, member_total: 756_000 }],
])('a room %s gives members the lower price, taxed in the slab of that price', (_case, rupees, expected) => {
  expect(price(rupees, true, 10)).toEqual({ base: rupees * 100, unit: 'night', ...expected });
});

it('a place on an activity is taxed at 5 % at any price, rounded to whole rupees', () => {
  // ₹64.95; ₹1,234.05 is ₹1,234 for members, with ₹61.70.
  expect(price(1_299, false, 5)).toEqual({
    base: 129_900,
    tax: 6_500,
    total: 136_400,
    tax_label: 'GST 5%',
    member_total: 129_600,
    unit: 'person',
  });
  expect(price(20_000, false, 0)).toMatchObject({ total: 2_100_000, member_total: 2_100_000 });
});

it('has the tax of the day', () => {
  expect(price(5_000, true, 0, '2025-09-21')).toMatchObject({ tax: 60_000, tax_label: 'GST 12%' });
  expect(price(5_000, true, 0, '2025-09-22')).toMatchObject({ tax: 25_000, tax_label: 'GST 5%' });
});
