import type { Booking } from '@kaadu/contracts/booking';
import type { Shares } from '@kaadu/contracts/shared-holds';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, indiaDate } from '../../packages/api/src/platform/money/india-date';
import { farmStay } from '../../packages/api/src/testing/bookings/booking-api';
import { findAllViolations, leaveStage, setStage, settle, type Stage } from './torture/stage';
import { people } from './torture/trips';

jest.setTimeout(400_000);

/** Trips that fill the four rooms of two stays. */
const trips = 8;
const parts = 3;
/** Numbers of payments at the gateway after which an API process is killed. */
const killedAfter = [3, 9, 15];

let folder: string;
let stage: Stage;
/** Resolves once the killed processes listen again. */
let restarted: Promise<unknown>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-split-'));
  stage = await setStage({ server: process.env.DATABASE_URL, folder });
  restarted = Promise.resolve();
});
afterEach(async () => {
  await leaveStage(stage);
  await rm(folder, { recursive: true, force: true });
});

type Call = <Data>(path: string, body?: object, key?: string) => Promise<Data>;

/** Creates the calls of one visitor, each repeated while its process is killed. */
function visitor(number: number): Call {
  let cookie = '';
  const send = (path: string, body: object | undefined, key: string | undefined) =>
    fetch(`${stage.apis[number % stage.apis.length]?.origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        'x-forwarded-for': `10.0.0.${number}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return async function call<Data>(path: string, body?: object, key?: string): Promise<Data> {
    for (;;) {
      const response = await send(path, body, key).catch(() => undefined);
      if (!response || response.status === 503) {
        await restarted;
        continue;
      }
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const { data, message } = (await response.json()) as { data: Data; message?: string };
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${message ?? ''}`);
      return data;
    }
  };
}

const firstDay = addDays(indiaDate(new Date()), 40);

/** Holds a trip for three and splits its price. */
async function splitTrip(number: number) {
  const call = visitor(number);
  const from = addDays(firstDay, number < trips / 2 ? 0 : 7);
  const trip = { ...farmStay, from, to: addDays(from, 2), party: { guests: parts, ages: [] } };
  const { reference, quote } = await call<Booking>('/bookings', trip, randomUUID());
  const at = `/bookings/${reference}`;
  await call(`${at}/travellers`, people(parts));
  await call(`${at}/share`, { parts, names: [], accepted_total: quote.total });
  const { shares } = await call<Shares>(`${at}/shares`);
  return { reference, call, shares };
}

/** Returns a function that counts payments at the gateway, and kills and restarts an API process after some. */
function createKiller() {
  let paid = 0;
  return function countPayment(): void {
    paid += 1;
    const kill = killedAfter.indexOf(paid);
    const api = stage.apis[kill % stage.apis.length];
    if (kill < 0) return;
    restarted = Promise.all([restarted, api?.kill().then(() => api.start())]);
  };
}

/** Starts the payment of a part and pays it at the gateway. */
async function payPart(call: Call, { key, amount }: Shares['shares'][number]): Promise<void> {
  const { url } = await call<{ url: string }>('/sharedTrips/pay', { key, accepted_amount: amount });
  const order = new URL(url).pathname.split('/').pop() ?? '';
  const paid = await fetch(`${stage.sandbox.origin}/sandbox/orders/${order}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'upi', outcome: 'captured' }),
  });
  expect(paid.status).toBe(200);
}

/** Returns how each trip ended, and what its payers have paid less what they got back, in paise. */
async function endings(): Promise<Map<string, readonly [status: string, paid: number, total: number]>> {
  const { rows } = await stage.database.use((db) =>
    db.execute<{ reference: string; status: string; paid: number; total: number }>(sql`
      SELECT b.reference, b.status, b.total_paise::int AS total, (
        SELECT -coalesce(sum(p.amount_paise), 0)::int FROM ledger_postings p
        JOIN ledger_entries e ON e.primary_key = p.entry_pk
        WHERE p.account = 'customer' AND e.subject = 'booking:' || b.primary_key
      ) AS paid FROM bookings b`),
  );
  return new Map(rows.map(({ reference, status, paid, total }) => [reference, [status, paid, total]]));
}

it('confirms a trip or returns its parts when processes are killed by kill -9 while they are paid', async () => {
  const held = await Promise.all(Array.from({ length: trips }, (_, number) => splitTrip(number)));
  const countPayment = createKiller();
  // Every second trip lacks its last part.
  const paying = held.map(({ call, shares }, number) => ({
    call,
    due: number % 2 ? shares.slice(0, -1) : shares,
  }));
  await Promise.all(
    paying.map(async ({ call, due }) => {
      for (const share of due) {
        await payPart(call, share);
        countPayment();
      }
    }),
  );
  await restarted;
  expect(await settle(stage, 200_000)).toEqual([]);
  expect(await stage.database.use(findAllViolations)).toEqual([]);
  const ended = await endings();
  expect(ended.size).toBe(trips);
  for (const [number, { reference }] of held.entries()) {
    const [status, paid, total] = ended.get(reference) ?? [];
    const outcome = { status, paid };
    if (number % 2) expect(outcome).toEqual({ status: 'REFUNDED', paid: 0 });
    else
      expect([
        { status: 'CONFIRMED', paid: total },
        { status: 'REFUNDED', paid: 0 },
      ]).toContainEqual(outcome);
  }
});
