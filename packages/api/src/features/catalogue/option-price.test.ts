import { gstRates } from '../../platform/money/gst-rates';
import { optionPrice } from './option-price';

it('gives members the lower price, taxed in the slab of that price', () => {
  const price = optionPrice({ basePaise: 800_000, isStay: true, memberPercent: 10 }, '2026-01-01', gstRates);
  expect(price).toEqual({
    base: 800_000,
    tax: 144_000,
    total: 944_000,
    tax_label: 'GST 18%',
    member_total: 756_000,
    unit: 'night',
  });
});
