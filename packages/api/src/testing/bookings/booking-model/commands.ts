import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { browserOf, contact, farmStay, travellers } from '../booking-api';
import { datesOf, hasRoom, isLive, minute, type ModelBooking, recordPaid, runJobs, settle } from './model';
import { carryOut, command, withBooking } from './command';
import type { Real } from './real';

const tripOf = (
  real: Real,
  wanted: Pick<ModelBooking, 'day' | 'nights' | 'guests' | 'onRequest'>,
): TripBody => ({
  ...farmStay,
  ...datesOf(real.firstDay, wanted),
  option_pk: wanted.onRequest ? 501 : 101,
  party: { guests: wanted.guests, ages: [] },
});

interface Wish {
  readonly onRequest: boolean;
  readonly day: number;
  readonly nights: number;
  readonly guests: number;
  readonly crashAt: number | null;
}

const hold = ({ crashAt, ...wanted }: Wish) =>
  command({
    name: `hold ${JSON.stringify(wanted)}`,
    crashAt,
    check: ({ bookings }) => bookings.length < 6,
    async run(model, real) {
      const browser = browserOf(real.api);
      const key = randomUUID();
      const found: Booking[] = [];
      const operation = async () => {
        const { status, data } = await browser.hold(tripOf(real, wanted), key);
        if (status === 200) found.push(data);
        return status;
      };
      const fits = hasRoom(model, wanted);
      await carryOut(real, crashAt, operation, fits ? 200 : 409);
      const [booking] = found;
      expect([Boolean(booking), new Set(found.map(({ reference }) => reference)).size]).toEqual([
        fits,
        fits ? 1 : 0,
      ]);
      if (!booking) return;
      real.bookings.push({ browser, reference: booking.reference, order: undefined });
      model.bookings.push({
        ...wanted,
        status: 'ON_HOLD',
        expiresAt: model.now + 15 * minute,
        extended: false,
        hasPayment: false,
        atGateway: 'nothing',
        isPaid: false,
      });
    },
  });

const extend = (choice: { index: number; crashAt: number | null }) =>
  withBooking('extend', choice, ({ model, booking, own }) => ({
    operation: async () => (await own.browser.post(`/bookings/${own.reference}/extend`, {})).status,
    expected: !isLive(booking, model.now) ? 410 : booking.extended ? 409 : 200,
    effect: () => {
      booking.extended = true;
      booking.expiresAt += 15 * minute;
    },
  }));

const release = (choice: { index: number; crashAt: number | null }) =>
  withBooking('release', choice, ({ model, booking, own }) => ({
    operation: async () => (await own.browser.post(`/bookings/${own.reference}/release`, {})).status,
    expected: !isLive(booking, model.now) ? 410 : booking.status === 'ON_HOLD' ? 200 : 409,
    effect: () => {
      booking.status = 'EXPIRED';
    },
  }));

const revise = (choice: { index: number; crashAt: number | null; day: number; guests: number }) =>
  withBooking('revise', choice, ({ model, real, booking, own }) => {
    const wanted = { ...booking, day: choice.day, guests: choice.guests };
    const isFree = booking.status === 'ON_HOLD' && !booking.hasPayment && hasRoom(model, wanted, booking);
    return {
      operation: async () =>
        (await own.browser.post(`/bookings/${own.reference}/revise`, tripOf(real, wanted))).status,
      expected: !isLive(booking, model.now) ? 410 : isFree ? 200 : 409,
      effect: () => Object.assign(booking, { day: choice.day, guests: choice.guests }),
    };
  });

const startPayment = (choice: { index: number; crashAt: number | null }) =>
  withBooking('start the payment of', choice, ({ model, booking, own }) => ({
    async operation() {
      const path = `/bookings/${own.reference}`;
      const people = { contact, travellers: travellers(booking.guests), remember: false };
      const named = await own.browser.post(`${path}/travellers`, people);
      if (named.status !== 200) return named.status;
      const accepted = { accepted_total: named.data.quote.total };
      const { status, data } = await own.browser.post<{ url: string }>(`${path}/pay`, accepted);
      if (status === 200) own.order = new URL(data.url).pathname.split('/').pop();
      return status;
    },
    expected: isLive(booking, model.now) ? 200 : 410,
    effect: () => {
      booking.hasPayment = true;
      booking.status = 'PAYMENT_PENDING';
    },
  }));

