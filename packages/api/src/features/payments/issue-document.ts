import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { indiaDate } from '../../platform/money/india-date';
import { documentNumbers, invoices } from './tables';

const prefixes = { invoice: 'INV', supplementary_invoice: 'INV', credit_note: 'CN', receipt: 'RV' } as const;

export type DocumentKind = keyof typeof prefixes;

interface NewDocument {
  readonly kind: DocumentKind;
  readonly subject: string;
  readonly amountPaise: number;
  /** Data to print. */
  readonly content: unknown;
  readonly issuedAt: Date;
}

/** Returns the Indian financial year of a day, April to March: 2026-27. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * Issues an invoice or credit note in the caller's transaction. Numbers of a financial year have no gaps, because they
 * are assigned at the commit (rule 46 of the CGST Rules: consecutive, at most 16 characters).
 * @returns its number
 */
export async function issueDocument(
  tx: Db,
  { kind, subject, amountPaise, content, issuedAt }: NewDocument,
): Promise<string> {
  const series = `${prefixes[kind]}/${financialYear(indiaDate(issuedAt))}`;
  const [row] = await tx
    .insert(documentNumbers)
    .values({ series, next: 2 })
    .onConflictDoUpdate({ target: documentNumbers.series, set: { next: sql`${documentNumbers.next} + 1` } })
    .returning({ next: documentNumbers.next });
  if (!row) throw new Error(`No number in ${series}`);
  const year = series.split('/')[1]?.slice(2) ?? '';
  const number = `${prefixes[kind]}/${year}/${String(row.next - 1).padStart(6, '0')}`;
  await tx.insert(invoices).values({ number, kind, subject, amountPaise, issuedAt, content });
  return number;
}

/** Lists the documents of a subject and kind as issued. */
export async function listDocuments<Kind extends DocumentKind>(db: Db, subject: string, kind: Kind) {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subject, subject), eq(invoices.kind, kind)))
    .orderBy(invoices.number);
  return rows.map((row) => ({ ...row, kind }));
}

/** Finds a document as issued by its number; undefined when none has it. */
export async function findDocument(db: Db, number: string) {
  const [found] = await db.select().from(invoices).where(eq(invoices.number, number));
  return found;
}

/** Lists all documents of a subject, the oldest first. */
export function listAllDocuments(db: Db, subject: string) {
  return db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      amountPaise: invoices.amountPaise,
      issuedAt: invoices.issuedAt,
      /** Sequence of the booking's change that the document reports; null in documents of earlier releases. */
      sequence: sql<number | null>`(${invoices.content}->>'sequence')::int`,
    })
    .from(invoices)
    .where(eq(invoices.subject, subject))
    .orderBy(invoices.issuedAt, sql`${invoices.kind} = 'credit_note'`, invoices.number);
}
