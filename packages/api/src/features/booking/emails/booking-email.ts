import type { Booking } from '@kaadu/contracts/booking';
import type { Attachment } from '../../../platform/messages/messenger';
import { calendarFile, calendarType } from '../documents/calendar-file';
import { type BookingLinks, bookingLinks, type DocumentOrigins } from '../trips/trip-text';
import type { EmailContent } from './email-content';
import { cancelled, failed, rejected } from './ended-contents';
import { notCaptured, paidAgain, paymentDiffers, refundDelayed, refunded } from './money-contents';
import { toHtml } from './to-html';
import { toText } from './to-text';
import { confirmed, datesChanged, pending, reminder } from './trip-contents';

const contents = {
  confirmed,
  /** The payment is being checked, or the operator decides (`status`). */
  pending,
  /** The payment failed or came too late; a refund is named. */
  failed,
  /** The bank has reserved the amount, and the hold has ended before it was taken. */
  not_captured: notCaptured,
  /** What came was not the price; all of it goes back. */
  payment_differs: paymentDiffers,
  /** More came than is due, and goes back. */
  paid_again: paidAgain,
  rejected,
  cancelled,
  refunded,
  /** The gateway did not make the refund; finance sees to it. */
  refund_delayed: refundDelayed,
  dates_changed: datesChanged,
  /** Two days before. */
  reminder,
} as const satisfies Record<string, (booking: Booking, links: BookingLinks) => EmailContent>;

/** An occasion on which the traveller is written to (booking §4). */
export type BookingEmailKind = keyof typeof contents;

/** What `queueMessage` takes besides the recipient. */
export interface BookingEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** Occasions on which the traveller's calendar changes: its file is attached. */
const withCalendar: readonly BookingEmailKind[] = ['confirmed', 'dates_changed', 'cancelled'];

/**
 * Writes the e-mail about a booking: the booking as it is after what has happened. Links carry the booking's key, so the
 * e-mail goes to its contact only.
 */
export function bookingEmail(
  kind: BookingEmailKind,
  booking: Booking,
  origins: DocumentOrigins,
): BookingEmail {
  const content = contents[kind](booking, bookingLinks(booking, origins));
  const subject = content.subject.replaceAll(/\s+/g, ' ');
  return {
    subject,
    text: toText(content),
    html: toHtml({ ...content, subject }),
    attachments: withCalendar.includes(kind) ? [calendarAttachment(booking, origins)] : [],
  };
}

function calendarAttachment(booking: Booking, origins: DocumentOrigins): Attachment {
  return {
    filename: `${booking.reference}.ics`,
    contentType: calendarType(booking),
    content: calendarFile(booking, origins),
  };
}
