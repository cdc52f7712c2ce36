import type { Booking } from '@kaadu/contracts/booking';
import { addDays, eachDay } from '../../../platform/money/india-date';

/** Expected state of a booking. */
export interface ModelBooking {
  status: Booking['status'];
  readonly onRequest: boolean;
  /** Days since the first day of the run. */
  day: number;
  nights: number;
  guests: number;
  expiresAt: number;
  extended: boolean;
  hasPayment: boolean;
  /** Status that the gateway would report. */
  atGateway: 'nothing' | 'failed' | 'captured';
  isPaid: boolean;
}

/** Model of the purchase in booking §3, without a database: statuses, rooms and clock. */
export interface Model {
  now: number;
  readonly bookings: ModelBooking[];
}

export const minute = 60_000;
const rooms = 4;
const guestsInRoom = 3;
/** Number of days on which the trips of a run can be. */
export const runDays = 7;

const taking: readonly Booking['status'][] = [
  'ON_HOLD',
  'PAYMENT_PENDING',
  'PENDING',
  'CONFIRMED',
  'REDEEMED',
];

const roomsFor = (guests: number) => Math.ceil(guests / guestsInRoom);

const nightsOf = ({ day, nights }: Pick<ModelBooking, 'day' | 'nights'>) =>
  Array.from({ length: nights }, (_, index) => day + index);

/** Counts the free rooms of an option on a night. @param without a booking whose rooms count as free */
function freeRooms(model: Model, onRequest: boolean, night: number, without?: ModelBooking): number {
  return model.bookings
    .filter((one) => one !== without && one.onRequest === onRequest && taking.includes(one.status))
    .filter((one) => nightsOf(one).includes(night))
    .reduce((left, { guests }) => left - roomsFor(guests), rooms);
}

type Wanted = Pick<ModelBooking, 'onRequest' | 'day' | 'nights' | 'guests'>;

export function hasRoom(model: Model, wanted: Wanted, without?: ModelBooking): boolean {
  const needed = roomsFor(wanted.guests);
  return nightsOf(wanted).every((night) => freeRooms(model, wanted.onRequest, night, without) >= needed);
}

export function isLive({ status, expiresAt }: ModelBooking, now: number): boolean {
  return (status === 'ON_HOLD' || status === 'PAYMENT_PENDING') && now < expiresAt;
}

/** Records that the gateway has captured a payment. */
export function recordPaid(model: Model, booking: ModelBooking): void {
  if (booking.isPaid) return;
  booking.isPaid = true;
  if (booking.status === 'EXPIRED') {
    booking.status = !booking.onRequest && hasRoom(model, booking) ? 'CONFIRMED' : 'REFUND_PENDING';
  } else booking.status = booking.onRequest ? 'PENDING' : 'CONFIRMED';
}

/** Reconciles a booking with the gateway. */
export function settle(model: Model, booking: ModelBooking): void {
  if (!booking.hasPayment) return;
  if (booking.atGateway === 'captured') recordPaid(model, booking);
  else if (booking.atGateway === 'failed' && booking.status === 'PAYMENT_PENDING') booking.status = 'ON_HOLD';
}

/** Runs all background jobs: reconciliation, refunds and expiry of holds. */
export function runJobs(model: Model): void {
  for (const booking of model.bookings) settle(model, booking);
  for (const booking of model.bookings) {
    const overdueMs = model.now - booking.expiresAt;
    const isOpen = booking.status === 'ON_HOLD' || booking.status === 'PAYMENT_PENDING';
    if (isOpen && overdueMs >= (booking.hasPayment ? 5 * minute : 0)) booking.status = 'EXPIRED';
    if (booking.status === 'REFUND_PENDING') booking.status = 'REFUNDED';
  }
}

export const datesOf = (firstDay: string, { day, nights }: Pick<ModelBooking, 'day' | 'nights'>) => ({
  from: addDays(firstDay, day),
  to: addDays(firstDay, day + nights),
  slot: null,
});

/** Counts taken rooms by night, for comparison with the counters. */
export function takenByDay(model: Model, firstDay: string, onRequest: boolean): Record<string, number> {
  const days = eachDay(firstDay, addDays(firstDay, runDays));
  const taken = days.map((day, night) => [day, rooms - freeRooms(model, onRequest, night)] as const);
  return Object.fromEntries(taken.filter(([, count]) => count > 0));
}
