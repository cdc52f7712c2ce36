import type { FastifyReply } from 'fastify';
import type { Db } from '../../../platform/database/database';
import { sameHash } from '../../../platform/secrets/secret-values';
import { AppError } from '../../../platform/errors/app-error';
import { type BookingServices, originsOf } from '../booking-context';
import { findBookingDocument, listBookingDocuments } from './booking-documents';
import { documentKey } from '../visitor/caller';
import { calendarFile, calendarType } from './calendar-file';
import { documentFile, documentId } from './file-names';
import { invoicePdf } from './invoice-pdf';
import { voucherPdf } from './voucher-pdf';
import type { BookingRow } from '../repository';
import { viewBooking } from '../visitor/view-booking';

function sendFile(reply: FastifyReply, type: string, name: string, content: string | Buffer): FastifyReply {
  return reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(content);
}

const notYet = () => new AppError('conflict', 'This booking is not confirmed, so it has no such document.');

/** Sends the voucher. @throws AppError conflict without a voucher */
export async function sendVoucher(services: BookingServices, booking: BookingRow, reply: FastifyReply) {
  const view = await viewBooking(services.database.db, services, booking);
  if (!view.voucher) throw notYet();
  const pdf = await voucherPdf(view, view.voucher);
  return sendFile(reply, 'application/pdf', `voucher-${booking.reference}.pdf`, pdf);
}

/** Sends the invoice as issued. @throws AppError conflict without one */
export async function sendInvoice(db: Db, booking: BookingRow, reply: FastifyReply) {
  const invoice = (await listBookingDocuments(db, booking, 'invoice'))[0];
  if (!invoice) throw notYet();
  const pdf = await invoicePdf(invoice.data);
  return sendFile(reply, 'application/pdf', documentFile(invoice.data), pdf);
}

const names = { credit_note: 'credit note', supplementary_invoice: 'supplementary invoice' } as const;

/**
 * Sends a credit note or supplementary invoice as issued.
 * @param id its number, with hyphens for slashes
 * @throws AppError not_found
 */
export async function sendChangeDocument(
  db: Db,
  booking: BookingRow,
  { kind, id }: { readonly kind: keyof typeof names; readonly id: string },
  reply: FastifyReply,
) {
  const documents = await listBookingDocuments(db, booking, kind);
  const found = documents.find(({ data }) => documentId(data) === id);
  if (!found) throw new AppError('not_found', `This booking has no such ${names[kind]}.`);
  const pdf = await invoicePdf(found.data);
  return sendFile(reply, 'application/pdf', documentFile(found.data), pdf);
}

/** Sends an invoice or credit note to the holder of its link. @throws AppError not_found, also for a wrong key */
export async function sendDocument(
  services: BookingServices,
  { id, key }: { readonly id: string; readonly key: string },
  reply: FastifyReply,
) {
  const [kind = '', from = '', to = '', count = ''] = id.split('-');
  const number = `${kind}/${from}-${to}/${count}`;
  const isRight = sameHash(key, documentKey(services, number));
  const data = isRight ? await findBookingDocument(services.database.db, number) : undefined;
  if (!data) throw new AppError('not_found', 'There is no such document. Open it from its booking again.');
  return sendFile(reply, 'application/pdf', documentFile(data), await invoicePdf(data));
}

/** Sends the calendar file. @throws AppError conflict before the booking is confirmed */
export async function sendCalendar(services: BookingServices, booking: BookingRow, reply: FastifyReply) {
  if (booking.confirmedAt === null) throw notYet();
  const view = await viewBooking(services.database.db, services, booking);
  return sendFile(
    reply,
    calendarType(view),
    `${booking.reference}.ics`,
    calendarFile(view, originsOf(services)),
  );
}
