import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database';

/*
 * Invariants of bookings, counters and money in every committed state (booking §2, §3), independent of the
 * order of requests and of crashes. Each rule is a query of its violations.
 */

const listOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
// Copied from booking §3, not imported from the state machine under test.
/** Statuses in which a booking's claims are held. */
const held = listOf(['ON_HOLD', 'PAYMENT_PENDING', 'PENDING']);
/** Statuses in which a booking's claims are sold. */
const sold = listOf(['CONFIRMED', 'REDEEMED', 'NO_SHOW']);
const subject = sql`'booking:' || b.primary_key`;

/** Statuses of paid bookings that take place or have taken place. */
const served = listOf(['PENDING', 'CONFIRMED', 'REDEEMED', 'NO_SHOW']);
/** Statuses of bookings whose money was refunded, or retained under the policy. */
const ended = listOf(['CANCELLED', 'REFUND_PENDING', 'REFUNDED', 'REJECTED']);

/** Holds whose parts are being paid. */
const collecting = sql`(b.shared_at IS NOT NULL AND b.status = 'ON_HOLD')`;

const rules: Record<string, SQL> = {
  'a counter is the sum of its claims': sql`
    SELECT resource_pk, day, slot, held, sold, holds, sales FROM inventory FULL JOIN (
      SELECT (c->>'resourcePk')::int AS resource_pk, (c->>'day')::date AS day, c->>'slot' AS slot,
        sum((c->>'quantity')::int) FILTER (WHERE status IN (${held})) AS holds,
        sum((c->>'quantity')::int) FILTER (WHERE status IN (${sold})) AS sales
      FROM (
        SELECT status, claims FROM bookings
        UNION ALL SELECT 'ON_HOLD', held FROM booking_changes WHERE status = 'pending'
      ) AS claiming, jsonb_array_elements(claims) AS c GROUP BY 1, 2, 3
    ) AS claimed USING (resource_pk, day, slot)
    WHERE coalesce(held, 0) <> coalesce(holds, 0) OR coalesce(sold, 0) <> coalesce(sales, 0)`,
  'nothing is oversold': sql`
    SELECT * FROM inventory WHERE held < 0 OR sold < 0 OR held + sold > capacity`,
  'every movement of money sums to zero': sql`
    SELECT e.primary_key FROM ledger_entries e LEFT JOIN ledger_postings p ON p.entry_pk = e.primary_key
    GROUP BY 1 HAVING coalesce(sum(p.amount_paise), 1) <> 0`,
  'payments equal the price of the bookings, less refunds by staff': sql`
    SELECT b.reference, b.status, b.total_paise, l.customer, s.refunded FROM bookings b
    LEFT JOIN (
      SELECT p.subject, sum(r.amount_paise) AS refunded FROM refunds r
      JOIN payments p ON p.primary_key = r.payment_pk WHERE r.reason = 'staff' GROUP BY 1
    ) s ON s.subject = ${subject}
    LEFT JOIN (
      SELECT e.subject, -sum(p.amount_paise) AS customer FROM ledger_entries e
      JOIN ledger_postings p ON p.entry_pk = e.primary_key AND p.account = 'customer'
      WHERE e.currency = 'INR' GROUP BY 1
    ) l ON l.subject = ${subject}
    WHERE (b.status IN (${served}) AND coalesce(l.customer, 0) <> greatest(0, b.total_paise - coalesce(s.refunded, 0)))
      OR (b.status IN ('ON_HOLD', 'PAYMENT_PENDING', 'EXPIRED', 'REJECTED') AND coalesce(l.customer, 0) <> 0 AND NOT ${collecting})
      OR (${collecting} AND coalesce(l.customer, 0) >= b.total_paise)
      OR coalesce(l.customer, 0) < 0`,
  'every payment belongs to a booking that is served, or that has ended and been settled': sql`
    SELECT p.subject, p.order_id, b.status FROM payments p LEFT JOIN bookings b ON p.subject = ${subject}
    WHERE p.status = 'paid' AND NOT coalesce(${collecting}, false) AND (b.status IS NULL OR b.status NOT IN (${served}, ${ended}))`,
  'every booking that was paid for has its payment': sql`
    SELECT b.reference, b.status FROM bookings b LEFT JOIN payments p ON p.subject = ${subject} AND p.status IN ('paid', 'returned')
    WHERE b.status IN (${served}, ${ended}) AND p.primary_key IS NULL`,
  'refunds of a payment never exceed it': sql`
    SELECT p.order_id FROM payments p JOIN refunds r ON r.payment_pk = p.primary_key
    WHERE r.gateway_payment_id IS NULL GROUP BY p.primary_key HAVING sum(r.amount_paise) > p.amount_paise`,
  'a refund is due in the ledger from its creation to its arrival': sql`
    SELECT r.receipt FROM refunds r
    LEFT JOIN ledger_entries due ON due.source = 'refund-due:' || r.receipt
    LEFT JOIN ledger_entries gone
      ON gone.source IN ('refund:' || r.receipt, 'refund-otherwise:' || r.receipt)
    WHERE due.primary_key IS NULL OR (r.status IN ('processed', 'paid_otherwise')) <> (gone.primary_key IS NOT NULL)`,
  'a booking is refunded when no refund is in progress': sql`
    SELECT b.reference, b.status FROM bookings b JOIN payments p ON p.subject = ${subject}
    JOIN refunds r ON r.payment_pk = p.primary_key
    WHERE b.status IN ('REFUND_PENDING', 'REFUNDED')
    GROUP BY b.primary_key HAVING CASE b.status
      WHEN 'REFUNDED' THEN bool_or(r.status NOT IN ('processed', 'paid_otherwise')
        AND r.receipt NOT LIKE 'repeated-%' AND r.reason NOT IN ('change not made', 'part too late'))
      ELSE bool_and(r.status IN ('processed', 'paid_otherwise')) END`,
  'numbers of documents have no gaps': sql`
    SELECT d.series, d.next, count(i.number), max(i.number) FROM document_numbers d
    LEFT JOIN invoices i ON split_part(i.number, '/', 1) || '/20' || split_part(i.number, '/', 2) = d.series
    GROUP BY 1, 2
    HAVING count(i.number) <> d.next - 1
      OR coalesce(max(split_part(i.number, '/', 3)::int), 0) <> d.next - 1`,
  'a booking that was confirmed has one invoice': sql`
    SELECT b.reference, b.status, count(i.number) FROM bookings b
    LEFT JOIN invoices i ON i.subject = ${subject} AND i.kind = 'invoice'
    GROUP BY b.primary_key HAVING count(i.number) <> (b.confirmed_at IS NOT NULL)::int`,
  'an e-mail is sent once per event': sql`
    SELECT deduplication_key, count(*) FROM outbox WHERE deduplication_key LIKE 'KT-%' GROUP BY 1 HAVING count(*) > 1`,
  'customers are notified of bookings, and of payments without one': sql`
    SELECT b.reference, t.trigger FROM booking_transitions t JOIN bookings b ON b.primary_key = t.booking_pk
    WHERE b.contact IS NOT NULL AND (
      (t.trigger IN ('confirm', 'accept', 'confirm_late')
        AND NOT EXISTS (SELECT FROM outbox WHERE deduplication_key = b.reference || ' confirmed 0'))
      OR (t.trigger = 'refund_late' AND NOT EXISTS (
        SELECT FROM outbox WHERE deduplication_key = b.reference || ' failed ' || b.sequence)))`,
  'a coupon is used by the bookings that have it and are not void': sql`
    SELECT b.reference, b.status, u.person FROM bookings b FULL JOIN coupon_uses u ON u.booking_pk = b.primary_key
    WHERE (u.person IS NOT NULL AND (b.coupon_pk IS DISTINCT FROM u.coupon_pk OR b.status IN ('EXPIRED', 'REJECTED')))
      OR (u.person IS NULL AND b.coupon_pk IS NOT NULL AND b.status IN (${held}, ${sold}))`,
};

