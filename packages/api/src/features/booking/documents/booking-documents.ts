import { Booking } from '@kaadu/contracts/booking';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database';
import { destinations, experiences } from '../../catalogue';
import { lessShares, partOfShares, addShares, type TaxShare } from '../../../platform/money/tax-shares';
import { balanceOf, findDocument, issueDocument, listDocuments } from '../../payments';
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
type DocumentKind = InvoiceData['kind'];
type StoredDocument = Awaited<ReturnType<typeof listDocuments<DocumentKind>>>[number];

/** Returns the amounts of a document by rate, computed from the printed figures for earlier releases. */
function sharesOf({ amountPaise, kind }: StoredDocument, { shares, booking, state }: Content): TaxShare[] {
  if (shares) return shares;
  const charged = sharesOfQuote(booking.quote);
  return kind === 'credit_note' ? partOfShares(charged, amountPaise, taxPartsIn(state)) : charged;
}

/** Returns the charged amounts of a booking by rate: its invoices less its credit notes. */
export async function chargedShares(db: Db, booking: BookingRow): Promise<TaxShare[]> {
  const subject = subjectOf(booking);
  const sharesOfKind = async (kind: DocumentKind) =>
    (await listDocuments(db, subject, kind)).flatMap((document) =>
      sharesOf(document, Content.parse(document.content)),
    );
  const invoiced = [...(await sharesOfKind('invoice')), ...(await sharesOfKind('supplementary_invoice'))];
  return lessShares(addShares(invoiced), await sharesOfKind('credit_note'));
}

interface NewBookingDocument {
  readonly kind: DocumentKind;
  /** Total of the document. */
  readonly amountPaise: number;
  /** Amounts by rate. Defaults to the price of an invoice, and to the same part of each rate for a credit note. */
  readonly shares?: readonly TaxShare[];
}

/** Returns the amounts of a new document, by rate. */
async function sharesOfNew(
  tx: Db,
  booking: BookingRow,
  { kind, amountPaise, shares }: NewBookingDocument,
  state: string,
): Promise<TaxShare[]> {
  if (shares) return [...shares];
  if (kind === 'invoice') return sharesOfQuote(booking.quote);
  return partOfShares(await chargedShares(tx, booking), amountPaise, taxPartsIn(state));
}

/** Returns the state that is the place of supply of a booking: that of its invoice, even if the experience has moved. */
async function supplyState(tx: Db, booking: BookingRow): Promise<string> {
  const [invoice] = await listDocuments(tx, subjectOf(booking), 'invoice');
  return invoice ? Content.parse(invoice.content).state : readState(tx, booking.experiencePk);
}

/**
 * Issues the document of a change of price: a credit note, or a supplementary invoice (CGST Act §34). GST rates can
 * differ at the same total, which is a credit note over nothing; earlier releases did not record rates.
 * @param booking with the new price and sequence; the money has been moved
 * @param differencePaise negative for a refund
 */
export async function issueChangeDocument(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  differencePaise: number,
): Promise<void> {
  // Refunds by staff are in proportion to the rates of the new price.
  const kept = await balanceOf(tx, subjectOf(booking));
  const parts = taxPartsIn(await supplyState(tx, booking));
  const remaining = kept === 0 ? [] : partOfShares(sharesOfQuote(booking.quote), kept, parts);
  const charged = await chargedShares(tx, booking);
  const amountPaise = Math.abs(differencePaise);
  if (differencePaise > 0) {
    const shares = lessShares(remaining, charged);
    return issueBookingDocument(tx, services, booking, {
      kind: 'supplementary_invoice',
      amountPaise,
      shares,
    });
  }
  const shares = lessShares(charged, remaining);
  const isOfOtherRates = shares.length > 0 && shares.every(({ rate_bp }) => rate_bp !== null);
  if (differencePaise < 0 || isOfOtherRates)
    await issueBookingDocument(tx, services, booking, { kind: 'credit_note', amountPaise, shares });
}

/**
 * Issues an invoice, or a credit note over the refunded amount, in the caller's transaction. The invoices less the
 * credit notes equal the charged amount at each GST rate, to the paisa.
 * @param booking with the sequence of the change that the document reports
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
  const state = await supplyState(tx, booking);
  const isRefund = kind === 'credit_note';
  const content: Content = {
    booking: isRefund ? { ...view, refund: { amount: amountPaise, status: 'pending' } } : view,
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
  if (!found || found.kind === 'receipt') return undefined;
  return dataOf({ ...found, kind: found.kind }, Content.parse(found.content));
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
