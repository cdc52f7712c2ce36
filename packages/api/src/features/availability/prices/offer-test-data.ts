import type { Counter } from '../capacity/inventory-repository';
import type { Offer } from './offers-repository';
import { pricedPlace, pricedRoom } from './price-test-data';
import { defaultRules } from '../capacity/rules';

/** Four rooms for three guests each; check-in at 13:00, booking closes 24 hours before. */
export const roomOffer: Offer = {
  optionPk: 101,
  experiencePk: 1,
  name: 'Cottage',
  slots: [],
  checkIn: '13:00',
  policy: [],
  prices: pricedRoom,
  rules: { ...defaultRules, cutoffHours: 24, maxUnits: 4 },
  resources: [{ resourcePk: 101, quantity: 1, capacity: 4 }],
  blackouts: [],
};

/** Eight places at seven and at four, at most six a booking; booking closes two hours before. */
export const placeOffer: Offer = {
  ...roomOffer,
  optionPk: 301,
  experiencePk: 3,
  name: 'Ticket',
  slots: ['07:00', '16:00'],
  prices: pricedPlace,
  rules: { ...defaultRules, cutoffHours: 2, maxUnits: 6 },
  resources: [{ resourcePk: 301, quantity: 1, capacity: 8 }],
};

/** Creates a counter of the rooms on a night, or of another resource. */
export const counter = (day: string, own: Partial<Counter> = {}): Counter => ({
  resourcePk: 101,
  day,
  slot: '',
  capacity: 4,
  held: 0,
  sold: 0,
  ...own,
});
