import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { type BookingApi, type Browser, eventually } from '../../../testing/bookings/booking-api';
import { charged } from './credit-notes';

/** Amounts of a booking in paise, computed from the steps alone. */
export interface Account {
  total: number;
  /** Paid less refunded. */
  balance: number;
  paid: number;
  refunded: number;
  /** Amounts of the documents after the invoice. */
  readonly creditNotes: number[];
  readonly invoices: number[];
}

export interface Walk {
  readonly api: BookingApi;
  readonly browser: Browser;
  readonly finance: Browser;
  readonly reference: string;
  readonly firstDay: string;
  readonly account: Account;
  /** Address of the contact. */
  readonly email: string;
  /** E-mails that were compared. */
  readonly seen: Set<unknown>;
}

/** Requires a new e-mail about the booking with these texts, each amount ending there. */
export async function expectEmail(
  { api, reference, email, seen }: Walk,
  subject: RegExp,
  texts: readonly string[],
): Promise<void> {
  const find = () =>
    api.outbox
      .list(email)
      .find((one) => one.text.includes(reference) && subject.test(one.subject) && !seen.has(one));
  const found = await eventually(find, (one) => one !== undefined);
  if (!found) throw new Error(`There is no e-mail ${subject.source}`);
  seen.add(found);
  const text = found.text.replaceAll(/ +/g, ' ');
  for (const said of texts) expect(text).toContain(said);
}

/** Returns the pattern of a subject that names an amount. */
export const refundOf = (amount: number) =>
  new RegExp(`^Refund of ${formatPaise(amount).replace('.', String.raw`\.`)}: `);

/** Returns what the ledger has of the traveller's money, in paise. */
export async function ledgerBalance({ api, reference }: Walk): Promise<number | undefined> {
  const { rows } = await api.db.execute<{ customer: number }>(sql`
    SELECT -coalesce(sum(p.amount_paise), 0)::int AS customer FROM ledger_postings p
    JOIN ledger_entries e ON e.primary_key = p.entry_pk JOIN bookings b ON e.subject = 'booking:' || b.primary_key
    WHERE p.account = 'customer' AND b.reference = ${reference}`);
  return rows[0]?.customer;
}

/** Requires that page, documents and ledger say what the account says. */
export async function compare(walk: Walk): Promise<Booking> {
  const { api, browser, reference, account } = walk;
  const { data } = await browser.read(reference);
  const amounts = (list: Booking['credit_notes'] = []) => list.map(({ amount }) => amount);
  const shares = await charged(api, data);
  const documented = shares.reduce(
    (sum, [, taxable = 0, tax = 0]) => sum + Math.round((taxable + tax) * 100),
    0,
  );
  expect({
    total: data.quote.total,
    balance: data.balance,
    refunded: data.refund?.amount ?? 0,
    creditNotes: amounts(data.credit_notes).filter((amount) => amount > 0),
    invoices: amounts(data.supplementary_invoices),
    ledger: await ledgerBalance(walk),
    documented,
    negative: shares.filter(([, taxable = 0, tax = 0]) => taxable < 0 || tax < 0),
    pending: data.pending_change,
  }).toEqual({
    total: account.total,
    balance: account.balance,
    refunded: account.refunded,
    creditNotes: account.creditNotes,
    invoices: account.invoices,
    ledger: account.balance,
    documented: account.balance,
    negative: [],
    pending: null,
  });
  expect(account.paid - account.refunded).toBe(account.balance);
  return data;
}

export function recordRefund(account: Account, amount: number): void {
  account.refunded += amount;
  account.balance -= amount;
  account.creditNotes.push(amount);
}

export function recordPayment(account: Account, amount: number): void {
  account.paid += amount;
  account.balance += amount;
  account.invoices.push(amount);
}
