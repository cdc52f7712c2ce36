import type { Db } from '../../platform/database/database';
import { queueMessage } from '../../platform/messages/outbox-repository';
import type { Services } from '../../platform/services/services';
import type { Attachment } from '../../platform/messages/messenger';
import { listBookingDocuments } from './documents/booking-documents';
import { creditNoteFile } from './documents/file-names';
import { invoicePdf } from './documents/invoice-pdf';
import { bookingEmail } from './emails/booking-email';
import type { OptionCatalogue } from './trips/option-details';
import type { BookingRow } from './repository';
import type { BookingEmailKind } from './lifecycle/state-machine';
import type { StaffDecision, TransitionContext } from './lifecycle/transition';
import { viewBooking } from './visitor/view-booking';

/** Services that the booking feature uses. */
export interface BookingServices extends Pick<
  Services,
  | 'database'
  | 'now'
  | 'secrets'
  | 'siteOrigins'
  | 'apiOrigin'
  | 'production'
  | 'deliver'
  | 'contentChanges'
  | 'limiter'
  | 'refundApprovalAbove'
> {
  readonly options: OptionCatalogue;
}

const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Returns the origins that links in documents start with. */
export function originsOf({ siteOrigins, apiOrigin }: Pick<Services, 'siteOrigins' | 'apiOrigin'>) {
  return { siteUrl: siteOrigins[0] ?? '', apiUrl: apiOrigin() };
}

/** Returns the credit notes for an e-mail: those of its change, or all of them once the refund has left. */
async function attachCreditNotes(tx: Db, booking: BookingRow, kind: BookingEmailKind): Promise<Attachment[]> {
  if (kind !== 'cancelled' && kind !== 'dates_changed' && kind !== 'refunded') return [];
  const notes = await listBookingDocuments(tx, booking, 'credit_note');
  const own = notes.filter(({ sequence }) => kind === 'refunded' || sequence === booking.sequence);
  return Promise.all(
    own.map(async ({ data }) => ({
      filename: creditNoteFile(data),
      contentType: 'application/pdf',
      content: (await invoicePdf(data)).toString('base64'),
      encoding: 'base64' as const,
    })),
  );
}

/**
 * Queues an e-mail about a booking to its contact, once for each time the booking reaches that state.
 * @param repetition distinguishes an e-mail that is sent again
 */
export async function queueBookingEmail(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  kind: BookingEmailKind,
  repetition?: string,
): Promise<void> {
  if (!booking.contact) return;
  const view = await viewBooking(tx, services, booking);
  const { subject, text, html, attachments } = bookingEmail(kind, view, originsOf(services));
  const notes = await attachCreditNotes(tx, booking, kind);
  await queueMessage(tx, {
    channel: 'email',
    recipient: booking.contact.email,
    subject,
    body: text,
    html,
    attachments: [...attachments, ...notes],
    dueAt: services.now(),
    deduplicationKey: [booking.reference, kind, booking.sequence, repetition].filter(isGiven).join(' '),
  });
}

/** Creates the context in which bookings change their state. @param by the member of staff who makes the change */
export function transitionContext(services: BookingServices, by?: StaffDecision): TransitionContext {
  return {
    now: services.now(),
    ...(by && { by }),
    notify: (tx, booking, kind) => queueBookingEmail(tx, services, booking, kind),
  };
}
