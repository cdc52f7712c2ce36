import { guestPriceText } from './guest-prices';
import { anOption } from '@kaadu/travel-ui/testing';

const guest_prices = [
  { from_age: 0, to_age: 4, total: 0, member_total: 0 },
  { from_age: 5, to_age: 11, total: 63_000, member_total: 57_000 },
  { from_age: 12, to_age: null, total: 126_000, member_total: 113_000 },
];
const room = anOption({ guest_prices });

test('a room lists the price of extra guests by age', () => {
  expect(guestPriceText({ option: room, isMember: false })).toBe(
    'Extra guests per night: under 5 free, 5–11 years ₹630, from 12 years ₹1,260',
  );
});

test('members read their own prices', () => {
  expect(guestPriceText({ option: room, isMember: true })).toContain('5–11 years ₹570');
});

test('an activity lists the price of a person by age', () => {
  const ticket = { ...room, price: { ...room.price, unit: 'person' as const } };
  expect(guestPriceText({ option: ticket, isMember: false })).toMatch(/^Per person: under 5 free/);
});

test('the text is empty without prices by age', () => {
  expect(guestPriceText({ option: anOption(), isMember: false })).toBeNull();
});
