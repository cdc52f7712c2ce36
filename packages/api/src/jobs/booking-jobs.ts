import type { FastifyBaseLogger } from 'fastify';
import { extendOptionCalendars } from '../features/availability';
import { expireChanges, expireHolds, expireUnpaid, sendReminders } from '../features/booking';
import type { BookingServices } from '../features/booking';
import { notifyFreed } from '../features/waitlist';
import { type PaymentServices, processRefunds, reconcilePayments } from '../features/payments';
import { deleteExpiredKeys } from '../platform/idempotency/idempotency-keys';
import { startJobs } from '../platform/jobs/start-jobs';

const secondMs = 1_000;

/**
 * Starts the background jobs of bookings (ADR 027). Each job finds its work in the tables. One process claims
 * a row and changes it in the transaction that records the effect, so that the effect happens once despite
 * crashes.
 * @param onSchedule false: jobs run only when called
 */
export function startBookingJobs(
  services: BookingServices & PaymentServices,
  log: FastifyBaseLogger,
  onSchedule: boolean,
) {
  const report = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const reconciliation = {
    name: 'payment reconciliation',
    everyMs: 5 * secondMs,
    run: () => reconcilePayments(services, report('asking the gateway about a payment')),
  };
  const refunds = {
    name: 'refunds',
    everyMs: 5 * secondMs,
    run: () => processRefunds(services, report('a refund')),
  };
  const expiry = {
    name: 'expiry of holds',
    everyMs: 30 * secondMs,
    run: () => expireHolds(services, report('ending a hold')),
  };
  const unpaid = {
    name: 'expiry of payments',
    everyMs: 30 * secondMs,
    run: () => expireUnpaid(services, report('ending a payment')),
  };
  const waitlist = {
    name: 'waitlist',
    everyMs: 60 * secondMs,
    run: () => notifyFreed(services, report('notifying a waitlist')),
  };
  const changes = {
    name: 'expiry of changes',
    everyMs: 30 * secondMs,
    run: () => expireChanges(services, report('ending a change')),
  };
  const daily = {
    name: 'daily work on bookings',
    run: async () => {
      await extendOptionCalendars(services.database, services.now());
      await sendReminders(services);
      await deleteExpiredKeys(services.database.db, services.now());
    },
  };
  const all = [reconciliation, refunds, expiry, unpaid, waitlist, changes, daily];
  const jobs = startJobs(all, (error, name) => report(name)(error), onSchedule);
  return {
    /** Reconciles with the gateway now, instead of at the next run. */
    reconcileSoon: () => {
      void jobs.run(reconciliation);
      void jobs.run(refunds);
    },
    /** Runs every job once; resolves when they are done. */
    runAll: async () => {
      for (const job of all) await jobs.run(job);
    },
    stop: jobs.stop,
  };
}