type Attempt = 'captured' | 'failed' | 'pending' | 'failed, then captured';

/** Pays at the gateway, whose webhook has not arrived yet. */
const payAtGateway = ({ attempt, ...choice }: { index: number; attempt: Attempt }) =>
  withBooking(`pay (${attempt})`, { ...choice, crashAt: null }, ({ real, booking, own }) => ({
    async operation() {
      if (own.order && booking.atGateway !== 'captured') await real.payAtGateway(own.order, attempt);
      return 200;
    },
    expected: 200,
    effect: () => {
      if (own.order && booking.atGateway !== 'captured')
        booking.atGateway = attempt === 'failed' ? 'failed' : 'captured';
    },
  }));

/** Returns the browser from the gateway. */
const comeBack = (choice: { index: number; crashAt: number | null }) =>
  withBooking('come back from the gateway to', choice, ({ model, real, booking, own }) => ({
    operation: async () => (own.order ? real.comeBack(own.order) : 200),
    expected: 200,
    effect: () => {
      if (booking.atGateway === 'captured') recordPaid(model, booking);
      else settle(model, booking);
    },
  }));

const cancel = (choice: { index: number; crashAt: number | null }) =>
  withBooking('cancel', choice, ({ booking, own }) => ({
    async operation() {
      const path = `/bookings/${own.reference}`;
      const quote = await own.browser.call<{ refund: number }>('GET', `${path}/cancelQuote`);
      if (quote.status !== 200) return quote.status;
      return (await own.browser.post(`${path}/cancel`, { shown_refund: quote.data.refund })).status;
    },
    expected: booking.status === 'CONFIRMED' ? 200 : 409,
    effect: () => {
      booking.status = 'REFUND_PENDING';
    },
  }));

const move = (choice: { index: number; crashAt: number | null; day: number }) =>
  withBooking('move', choice, ({ model, real, booking, own }) => {
    const wanted = { ...booking, day: choice.day };
    const dates = datesOf(real.firstDay, wanted);
    return {
      operation: async () =>
        (await own.browser.post(`/bookings/${own.reference}/changeDates`, { ...dates, shown_refund: 0 }))
          .status,
      expected: booking.status === 'CONFIRMED' && hasRoom(model, wanted, booking) ? 200 : 409,
      effect: () => {
        booking.day = choice.day;
      },
    };
  });

const decide = (choice: { index: number; crashAt: number | null; accept: boolean }) =>
  withBooking(choice.accept ? 'accept' : 'reject', choice, ({ real, booking, own }) => ({
    operation: () => real.decide(own.reference, choice.accept),
    expected: booking.status === 'PENDING' ? 200 : 409,
    effect: () => {
      booking.status = choice.accept ? 'CONFIRMED' : 'REJECTED';
    },
  }));

const wait = (minutes: number) =>
  command({
    name: `wait ${minutes} minutes`,
    crashAt: null,
    run(model, real) {
      model.now += minutes * minute;
      real.api.wait(minutes * minute);
      return Promise.resolve();
    },
  });

export const jobs = (crashAt: number | null) =>
  command({
    name: 'jobs',
    crashAt,
    async run(model, real) {
      await carryOut(real, crashAt, () => real.runJobs(), 200);
      runJobs(model);
    },
  });

const crashAt = fc.option(fc.integer({ min: 1, max: 40 }), { freq: 2 });
const index = fc.nat(5);
const day = fc.nat(3);
const guests = fc.constantFrom(1, 2, 4, 7, 12);
const chosen = fc.record({ index, crashAt });

/** All steps, in any order. */
export const anyCommands = [
  fc.record({ onRequest: fc.boolean(), day, nights: fc.constantFrom(2, 3), guests, crashAt }).map(hold),
  chosen.map(extend),
  chosen.map(release),
  fc.record({ index, crashAt, day, guests }).map(revise),
  chosen.map(startPayment),
  chosen.map(startPayment),
  fc
    .record({
      index,
      attempt: fc.constantFrom<Attempt>('captured', 'captured', 'failed', 'pending', 'failed, then captured'),
    })
    .map(payAtGateway),
  chosen.map(comeBack),
  chosen.map(cancel),
  fc.record({ index, crashAt, day }).map(move),
  fc.record({ index, crashAt, accept: fc.boolean() }).map(decide),
  fc.constantFrom(4, 12, 21).map(wait),
  crashAt.map(jobs),
];
