import type { BookingStatus } from '@kaadu/contracts/booking';
import { eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database';
import { loadSampleContent } from '../../../sample-content/load-sample-content';
import { smallData } from '../../../testing/data/small-data';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import { inventory } from '../../availability';
import { lockBooking, updateBooking } from '../repository';
import { transitions, type Trigger } from './state-machine';
import { bookings, bookingTransitions, couponUses } from '../tables';
import { transition } from './transition';

/*
 * State machine of booking §3, written out: every status × every trigger. The tested booking claims 2 rooms of a night
 * on which other bookings hold 3 and have bought 3.
 */

const heldAndSold = { untouched: '3 held, 3 sold', released: '1 held, 3 sold', sold: '1 held, 5 sold' };
const [givenBack, claimedAgain] = ['3 held, 1 sold', '3 held, 5 sold'];

interface Effect {
  readonly status: BookingStatus;
  /** Counters of the night afterwards. */
  readonly rooms: string;
  readonly email: string | null;
  /** Refund in paise. */
  readonly refund: number;
  readonly couponIsFree: boolean;
}

function becomes(status: BookingStatus, change: Partial<Effect> = {}): Effect {
  return { status, rooms: heldAndSold.untouched, email: null, refund: 0, couponIsFree: false, ...change };
}

const confirmed = becomes('CONFIRMED', { rooms: heldAndSold.sold, email: 'confirmed' });
const requested = becomes('PENDING', { email: 'pending' });
const returned = becomes('REFUND_PENDING', {
  rooms: heldAndSold.released,
  email: 'payment_differs',
  couponIsFree: true,
});
const expired = becomes('EXPIRED', { rooms: heldAndSold.released, couponIsFree: true });

/** Effects of each trigger by status; every other status refuses it. */
const allowed: Record<Trigger, Partial<Record<BookingStatus, Effect>>> = {
  release: { ON_HOLD: expired },
  expire: { ON_HOLD: expired, PAYMENT_PENDING: expired },
  start_payment: { ON_HOLD: becomes('PAYMENT_PENDING') },
  fail_payment: { PAYMENT_PENDING: becomes('ON_HOLD') },
  confirm: { ON_HOLD: confirmed, PAYMENT_PENDING: confirmed },
  request: { ON_HOLD: requested, PAYMENT_PENDING: requested },
  accept: { PENDING: confirmed },
  reject: {
    PENDING: becomes('REJECTED', {
      rooms: heldAndSold.released,
      email: 'rejected',
      refund: 1_050_000,
      couponIsFree: true,
    }),
  },
  confirm_late: { EXPIRED: becomes('CONFIRMED', { rooms: claimedAgain, email: 'confirmed' }) },
  refund_late: { EXPIRED: becomes('REFUND_PENDING', { email: 'failed', refund: 1_050_000 }) },
  return_payment: { ON_HOLD: returned, PAYMENT_PENDING: returned },
  return_late: { EXPIRED: becomes('REFUND_PENDING', { email: 'payment_differs' }) },
  cancel: { CONFIRMED: becomes('CANCELLED', { rooms: givenBack, email: 'cancelled' }) },
  start_refund: { CANCELLED: becomes('REFUND_PENDING') },
  refund: { REFUND_PENDING: becomes('REFUNDED', { email: 'refunded' }) },
  redeem: { CONFIRMED: becomes('REDEEMED') },
  miss: { CONFIRMED: becomes('NO_SHOW') },
};

/** Wording of each status in a refusal. */
const statuses: Record<BookingStatus, string> = {
  ON_HOLD: 'on hold',
  PAYMENT_PENDING: 'waiting for its payment',
  PENDING: 'waiting for the operator',
  CONFIRMED: 'confirmed',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
  REFUND_PENDING: 'being refunded',
  REFUNDED: 'refunded',
  REDEEMED: 'used',
  NO_SHOW: 'past',
};

const at = new Date('2026-03-10T06:00:00Z');
const night = { resourcePk: 101, day: '2026-04-07', slot: '' };

let database: Database;
setUpDatabase((opened) => (database = opened));
beforeAll(() => loadSampleContent(database, smallData, () => at));

/** Stores a booking of ₹10,500 in a status, with the required payment and coupon. @returns its key */
async function writeBooking(tx: Db, status: BookingStatus): Promise<number> {
  await tx.insert(inventory).values({ ...night, capacity: 8, held: 3, sold: 3 });
  const [booking] = await tx
    .insert(bookings)
    .values({
      reference: 'KT-TEST',
      status,
      experiencePk: 1,
      optionPk: 101,
      fromDay: night.day,
      toDay: '2026-04-08',
      slot: '',
      guests: 4,
      ages: [],
      addOns: [],
      claims: [{ ...night, quantity: 2 }],
      quote: {
        lines: [],
        taxable: 1_000_000,
        taxes: [],
        total: 1_050_000,
        member_total: 1_050_000,
        is_member: false,
        coupon: null,
        units: 2,
        nights: 1,
      },
      totalPaise: 1_050_000,
      policy: [],
      onRequest: false,
      couponPk: 1,
      visitorHash: 'visitor',
      travellers: [],
      holdExpiresAt: at,
      createdAt: at,
    })
    .returning({ primaryKey: bookings.primaryKey });
  const bookingPk = booking?.primaryKey ?? 0;
  // An expired booking has released its coupon.
  if (status !== 'EXPIRED')
    await tx.insert(couponUses).values({ couponPk: 1, bookingPk, person: 'visitor:visitor' });
  await tx.execute(sql`
    INSERT INTO payments (subject, gateway, order_id, amount_paise, currency, status, payment_id, created_at, paid_at)
    VALUES (${`booking:${bookingPk}`}, 'sandbox', 'order_1', 1050000, 'INR', 'paid', 'pay_1', now(), now())`);
  return bookingPk;
}

async function roomsOf(tx: Db): Promise<string> {
  const [row] = await tx
    .select({ held: inventory.held, sold: inventory.sold })
    .from(inventory)
    .where(eq(inventory.resourcePk, night.resourcePk));
  return `${row?.held} held, ${row?.sold} sold`;
}

/** Applies a trigger to a booking in a status. @returns its effect, or the message of the refusal */
async function pull(tx: Db, trigger: Trigger, status: BookingStatus): Promise<Effect | string> {
  const bookingPk = await writeBooking(tx, status);
  const emails: string[] = [];
  const context = {
    now: at,
    notify: async (_tx: Db, _booking: unknown, kind: string) => void emails.push(kind),
  };
  const booking = await lockBooking(tx, bookingPk);
  try {
    await transition(tx, context, booking, trigger);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const after = await lockBooking(tx, bookingPk);
  const history = await tx.select().from(bookingTransitions);
  expect(history).toMatchObject([{ bookingPk, at, trigger, fromStatus: status, toStatus: after.status }]);
  const { rows } = await tx.execute<{ back: number }>(
    sql`SELECT coalesce(sum(amount_paise), 0)::int AS back FROM refunds`,
  );
  return {
    status: after.status,
    rooms: await roomsOf(tx),
    email: emails.length === 0 ? null : emails.join(),
    refund: rows[0]?.back ?? 0,
    couponIsFree: status !== 'EXPIRED' && (await tx.$count(couponUses)) === 0,
  };
}

/** Runs work in a transaction and rolls it back. */
async function andRollBack<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
  const done: Result[] = [];
  const rolledBack = new Error('rolled back');
  await database.db
    .transaction(async (tx) => {
      done.push(await work(tx));
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  const [result] = done;
  if (result === undefined) throw new Error('Nothing was returned');
  return result;
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][];

test('the table has every trigger of the state machine', () => {
  expect(Object.keys(allowed)).toEqual(Object.keys(transitions));
});

test.each(entriesOf(allowed))('%s: effect by status, and refusal by all others', async (trigger, effects) => {
  const found: Partial<Record<BookingStatus, Effect | string>> = {};
  const expected: Partial<Record<BookingStatus, Effect | string>> = {};
  for (const [status, words] of entriesOf(statuses)) {
    found[status] = await andRollBack((tx) => pull(tx, trigger, status));
    expected[status] = effects[status] ?? `This cannot be done: the booking is ${words}.`;
  }
  expect(found).toEqual(expected);
});

test('a booking stays unchanged when its status has changed since it was read', async () => {
  const outcome = await andRollBack(async (tx) => {
    const bookingPk = await writeBooking(tx, 'CONFIRMED');
    const asRead = await lockBooking(tx, bookingPk);
    await updateBooking(tx, bookingPk, { status: 'REDEEMED' });
    const notify = async () => undefined;
    await expect(transition(tx, { now: at, notify }, asRead, 'cancel')).rejects.toMatchObject({
      code: 'conflict',
    });
    return { rooms: await roomsOf(tx), status: (await lockBooking(tx, bookingPk)).status };
  });
  expect(outcome).toEqual({ rooms: '3 held, 3 sold', status: 'REDEEMED' });
});

test('a late confirmation is refused without side effects when the rooms are sold', async () => {
  const attempt = database.db.transaction(async (tx) => {
    await writeBooking(tx, 'EXPIRED');
    await tx.update(inventory).set({ capacity: 7 });
    const [booking] = await tx.select().from(bookings);
    if (!booking) throw new Error('There is no booking');
    await transition(tx, { now: at, notify: async () => undefined }, booking, 'confirm_late');
  });
  await expect(attempt).rejects.toThrow('This has just been sold');
  expect(await database.db.execute(sql`SELECT FROM bookings`)).toMatchObject({ rows: [] });
});