/** Changes of status that booking §3 allows. */
const allowedSteps = {
  hold: ['-ON_HOLD'],
  release: ['ON_HOLD-EXPIRED'],
  expire: ['ON_HOLD-EXPIRED', 'PAYMENT_PENDING-EXPIRED'],
  start_payment: ['ON_HOLD-PAYMENT_PENDING'],
  fail_payment: ['PAYMENT_PENDING-ON_HOLD'],
  confirm: ['ON_HOLD-CONFIRMED', 'PAYMENT_PENDING-CONFIRMED'],
  request: ['ON_HOLD-PENDING', 'PAYMENT_PENDING-PENDING'],
  accept: ['PENDING-CONFIRMED'],
  reject: ['PENDING-REJECTED'],
  confirm_late: ['EXPIRED-CONFIRMED'],
  refund_late: ['EXPIRED-REFUND_PENDING'],
  return_payment: ['ON_HOLD-REFUND_PENDING', 'PAYMENT_PENDING-REFUND_PENDING'],
  return_late: ['EXPIRED-REFUND_PENDING'],
  cancel: ['CONFIRMED-CANCELLED'],
  start_refund: ['CANCELLED-REFUND_PENDING'],
  refund: ['REFUND_PENDING-REFUNDED'],
  redeem: ['CONFIRMED-REDEEMED'],
  miss: ['CONFIRMED-NO_SHOW'],
};
const steps = listOf(
  Object.entries(allowedSteps).flatMap(([trigger, changes]) =>
    changes.map((change) => `${trigger} ${change}`),
  ),
);

