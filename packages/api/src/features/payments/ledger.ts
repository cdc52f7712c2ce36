import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { ledgerEntries, ledgerPostings } from './tables';

/*
 * Double-entry bookkeeping of customers' money. A debit is positive. `gateway` is what the gateway holds for us,
 * `customer` what customers have paid us and not got back, `refunds_payable` what is on its way back to them.
 */
type Account = 'gateway' | 'customer' | 'refunds_payable';

const movements = {
  payment: { debit: 'gateway', credit: 'customer' },
  refund_due: { debit: 'customer', credit: 'refunds_payable' },
  refund: { debit: 'refunds_payable', credit: 'gateway' },
} as const satisfies Record<string, { debit: Account; credit: Account }>;

interface Movement {
  readonly kind: keyof typeof movements;
  /** What it is about: `booking:<key>`. */
  readonly subject: string;
  /** Names the event; a movement is posted once, however often the event is seen. */
  readonly source: string;
  readonly amountPaise: number;
  readonly at: Date;
}

/** Posts a movement of money in the caller's transaction. @returns false when it was posted before */
export async function postMovement(
  tx: Db,
  { kind, subject, source, amountPaise, at }: Movement,
): Promise<boolean> {
  const [entry] = await tx
    .insert(ledgerEntries)
    .values({ kind, subject, source, at })
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

/** What has been paid for a subject and is not going back, in paise. */
export async function balanceOf(db: Db, subject: string): Promise<number> {
  const entries = db
    .select({ primaryKey: ledgerEntries.primaryKey })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.subject, subject));
  const [row] = await db
    .select({ balance: sum(ledgerPostings.amountPaise).mapWith(Number) })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.account, 'customer'), inArray(ledgerPostings.entryPk, entries)));
  return row?.balance ? -row.balance : 0;
}
