import type { FaultSample } from './fault-sample';

const features = 'packages/api/src/features';
const booking = `${features}/booking`;

const changes: FaultSample[] = [
  {
    area: 'bookings',
    fault: 'children who are older than booked keep their price',
    file: `${booking}/changes/plan-change.ts`,
    find: ' &&\n    sorted(booking.ages) === sorted(party.ages)',
    replace: '',
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a smaller party keeps paying the meals of those who stay away',
    file: `${booking}/changes/plan-change.ts`,
    find: 'Math.min(one.quantity, guests)',
    replace: 'one.quantity',
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a change that is paid too late undoes what has been changed since',
    file: `${booking}/changes/change-paid.ts`,
    find: "status !== 'expired' || sequence !== booking.sequence",
    replace: "status !== 'expired'",
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a change that is paid too late is made while a newer one waits for its payment',
    file: `${booking}/changes/change-paid.ts`,
    find: '  if (await findPendingChange(tx, booking.primaryKey)) return false;\n',
    replace: '',
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a trip that has begun is changed when the change is paid',
    file: `${booking}/changes/change-paid.ts`,
    find: 'return now() < startOf(booking, experience.check_in);',
    replace: 'return true;',
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a change loses its rooms while its payment is under way',
    file: `${booking}/changes/pay-change.ts`,
    find: '(isInGrace || !(await settlePendingChange(services, booking)))',
    replace: '!(await settlePendingChange(services, booking))',
    tests: [`${booking}/changes/change-booking.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a traveller who has been reminded gets no reminder of the new dates',
    file: `${booking}/changes/apply-change.ts`,
    find: '    ...(isMoved && { remindedAt: null }),\n',
    replace: '',
    tests: [`${booking}/lifecycle/reminders.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a trip that is booked for the same day gets a reminder of a trip in two days',
    file: `${booking}/repository.ts`,
    find: 'gt(bookings.fromDay, from)',
    replace: 'sql`${bookings.fromDay} >= ${from}`',
    tests: [`${booking}/lifecycle/reminders.test.ts`],
  },
];

const holds: FaultSample[] = [
  {
    area: 'bookings',
    fault: 'splitting the price shortens a hold that an outage of the gateway has made longer',
    file: `${booking}/shared/share-hold.ts`,
    find: 'Math.max(booking.holdExpiresAt.getTime(), longest)',
    replace: 'longest',
    tests: [`${booking}/holds/hold-times.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a hold has no end while the gateway does not respond',
    file: `${booking}/payment/pay-booking.ts`,
    find: 'new Date(Math.min(wanted, booking.createdAt.getTime() + longestHoldMs))',
    replace: 'new Date(wanted)',
    tests: [`${booking}/holds/hold-times.test.ts`],
  },
];

const waitlist: FaultSample[] = [
  {
    area: 'bookings',
    fault: 'a confirmed person leaves the waitlist after a day',
    file: `${features}/waitlist/repository.ts`,
    find: 'and(isNull(waitlistEntries.confirmedAt), lt(waitlistEntries.createdAt, createdBefore))',
    replace: 'lt(waitlistEntries.createdAt, createdBefore)',
    tests: [`${features}/waitlist/waitlist.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'a person who asks again loses the place on the waitlist',
    file: `${features}/waitlist/repository.ts`,
    find: 'COALESCE(${confirmedAt}, excluded.confirmed_at)',
    replace: 'COALESCE(excluded.confirmed_at, ${confirmedAt})',
    tests: [`${features}/waitlist/waitlist.test.ts`],
  },
  {
    area: 'bookings',
    fault: 'the link to leave the waitlist confirms an address',
    file: `${features}/waitlist/entry-token.ts`,
    find: "'waitlist', purpose, primaryKey",
    replace: "'waitlist', primaryKey",
    tests: [`${features}/waitlist/waitlist.test.ts`],
  },
];

/** Faults of changes, holds and the waitlist. */
export const bookingSamples: readonly FaultSample[] = [...changes, ...holds, ...waitlist];