/** Bookings whose history booking §3 does not allow, or whose history does not lead to their status. */
const historyRule = sql`
  WITH step AS (
    SELECT t.*, lag(to_status) OVER (PARTITION BY booking_pk ORDER BY primary_key) AS before FROM booking_transitions t
  )
  SELECT booking_pk, trigger, from_status, before FROM step
  WHERE from_status IS DISTINCT FROM before
    OR trigger || ' ' || coalesce(from_status, '') || '-' || to_status NOT IN (${steps})
  UNION ALL
  SELECT b.primary_key, b.status, b.status, last.to_status FROM bookings b
  LEFT JOIN LATERAL (
    SELECT to_status FROM booking_transitions WHERE booking_pk = b.primary_key ORDER BY primary_key DESC LIMIT 1
  ) last ON true
  WHERE last.to_status IS DISTINCT FROM b.status`;

/**
 * Finds orders and refunds whose next reconciliation is missing or too late. An open order is due within a
 * minute or a quarter of its age, for as long as banks are polled (three days); a refund in progress, within
 * an hour.
 */
export async function findForgottenMoney(db: Db, now: Date): Promise<unknown[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    SELECT order_id AS what, reconcile_at AS due FROM payments
    WHERE status <> 'paid' AND ${at} - created_at <= interval '3 days'
      AND (reconcile_at IS NULL OR reconcile_at > ${at} + greatest(interval '1 minute', (${at} - created_at) / 4))
    UNION ALL
    SELECT receipt, next_attempt_at FROM refunds
    WHERE status = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at > ${at} + interval '1 hour')`);
  return rows;
}

/**
 * Returns the violations of committed data: each rule with the rows that break it; empty if there are none.
 */
export async function findViolations(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries({ ...rules, 'history leads to the status': historyRule })) {
    const { rows } = await db.execute(query);
    if (rows.length > 0) {
      found.push(`${rule}: ${rows.length} not, such as ${JSON.stringify(rows.slice(0, 3))}`);
    }
  }
  return found;
}

/** State of the payment sandbox. */
export const GatewayState = z.object({
  payments: z.array(
    z.object({ id: z.string(), order_id: z.string(), amount: z.int(), captured: z.boolean() }),
  ),
  refunds: z.array(z.object({ payment_id: z.string(), amount: z.int(), status: z.string() })),
});

interface Account {
  gateway: number;
  customer: number;
}

/**
 * Returns the customers' money at the gateway by subject, and the part that is not being refunded, in paise.
 */
function accountsOf(
  { payments, refunds }: z.infer<typeof GatewayState>,
  subjectOfOrder: (orderId: string) => string,
): Map<string, Account> {
  const accounts = new Map<string, Account>();
  const add = (orderId: string, gateway: number, customer: number) => {
    const name = subjectOfOrder(orderId);
    const before = accounts.get(name) ?? { gateway: 0, customer: 0 };
    accounts.set(name, { gateway: before.gateway + gateway, customer: before.customer + customer });
  };
  const orderOf = new Map(payments.map(({ id, order_id }) => [id, order_id]));
  for (const { order_id, amount, captured } of payments) if (captured) add(order_id, amount, amount);
  for (const { payment_id, amount, status } of refunds) {
    add(orderOf.get(payment_id) ?? '', status === 'processed' ? -amount : 0, -amount);
  }
  return accounts;
}

/**
 * Finds subjects for which the ledger differs from the gateway. Call it when nothing is in progress.
 * @param state response of the sandbox's `/sandbox/state`
 */
export async function findLedgerDifferences(db: Db, state: unknown): Promise<string[]> {
  const { rows } = await db.execute<{ subject: string; gateway: number; customer: number }>(sql`
    SELECT e.subject,
      coalesce(sum(l.amount_paise) FILTER (WHERE l.account = 'gateway'), 0)::int AS gateway,
      coalesce(-sum(l.amount_paise) FILTER (WHERE l.account = 'customer'), 0)::int AS customer
    FROM ledger_entries e JOIN ledger_postings l ON l.entry_pk = e.primary_key GROUP BY 1`);
  const ours = new Map(rows.map(({ subject: name, gateway, customer }) => [name, { gateway, customer }]));
  const orders = await db.execute<{ order_id: string; subject: string }>(
    sql`SELECT order_id, subject FROM payments`,
  );
  const subjects = new Map(orders.rows.map(({ order_id, subject: name }) => [order_id, name]));
  const theirs = accountsOf(GatewayState.parse(state), (orderId) => subjects.get(orderId) ?? orderId);
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name) => {
    const [here, there] = [ours, theirs].map((accounts) => accounts.get(name) ?? { gateway: 0, customer: 0 });
    const isSame = here?.gateway === there?.gateway && here?.customer === there?.customer;
    return isSame ? [] : [`${name}: ledger ${JSON.stringify(here)}, gateway ${JSON.stringify(there)}`];
  });
}
