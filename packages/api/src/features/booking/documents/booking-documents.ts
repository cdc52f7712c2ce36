import { Booking } from '@kaadu/contracts/booking';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database';
import { destinations, experiences } from '../../catalogue';
import { lessShares, partOfShares, addShares, type TaxShare } from '../../../platform/money/tax-shares';
import { findDocument, issueDocument, listDocuments } from '../../payments';
import type { BookingServices } from '../booking-context';
import { type InvoiceData, invoiceData } from './invoice-data';
import { sharesOfQuote, taxPartsIn } from './tax-amounts';
import type { BookingRow } from '../repository';
import { subjectOf } from '../lifecycle/transition';
import { viewBooking } from '../visitor/view-booking';

/** Stored content of a document, unchanged since its issue. Earlier releases did not write the optional fields. */
const Content = z.object({
  booking: Booking,
  state: z.string(),
  /** Amounts by rate of GST. */
  shares: z.array(z.object({ rate_bp: z.int().nullable(), taxable: z.int(), tax: z.int() })).optional(),
  /** Booking sequence at the time of issue; links a credit note to its change. */
  sequence: z.int().optional(),
  original: z.object({ number: z.string(), issuedAt: z.string() }).optional(),
});

async function readState(db: Db, experiencePk: number): Promise<string> {
  const [row] = await db
    .select({ state: destinations.state })
    .from(experiences)
    .innerJoin(destinations, eq(destinations.primaryKey, experiences.destinationPk))
    .where(eq(experiences.primaryKey, experiencePk));
  return row?.state ?? '';
}

type Content = z.infer<typeof Content>;
type DocumentKind = 'invoice' | 'credit_note';
type StoredDocument = Awaited<ReturnType<typeof listDocuments>>[number];

/** Returns the amounts of a document by rate, computed from the printed figures for earlier releases. */
function sharesOf({ amountPaise, kind }: StoredDocument, { shares, booking, state }: Content): TaxShare[] {
  if (shares) return shares;
  const charged = sharesOfQuote(booking.quote);
  return kind === 'invoice' ? charged : partOfShares(charged, amountPaise, taxPartsIn(state));
}

/** Returns the charged amounts of a booking by rate: its invoice less its credit notes. */
export async function chargedShares(db: Db, booking: BookingRow): Promise<TaxShare[]> {
  const subject = subjectOf(booking);
  const sharesOfKind = async (kind: DocumentKind) =>
    (await listDocuments(db, subject, kind)).flatMap((document) =>
      sharesOf(document, Content.parse(document.content)),
    );
  const invoiced = await sharesOfKind('invoice');
  return lessShares(addShares(invoiced), await sharesOfKind('credit_note'));
}

interface NewBookingDocument {
  readonly kind: DocumentKind;
  /** Total of the document. */
  readonly amountPaise: number;
  /** Amounts still charged after a credit note, by rate. Defaults to the same proportion of each rate. */
  readonly remaining?: readonly TaxShare[];
}

/** Returns the amounts of a new document, by rate. */
async function sharesOfNew(
  tx: Db,
  booking: BookingRow,
  { kind, amountPaise, remaining }: NewBookingDocument,
  state: string,
): Promise<TaxShare[]> {
  if (kind === 'invoice') return sharesOfQuote(booking.quote);
  const charged = await chargedShares(tx, booking);
  return remaining ? lessShares(charged, remaining) : partOfShares(charged, amountPaise, taxPartsIn(state));
}

/**
 * Issues an invoice, or a credit note over the refunded amount, in the caller's transaction. The invoice less its
 * credit notes equals the charged amount at each GST rate, to the paisa.
 * @param booking with the sequence of the change that the credit note reports
 */
export async function issueBookingDocument(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  document: NewBookingDocument,
): Promise<void> {
  const { kind, amountPaise } = document;
  const subject = subjectOf(booking);
  const [invoice] = await listDocuments(tx, subject, 'invoice');
  const view = await viewBooking(tx, services, booking);
  // A credit note has the place of supply of its invoice, even if the experience has moved since.
  const state = invoice ? Content.parse(invoice.content).state : await readState(tx, booking.experiencePk);
  const content: Content = {
    booking: kind === 'invoice' ? view : { ...view, refund: { amount: amountPaise, status: 'pending' } },
    state,
    shares: await sharesOfNew(tx, booking, document, state),
    sequence: booking.sequence,
    ...(invoice && { original: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() } }),
  };
  await issueDocument(tx, { kind, subject, amountPaise, content, issuedAt: services.now() });
}

function dataOf({ kind, number, issuedAt }: StoredDocument, content: Content): InvoiceData {
  const { booking, state, original, shares } = content;
  return invoiceData(booking, {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    state,
    ...(original && { original }),
    ...(shares && { shares }),
  });
}

/** A document as issued, with the sequence of the change it reports. */
export interface BookingDocument {
  readonly data: InvoiceData;
  readonly sequence: number | undefined;
}

/** Finds a document as issued by its number; undefined when none has it. */
export async function findBookingDocument(db: Db, number: string): Promise<InvoiceData | undefined> {
  const found = await findDocument(db, number);
  return found && dataOf(found, Content.parse(found.content));
}

/** Lists the documents of a kind as issued, the oldest first. */
export async function listBookingDocuments(
  db: Db,
  booking: BookingRow,
  kind: DocumentKind,
): Promise<BookingDocument[]> {
  return (await listDocuments(db, subjectOf(booking), kind)).map((document) => {
    const content = Content.parse(document.content);
    return { data: dataOf(document, content), sequence: content.sequence };
  });
}
