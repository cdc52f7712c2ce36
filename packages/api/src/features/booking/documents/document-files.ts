import type { FastifyReply } from 'fastify';
import type { Db } from '../../../platform/database/database';
import { sameHash } from '../../../platform/secrets/secret-values';
import { AppError } from '../../../platform/errors/app-error';
import { type BookingServices, originsOf } from '../booking-context';
import { findBookingDocument, listBookingDocuments } from './booking-documents';
import { documentKey } from '../visitor/caller';
import { calendarFile, calendarType } from './calendar-file';
import { creditNoteFile, documentId, invoiceFile } from './file-names';
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
  const invoice = (await listBookingDocuments(db, booking, 'invoice')).at(-1);
  if (!invoice) throw notYet();
  const pdf = await invoicePdf(invoice.data);
  return sendFile(reply, 'application/pdf', invoiceFile(invoice.data), pdf);
}

/** Sends a credit note as issued. @param id its number, with hyphens for slashes @throws AppError not_found */
export async function sendCreditNote(db: Db, booking: BookingRow, id: string, reply: FastifyReply) {
  const notes = await listBookingDocuments(db, booking, 'credit_note');
  const note = notes.find(({ data }) => documentId(data) === id);
  if (!note) throw new AppError('not_found', 'This booking has no such credit note.');
  const pdf = await invoicePdf(note.data);
  return sendFile(reply, 'application/pdf', creditNoteFile(note.data), pdf);
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
  const name = data.kind === 'invoice' ? invoiceFile(data) : creditNoteFile(data);
  return sendFile(reply, 'application/pdf', name, await invoicePdf(data));
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
