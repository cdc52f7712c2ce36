import type { BookingStatus } from '@kaadu/contracts/booking';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/database';
import { travellerRole } from '../../../platform/sessions/roles';
import { addUser } from '../../../platform/sessions/users-repository';
import { createTestDatabase } from '../../../testing/databases/test-database';
import type { BookingRow } from '../repository';
import { bookingChanges, bookings, bookingTransitions, couponUses } from '../tables';
import { addPendingChange, findPendingChange } from '../changes/pending-changes-repository';
import { CouponUsed, transition, type TransitionContext } from './transition';

const at = new Date('2026-03-10T06:00:00Z');
const context: TransitionContext = { now: at, notify: async () => undefined };
const usedBy = 'visitor:asha';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase('sample');
  database = await created.open();
  drop = created.drop;
});
afterAll(async () => {
  await database.close();
  await drop();
});

let references = 0;
/** Stores a booking of ₹10,500 without claims that the gateway reports as paid. */
async function write(tx: Db, status: BookingStatus, couponPk: number | null = null): Promise<BookingRow> {
  references += 1;
  const [booking] = await tx
    .insert(bookings)
    .values({
      reference: `KT-${references}`,
      status,
      experiencePk: 1,
      optionPk: 101,
      fromDay: '2026-04-07',
      toDay: '2026-04-08',
      slot: '',
      guests: 1,
      ages: [],
      addOns: [],
      claims: [],
      quote: {
        lines: [],
        taxable: 1_000_000,
        taxes: [],
        total: 1_050_000,
        member_total: 1_050_000,
        is_member: false,
        coupon: null,
        units: 1,
        nights: 1,
      },
      totalPaise: 1_050_000,
      policy: [],
      onRequest: false,
      couponPk,
      visitorHash: 'asha',
      travellers: [],
      holdExpiresAt: at,
      createdAt: at,
    })
    .returning();
  if (!booking) throw new Error('The booking was not written');
  await tx.execute(sql`
    INSERT INTO payments (subject, gateway, order_id, amount_paise, currency, status, payment_id, created_at, paid_at)
    VALUES (${`booking:${booking.primaryKey}`}, 'sandbox', ${booking.reference}, 1050000, 'INR', 'paid', 'pay_1', now(), now())`);
  return booking;
}

test('the history names the member of staff who decided, and the reason', async () => {
  const history = await database.db.transaction(async (tx) => {
    const user = { firstName: 'Nila', lastName: 'K', email: 'n@example.com', phone: '+919845061101' };
    const userPk = await addUser(tx, { ...user, countryCode: '+91', rolePk: travellerRole });
    const decided = { ...context, by: { userPk, note: 'Fully booked' } };
    const rejected = await transition(tx, decided, await write(tx, 'PENDING'), 'reject');
    expect(rejected.status).toBe('REJECTED');
    const redeemed = await transition(tx, context, await write(tx, 'CONFIRMED'), 'redeem');
    const own = [rejected.primaryKey, redeemed.primaryKey];
    const rows = await tx
      .select()
      .from(bookingTransitions)
      .where(inArray(bookingTransitions.bookingPk, own))
      .orderBy(bookingTransitions.primaryKey);
    return { userPk, rows };
  });
  expect(history.rows.map(({ trigger, userPk, note }) => [trigger, userPk, note])).toEqual([
    ['reject', history.userPk, 'Fully booked'],
    ['redeem', null, null],
  ]);
});

test('a rejected booking is refunded in full, under its own receipt', async () => {
  const { reference, rows } = await database.db.transaction(async (tx) => {
    const booking = await write(tx, 'PENDING');
    await transition(tx, context, booking, 'reject');
    const found = await tx.execute(
      sql`SELECT receipt, amount_paise AS amount, reason FROM refunds WHERE receipt LIKE ${`${booking.reference}-%`}`,
    );
    return { reference: booking.reference, rows: found.rows };
  });
  expect(rows).toEqual([{ receipt: `${reference}-all`, amount: 1_050_000, reason: 'reject' }]);
});

test('a refusal is a conflict', async () => {
  const refused = database.db.transaction(async (tx) =>
    transition(tx, context, await write(tx, 'REFUNDED'), 'cancel'),
  );
  await expect(refused).rejects.toMatchObject({ code: 'conflict' });
});

test('a booking that is cancelled gives up the change that waits for its payment', async () => {
  const left = await database.db.transaction(async (tx) => {
    const booking = await write(tx, 'CONFIRMED');
    const { fromDay, toDay, slot, guests, ages, claims, quote, sequence } = booking;
    await addPendingChange(tx, {
      ...{ bookingPk: booking.primaryKey, fromDay, toDay, slot, guests, ages, claims, quote, sequence },
      ...{ addOns: [], travellers: [], held: [], differencePaise: 100, expiresAt: at, createdAt: at },
    });
    await transition(tx, context, booking, 'cancel');
    const pending = await findPendingChange(tx, booking.primaryKey);
    const [change] = await tx
      .select({ status: bookingChanges.status, endedAt: bookingChanges.endedAt })
      .from(bookingChanges)
      .where(eq(bookingChanges.bookingPk, booking.primaryKey));
    return { pending, change };
  });
  expect(left).toEqual({ pending: undefined, change: { status: 'released', endedAt: at } });
});

describe('a payment that came late', () => {
  const confirmLate = (couponPk: number | null, alreadyUsed: boolean) =>
    database.db.transaction(async (tx) => {
      const other = await write(tx, 'CONFIRMED');
      if (alreadyUsed)
        await tx.insert(couponUses).values({ couponPk: 1, bookingPk: other.primaryKey, person: usedBy });
      const { primaryKey } = await transition(
        tx,
        context,
        await write(tx, 'EXPIRED', couponPk),
        'confirm_late',
      );
      const uses = await tx.select().from(couponUses);
      await tx.delete(couponUses);
      return uses.filter((use) => use.bookingPk === primaryKey).map(({ person }) => person);
    });

  test('uses the coupon of the booking again', async () => {
    expect(await confirmLate(1, false)).toEqual([usedBy]);
  });

  test('uses no coupon where the booking had none', async () => {
    expect(await confirmLate(null, true)).toEqual([]);
  });

  test('confirms nothing when the coupon was used for another booking', async () => {
    const refused = confirmLate(1, true);
    await expect(refused).rejects.toBeInstanceOf(CouponUsed);
    await expect(refused).rejects.toMatchObject({ name: 'CouponUsed' });
  });
});
