import { anOption } from './test-data';
import { quoteOption } from './quote';

/** ₹5,000 a night and 5% GST; two guests included, three at most. */
const room = anOption();

test('a stay costs rooms × nights, and base plus tax is the total', () => {
  const quoted = quoteOption(room, 2, 3);
  expect(quoted).toMatchObject({ rooms: 1, label: '1 room × 3 nights', total: 1_575_000, extraGuests: 0 });
  expect(quoted.base + quoted.tax).toBe(quoted.total);
  expect(quoted.memberTotal).toBe(1_470_000);
});

test('a group too large for one room needs another', () => {
  expect(quoteOption(room, 4, 1)).toMatchObject({ rooms: 2, total: 1_050_000, extraGuests: 0 });
});

test('guests beyond those included are counted but not priced', () => {
  expect(quoteOption(room, 3, 1)).toMatchObject({ rooms: 1, total: 525_000, extraGuests: 1 });
});

test('an activity costs its price for each person', () => {
  const place = anOption({ price: { ...room.price, unit: 'person' } });
  expect(quoteOption(place, 4, 1)).toMatchObject({ label: '4 people', total: 2_100_000, extraGuests: 0 });
});
