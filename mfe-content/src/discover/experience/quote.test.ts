import { anOption } from './test-data';
import { quote } from './quote';

/** ₹5,000 a night and 5% GST; two guests included, three at most. */
const room = anOption();

test('a stay costs rooms times nights, and base plus tax is the total', () => {
  const asked = quote(room, 2, 3);
  expect(asked).toMatchObject({ rooms: 1, label: '1 room × 3 nights', total: 1_575_000, extraGuests: 0 });
  expect(asked.base + asked.tax).toBe(asked.total);
  expect(asked.memberTotal).toBe(1_470_000);
});

test('a party that does not fit takes another room', () => {
  expect(quote(room, 4, 1)).toMatchObject({ rooms: 2, total: 1_050_000, extraGuests: 0 });
});

test('guests beyond those that the price includes are said, not guessed at', () => {
  expect(quote(room, 3, 1)).toMatchObject({ rooms: 1, total: 525_000, extraGuests: 1 });
});

test('an activity costs the price of a place for each person', () => {
  const place = anOption({ price: { ...room.price, unit: 'person' } });
  expect(quote(place, 4, 1)).toMatchObject({ label: '4 people', total: 2_100_000, extraGuests: 0 });
});
