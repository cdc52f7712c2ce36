import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addDays, indiaDate } from '../../../platform/money/india-date';
import { type BookingApi, type Browser, eventually, startBookingApi } from '../booking-api';
import { findForgottenMoney, findLedgerDifferences, findViolations } from '../booking-invariants';
import { crashingDatabase } from '../../databases/crashing-database';
import { newPerson, signInStaff } from '../../people';
import { type Model, runDays, takenByDay } from './model';

export interface RealBooking {
  readonly browser: Browser;
  readonly reference: string;
  order: string | undefined;
}

/** Starts an API that can crash at any statement, and a gateway that sends no webhooks by itself. */
export async function startReal() {
  const crashing = crashingDatabase();
  const api = await startBookingApi(undefined, {
    refundMs: 0,
    wrapDatabase: crashing.wrap,
  });
  const behave = (payments: object) =>
    api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true }, payments });
  await behave({});
  const signInOperator = async () => (await signInStaff(api, 'operator', newPerson())).headers;
  let lastDay = '';
  return {
    api,
    /** Starts a run on days and with a browser of its own. */
    async begin() {
      const soonest = addDays(indiaDate(api.now()), 20);
      const firstDay = lastDay >= soonest ? addDays(lastDay, 1) : soonest;
      lastDay = addDays(firstDay, runDays);
      const headers = await signInOperator();
      return createRun({ api, headers, signInOperator, behave, crashAt: crashing.crashAt, firstDay });
    },
    close: api.close,
  };
}

interface Parts {
  readonly api: BookingApi;
  readonly headers: Record<string, string>;
  readonly signInOperator: () => Promise<Record<string, string>>;
  readonly firstDay: string;
  readonly behave: (payments: object) => Promise<unknown>;
  readonly crashAt: (n: number, work: () => Promise<unknown>) => Promise<void>;
}

const Banks = z.object({
  payments: z.array(z.object({ sandbox: z.object({ capture_at: z.number().nullable() }) })),
  refunds: z.array(z.object({ status: z.string() })),
});

const Paid = z.object({ callback: z.record(z.string(), z.string()) });

/** Waits until the banks have finished. */
const untilQuiet = (api: BookingApi) =>
  eventually(
    async () => Banks.parse(await api.gateway.state()),
    ({ payments, refunds }) =>
      payments.every(({ sandbox }) => sandbox.capture_at === null) &&
      refunds.every(({ status }) => status === 'processed'),
  );

/**
 * Runs everything that is due within the next hours, without advancing the clock. Before that, `violations`
 * checks that each payment and refund has a due time.
 * @returns the status of a successful command
 */
async function runOverdueJobs(api: BookingApi): Promise<number> {
  // A refund is created in the first round and has arrived in the second.
  for (let round = 0; round < 2; round += 1) {
    const now = api.now().toISOString();
    await api.db.execute(sql`UPDATE payments SET reconcile_at = ${now}::timestamptz WHERE status <> 'paid'`);
    await api.db.execute(
      sql`UPDATE refunds SET next_attempt_at = ${now}::timestamptz WHERE status = 'pending'`,
    );
    await api.runJobs();
    await untilQuiet(api);
  }
  return 200;
}

function createRun({ api, headers, signInOperator, behave, crashAt, firstDay }: Parts) {
  const callbacks = new Map<string, Record<string, string>>();
  const staff = async (url: string, payload: object) =>
    (await api.app.inject({ method: 'POST', url, headers, payload })).statusCode;
  return {
    api,
    crashAt,
    bookings: [] as RealBooking[],
    firstDay,
    violations: async () => [
      ...(await findViolations(api.db)),
      ...(await findForgottenMoney(api.db, api.now())),
    ],
    async payAtGateway(order: string, attempt: string): Promise<void> {
      await behave(
        attempt === 'failed, then captured'
          ? { failThenCapture: true, captureDelayMs: 1 }
          : { captureDelayMs: 1 },
      );
      const outcome = attempt === 'failed' || attempt === 'pending' ? attempt : 'captured';
      const { callback } = Paid.parse(await api.pay(order, outcome));
      callbacks.set(order, callback);
      await behave({});
      await untilQuiet(api);
    },
    async comeBack(order: string): Promise<number> {
      const callback = callbacks.get(order);
      if (!callback) return 200;
      const payload = new URLSearchParams(callback).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const { statusCode } = await api.app.inject({
        method: 'POST',
        url: '/payments/callback',
        headers: type,
        payload,
      });
      return statusCode === 303 ? 200 : statusCode;
    },
    decide: (reference: string, accept: boolean) =>
      staff('/admin/decideBooking', { reference, accept, reason: null }),
    /** Redeems a voucher. The session of the run may have ended. @returns the status of the response */
    async redeem(code: string): Promise<number> {
      const request = { method: 'POST', url: '/bookings/redeem', payload: { code } } as const;
      return (await api.app.inject({ ...request, headers: await signInOperator() })).statusCode;
    },
    runJobs: () => runOverdueJobs(api),
    differences: async () => findLedgerDifferences(api.db, await api.gateway.state()),
  };
}
export type Real = ReturnType<typeof createRun>;

/** Requires that the API matches the model: statuses, and rooms taken by night. */
export async function compare(model: Model, real: Real): Promise<void> {
  const references = real.bookings.map(({ reference }) => reference);
  const { rows } = await real.api.db.execute<{ reference: string; status: string }>(sql`
    SELECT reference, status FROM bookings WHERE reference = ANY (${`{${references.join()}}`}::text[])`);
  const statusOf = new Map(rows.map(({ reference, status }) => [reference, status]));
  expect(references.map((reference) => statusOf.get(reference))).toEqual(
    model.bookings.map(({ status }) => status),
  );
  for (const [onRequest, resourcePk] of [
    [false, 101],
    [true, 501],
  ] as const) {
    const { rows: counters } = await real.api.db.execute<{ day: string; taken: number }>(sql`
      SELECT day::text, held + sold AS taken FROM inventory
      WHERE resource_pk = ${resourcePk}::int AND held + sold > 0
        AND day BETWEEN ${real.firstDay}::date AND ${addDays(real.firstDay, runDays)}::date`);
    expect(Object.fromEntries(counters.map(({ day, taken }) => [day, taken]))).toEqual(
      takenByDay(model, real.firstDay, onRequest),
    );
  }
  expect(await real.violations()).toEqual([]);
}
