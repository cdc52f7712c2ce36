import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { ledgerEntries, ledgerPostings } from '../tables';

/*
 * Double-entry bookkeeping of customers' money. A debit is positive. `gateway` is what the gateway holds for us,
 * `customer` what customers have paid us and not got back, `refunds_payable` what is on its way back to them,
 * `bank` what was paid to them without the gateway.
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
  /** What it is about: `booking:<key>`. */
  readonly subject: string;
  /** Names the event; a movement is posted once, however often the event is seen. */
  readonly source: string;
  /** Smallest units of the currency. */
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

/** Paise that have been paid for a subject and are not going back. */
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
