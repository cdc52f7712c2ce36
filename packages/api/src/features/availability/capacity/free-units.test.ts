import { freeUnits } from './free-units';
import { counter, placeOffer, roomOffer } from '../prices/offer-test-data';

const day = '2026-04-07';
const drawingOn = (...resources: typeof roomOffer.resources) => ({ resources });
const rooms = { resourcePk: 101, quantity: 1, capacity: 4 };

test.each([
  ['nothing is taken', {}, 4],
  ['some are held', { held: 3 }, 1],
  ['some are sold', { sold: 2 }, 2],
  ['all are held or sold', { held: 1, sold: 3 }, 0],
  ['the counter has fewer than the resource', { capacity: 2, sold: 1 }, 1],
  ['the counter was made when there were more', { capacity: 6, sold: 1 }, 4],
  ['more are taken than there are now', { capacity: 2, sold: 3 }, -1],
])('of a resource of four, what is free when %s', (_case, own, free) => {
  expect(freeUnits([counter(day, own)]).of(roomOffer, day, '')).toBe(free);
});

test('a resource is all free without a counter, and an option without resources has no units', () => {
  expect(freeUnits([]).of(roomOffer, day, '')).toBe(4);
  expect(freeUnits([]).of(drawingOn(), day, '')).toBe(0);
});

test('a counter is of one resource, day and slot', () => {
  const free = freeUnits([
    counter(day, { resourcePk: 301, slot: '07:00', capacity: 8, sold: 8 }),
    counter(day, { resourcePk: 102, sold: 4 }),
    counter('2026-04-08', { sold: 4 }),
  ]);
  expect(free.of(roomOffer, day, '')).toBe(4);
  expect([free.of(placeOffer, day, '07:00'), free.of(placeOffer, day, '16:00')]).toEqual([0, 8]);
});

test.each([
  [7, 3],
  [6, 3],
  [5, 2],
  [1, 0],
])('of %i free of which a unit takes two, %i units are', (left, units) => {
  const seats = { resourcePk: 5, quantity: 2, capacity: 12 };
  const taken = counter(day, { resourcePk: 5, capacity: 12, sold: 12 - left });
  expect(freeUnits([taken]).of(drawingOn(seats), day, '')).toBe(units);
});

test('an option has as many units as the scarcest of its resources', () => {
  const guides = { resourcePk: 6, quantity: 1, capacity: 3 };
  const free = freeUnits([counter(day, { held: 2 })]);
  expect(free.of(drawingOn(rooms, guides), day, '')).toBe(2);
  expect(free.of(drawingOn(rooms, guides), '2026-04-08', '')).toBe(3);
});

test('options that share a pool lose the units that either takes', () => {
  const jeeps = { resourcePk: 9, quantity: 1, capacity: 5 };
  const free = freeUnits([counter(day, { resourcePk: 9, slot: '07:00', capacity: 5, held: 1, sold: 2 })]);
  const wholeJeep = drawingOn({ ...jeeps, quantity: 2 });
  expect([free.of(drawingOn(jeeps), day, '07:00'), free.of(wholeJeep, day, '07:00')]).toEqual([2, 1]);
});
