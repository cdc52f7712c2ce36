import type { Db } from '../../platform/database/database';
import { queueMessage } from '../../platform/messages/outbox-repository';
import type { Services } from '../../platform/services/services';
import type { Attachment } from '../../platform/messages/messenger';
import { listBookingDocuments } from './documents/booking-documents';
import { documentFile } from './documents/file-names';
import { invoicePdf } from './documents/invoice-pdf';
import { bookingEmail } from './emails/booking-email';
import type { OptionCatalogue } from './trips/option-details';
import type { BookingRow } from './repository';
import type { BookingEmailKind } from './lifecycle/state-machine';
import type { EmailEvent, StaffDecision, TransitionContext } from './lifecycle/transition';
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

/** Returns the origins that links in documents start with. */
export function originsOf({ siteOrigins, apiOrigin }: Pick<Services, 'siteOrigins' | 'apiOrigin'>) {
  return { siteUrl: siteOrigins[0] ?? '', apiUrl: apiOrigin() };
}

/** Kinds of e-mails with the documents of the change that they report. */
const withDocuments: readonly BookingEmailKind[] = ['cancelled', 'changed', 'dates_changed', 'refunded'];

/** Returns the documents for an e-mail: those of its change, or all credit notes with a refund. */
async function attachDocuments(tx: Db, booking: BookingRow, kind: BookingEmailKind): Promise<Attachment[]> {
  if (!withDocuments.includes(kind)) return [];
  const notes = await listBookingDocuments(tx, booking, 'credit_note');
  const invoices = await listBookingDocuments(tx, booking, 'supplementary_invoice');
  const own = [
    ...notes.filter(({ sequence }) => kind === 'refunded' || sequence === booking.sequence),
    ...invoices.filter(({ sequence }) => kind !== 'refunded' && sequence === booking.sequence),
  ];
  return Promise.all(
    own.map(async ({ data }) => ({
      filename: documentFile(data),
      contentType: 'application/pdf',
      content: (await invoicePdf(data)).toString('base64'),
      encoding: 'base64' as const,
    })),
  );
}

/**
 * Queues an e-mail about a booking to its contact, once for each time the booking reaches that state.
 * @param event distinguishes e-mails of the same state, and names the refund of a step
 */
export async function queueBookingEmail(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  kind: BookingEmailKind,
  event?: EmailEvent,
): Promise<void> {
  if (!booking.contact) return;
  const current = await viewBooking(tx, services, booking);
  const view = event?.refund
    ? { ...current, refund: { ...event.refund, status: 'pending' as const } }
    : current;
  const { subject, text, html, attachments } = bookingEmail(kind, view, originsOf(services));
  const notes = await attachDocuments(tx, booking, kind);
  await queueMessage(tx, {
    channel: 'email',
    recipient: booking.contact.email,
    subject,
    body: text,
    html,
    attachments: [...attachments, ...notes],
    dueAt: services.now(),
    deduplicationKey: `${booking.reference} ${kind} ${event?.id ?? booking.sequence}`,
  });
}

/** Creates the context in which bookings change their state. @param by the member of staff who makes the change */
export function transitionContext(services: BookingServices, by?: StaffDecision): TransitionContext {
  return {
    now: services.now(),
    ...(by && { by }),
    notify: (tx, booking, kind, event) => queueBookingEmail(tx, services, booking, kind, event),
  };
}
