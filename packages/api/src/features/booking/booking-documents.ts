import { Booking } from '@kaadu/contracts/booking';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database';
import { destinations, experiences } from '../catalogue';
import { issueDocument, listDocuments } from '../payments';
import type { BookingServices } from './booking-context';
import { type InvoiceData, invoiceData } from './documents/invoice-data';
import type { BookingRow } from './repository';
import { subjectOf } from './transition';
import { viewBooking } from './view-booking';

/** What a document is made of, kept as it was when it was issued. */
const Content = z.object({
  booking: Booking,
  state: z.string(),
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

/**
 * Issues the invoice of a booking, or a credit note over what goes back of it, in the caller's transaction.
 * @param amountPaise what it is over
 */
export async function issueBookingDocument(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { kind, amountPaise }: { readonly kind: 'invoice' | 'credit_note'; readonly amountPaise: number },
): Promise<void> {
  const subject = subjectOf(booking);
  const [invoice] = await listDocuments(tx, subject, 'invoice');
  const view = await viewBooking(tx, services, booking);
  const content: z.infer<typeof Content> = {
    booking: kind === 'invoice' ? view : { ...view, refund: { amount: amountPaise, status: 'pending' } },
    state: await readState(tx, booking.experiencePk),
    ...(invoice && { original: { number: invoice.number, issuedAt: invoice.issuedAt.toISOString() } }),
  };
  await issueDocument(tx, { kind, subject, amountPaise, content, issuedAt: services.now() });
}

/** The newest document of a kind, as it was issued; undefined when there is none. */
export async function findBookingDocument(
  db: Db,
  booking: BookingRow,
  kind: 'invoice' | 'credit_note',
): Promise<InvoiceData | undefined> {
  const found = (await listDocuments(db, subjectOf(booking), kind)).at(-1);
  if (!found) return undefined;
  const { booking: view, state, original } = Content.parse(found.content);
  const issue = { kind, number: found.number, issuedAt: found.issuedAt.toISOString(), state };
  return invoiceData(view, { ...issue, ...(original && { original }) });
}
