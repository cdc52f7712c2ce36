import type { Booking } from '@kaadu/contracts/booking';
import type { Attachment } from '../../../platform/messages/messenger';
import { calendarFile, calendarType } from '../documents/calendar-file';
import { type BookingLinks, bookingLinks, type DocumentOrigins } from '../trips/trip-text';
import type { EmailContent } from './email-content';
import { cancelled, failed, rejected } from './ended-contents';
import { notCaptured, paidAgain, paymentDiffers, refundDelayed, refunded } from './money-contents';
import { toHtml } from './to-html';
import { toText } from './to-text';
import { changed, changeReturned, changeWaiting, datesChanged } from './change-contents';
import { confirmed, pending, reminder } from './trip-contents';

const contents = {
  confirmed,
  /** Sent while the payment is being checked or the operator decides (see `status`). */
  pending,
  /** Sent when the payment failed or arrived too late; names the refund. */
  failed,
  /** Sent when the bank reserved the amount but the hold ended before capture. */
  not_captured: notCaptured,
  /** Sent when the paid amount differs from the price; all of it is refunded. */
  payment_differs: paymentDiffers,
  /** Sent when more was paid than is due; the excess is refunded. */
  paid_again: paidAgain,
  rejected,
  cancelled,
  refunded,
  /** Sent when the gateway did not make the refund and finance handles it. */
  refund_delayed: refundDelayed,
  dates_changed: datesChanged,
  /** Sent when guests or names have changed, but not the dates. */
  changed,
  /** Sent when staff have made a change that the traveller has to pay for. */
  change_waiting: changeWaiting,
  /** Sent when a change was paid too late, or not with the amount due; the payment is refunded. */
  change_returned: changeReturned,
  /** Sent two days before the trip. */
  reminder,
} as const satisfies Record<string, (booking: Booking, links: BookingLinks) => EmailContent>;

/** Kind of e-mail to the traveller (booking §4). */
export type BookingEmailKind = keyof typeof contents;

/** Arguments of `queueMessage` besides the recipient. */
export interface BookingEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** Kinds that change the traveller's calendar and attach its file. */
const withCalendar: readonly BookingEmailKind[] = ['confirmed', 'dates_changed', 'changed', 'cancelled'];

/** Renders an e-mail about a booking. Its links carry the booking's key, so send it to the contact only. */
export function bookingEmail(
  kind: BookingEmailKind,
  booking: Booking,
  origins: DocumentOrigins,
): BookingEmail {
  const content = contents[kind](booking, bookingLinks(booking, origins));
  const subject = content.subject.replaceAll(/\s+/g, ' ');
  return {
    subject,
    text: toText(content, booking.language),
    html: toHtml({ ...content, subject }, booking.language),
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
