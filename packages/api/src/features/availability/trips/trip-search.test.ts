import { type FreeUnits, freeUnits } from '../capacity/free-units';
import { counter, placeOffer, roomOffer } from '../prices/offer-test-data';
import type { Offer } from '../prices/offers-repository';
import { bookableTrips, endsOf, type TripSearch } from './trip-search';

const now = new Date('2026-03-10T06:00:00Z');
const party = { guests: 2, ages: [] };
const search = (from: string, to: string | null) => ({ from, to, party });
const soldOut = (day: string, slot: string) =>
  counter(day, { resourcePk: 301, slot, capacity: 8, held: 1, sold: 7 });
const found = (offer: Offer, wanted: TripSearch, free: FreeUnits) =>
  bookableTrips(offer, wanted, free, now).map(({ from, to }) => [from, to]);

test('a search covers one night or that day without a second date', () => {
  expect(endsOf({ from: '2026-02-28', to: null })).toEqual({
    departure: '2026-03-01',
    lastDay: '2026-02-28',
  });
  expect(endsOf({ from: '2026-02-28', to: '2026-03-02' })).toEqual({
    departure: '2026-03-02',
    lastDay: '2026-03-02',
  });
});

test('a search finds a room for all nights of the range, or not at all', () => {
  const free = freeUnits([counter('2026-04-08', { sold: 4 })]);
  expect(found(roomOffer, search('2026-04-06', '2026-04-08'), free)).toEqual([['2026-04-06', '2026-04-08']]);
  expect(found(roomOffer, search('2026-04-06', '2026-04-09'), free)).toEqual([]);
  expect(found(roomOffer, search('2026-04-07', null), free)).toEqual([['2026-04-07', '2026-04-08']]);
});

test('a search finds an activity on each day of the range, both included, with a slot left', () => {
  const free = freeUnits([
    soldOut('2026-04-07', '07:00'),
    soldOut('2026-04-08', '07:00'),
    soldOut('2026-04-08', '16:00'),
  ]);
  expect(found(placeOffer, search('2026-04-07', '2026-04-09'), free)).toEqual([
    ['2026-04-07', null],
    ['2026-04-09', null],
  ]);
  expect(found(placeOffer, search('2026-04-08', null), free)).toEqual([]);
});
