import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { ledgerEntries, ledgerPostings } from '../tables';

/*
 * Accounts of customers' money in double-entry bookkeeping. A debit is positive. `gateway`: held by the gateway for
 * us. `customer`: paid by customers and not refunded. `refunds_payable`: being refunded. `bank`: refunded without the
 * gateway.
 */
type Account = 'gateway' | 'customer' | 'refunds_payable' | 'bank';

const movements = {
  payment: { debit: 'gateway', credit: 'customer' },
  refund_due: { debit: 'customer', credit: 'refunds_payable' },
  refund: { debit: 'refunds_payable', credit: 'gateway' },
  refund_otherwise: { debit: 'refunds_payable', credit: 'bank' },
} as const satisfies Record<string, { debit: Account; credit: Account }>;

interface Movement {
  readonly kind: keyof typeof movements;
  /** Subject of the movement: `booking:<key>`. */
  readonly subject: string;
  /** Identifies the event; its movement is posted once. */
  readonly source: string;
  /** Amount in the smallest unit of the currency. */
  readonly amountPaise: number;
  /** Defaults to INR. */
  readonly currency?: string;
  readonly at: Date;
}

/** Posts a movement of money in the caller's transaction. @returns false when it was posted before */
export async function postMovement(
  tx: Db,
  { kind, subject, source, amountPaise, currency = 'INR', at }: Movement,
): Promise<boolean> {
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ kind, subject, source, currency, at })
    .onConflictDoNothing()
    .returning({ primaryKey: ledgerEntries.primaryKey });
  if (!entry) return false;
  const { debit, credit } = movements[kind];
  await tx.insert(ledgerPostings).values([
    { entryPk: entry.primaryKey, account: debit, amountPaise },
    { entryPk: entry.primaryKey, account: credit, amountPaise: -amountPaise },
  ]);
  return true;
}

/** Returns the paid amount of a subject less its refunds, in paise. */
export async function balanceOf(db: Db, subject: string): Promise<number> {
  const entries = db
    .select({ primaryKey: ledgerEntries.primaryKey })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.subject, subject), eq(ledgerEntries.currency, 'INR')));
  const [row] = await db
    .select({ balance: sum(ledgerPostings.amountPaise).mapWith(Number) })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.account, 'customer'), inArray(ledgerPostings.entryPk, entries)));
  return row?.balance ? -row.balance : 0;
}
