import { randomUUID } from 'node:crypto';
import type { TripBody } from '@kaadu/contracts/booking';
import { addDays, indiaDate } from '../../../packages/api/src/platform/money/india-date';
import type { Random } from './random';

/** Options of the small catalogue: two kinds of rooms, a tent, kayaking, and a tree house on request. */
const stays = [101, 102, 101, 201, 501];
const hotDays = 12;
const allDays = 150;

/** Returns requested dates: one person in five requests the same few days. */
export function newDates(random: Random, isStay: boolean) {
  const day = 3 + random.below(random.chance(0.2) ? hotDays : allDays);
  const from = addDays(indiaDate(new Date()), day);
  return isStay
    ? { from, to: addDays(from, 2 + random.below(3)), slot: null }
    : { from, to: null, slot: '07:00' };
}

export function newTrip(random: Random): TripBody {
  const isStay = random.chance(0.7);
  return {
    ...newDates(random, isStay),
    option_pk: isStay ? random.of(stays) : 301,
    party: { guests: isStay ? 1 + random.below(5) : 1, ages: [] },
    add_ons: [],
    coupon: random.chance(0.1) ? 'WINTER10' : null,
    shown_total: null,
  };
}

/** Returns travellers and their contact. */
export function people(guests: number) {
  const travellers = Array.from({ length: guests }, (_, index) => ({
    name: `Traveller ${index + 1}`,
    age: null,
    document: null,
  }));
  const contact = { name: 'Asha Rao', email: `${randomUUID()}@example.com`, phone: '+919845012345' };
  return { contact, travellers, remember: false };
}
