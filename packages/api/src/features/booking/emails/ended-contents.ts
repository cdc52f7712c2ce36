import type { Booking } from '@kaadu/contracts/booking';
import { formatPaise } from '@kaadu/contracts';
import { travellerProblems } from '@kaadu/contracts/party';
import { type BookingLinks, instantText } from '../trips/trip-text';
import type { EmailContent } from './email-content';
import { refundOfChange } from './refund-amounts';
import { button, greeting, help, paragraph, refundText, titleOn, tripFacts } from './parts';

/** Reports a failed payment. It can be retried during the hold; afterwards the place is gone. */
export function failed(booking: Booking, links: BookingLinks): EmailContent {
  if (booking.hold && booking.status === 'ON_HOLD') return canRetry(booking, booking.hold.expires_at, links);
  return notBooked(booking, links);
}

function canRetry(booking: Booking, until: string, links: BookingLinks): EmailContent {
  return {
    subject: `Payment failed: ${titleOn(booking)}`,
    preheader: `Your place is kept until ${instantText(until)}.`,
    heading: 'The payment did not go through',
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(`Your place is kept until ${instantText(until)}. You can pay again, also in another way.`),
      button('Try again', links.booking),
      tripFacts(booking),
      help(),
    ],
  };
}

function notBooked(booking: Booking, links: BookingLinks): EmailContent {
  const { preheader, reason } = reasonOf(booking);
  return {
    subject: `Not booked: ${titleOn(booking)}`,
    preheader,
    heading: 'This trip could not be booked',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(reason),
      paragraph(
        refundText(
          booking,
          'No money has reached us. If your account shows the amount as taken, your bank gives it back by itself, usually within 7 working days.',
        ),
      ),
      tripFacts(booking),
      button('Look for another date', links.experience),
      help(),
    ],
  };
}

/** Returns the reason why a trip was not booked, in full and in short. */
function reasonOf(booking: Booking): { readonly preheader: string; readonly reason: string } {
  if (booking.refund === null) {
    return {
      preheader: 'The payment did not go through, and others can book the place again.',
      reason: 'The payment did not go through before your hold ended, so others can book the place again.',
    };
  }
  if (booking.split && booking.split.paid < booking.split.parts) {
    return {
      preheader: 'Not every part was paid in time; every part that was paid is refunded.',
      reason: `The price was split into ${booking.split.parts} parts, and ${booking.split.paid} of them were paid before the hold ended. Every part that was paid is refunded in full to the person who paid it.`,
    };
  }
  const [problem] = booking.travellers.length > 0 ? travellerProblems(booking) : [];
  if (problem) {
    return {
      preheader: 'The travellers do not match the price; your payment is refunded.',
      reason: `The travellers that were named do not match the price. ${problem.message}`,
    };
  }
  return {
    preheader: 'The payment came too late for the place; it is refunded.',
    reason:
      'Your payment reached us after your hold had ended, and someone else had booked the place. We are sorry.',
  };
}

export function rejected(booking: Booking, links: BookingLinks): EmailContent {
  return {
    subject: `Not possible: ${titleOn(booking)}`,
    preheader: 'The operator cannot take you on these dates. Your payment is refunded.',
    heading: 'The operator cannot take you on these dates',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph('We asked them, and they cannot host you this time. We are sorry.'),
      paragraph(refundText(booking, 'Nothing was charged.')),
      tripFacts(booking),
      button('Look for another date', links.experience),
      help(),
    ],
  };
}

/** Reports a cancellation. Its amounts are those of the cancel quote: earlier refunds are not in them. */
export function cancelled(booking: Booking, links: BookingLinks): EmailContent {
  const refund = refundOfChange(booking);
  const kept = booking.balance ?? 0;
  return {
    subject: `Cancelled: ${titleOn(booking)}`,
    preheader: `Reference ${booking.reference}. What happens with your money.`,
    heading: 'Your booking is cancelled',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph('This booking is cancelled and its voucher is no longer valid.'),
      paragraph(
        refundText(
          { refund: { amount: refund, status: 'pending' } },
          'Its cancellation policy gives no refund.',
        ),
      ),
      tripFacts(booking),
      {
        kind: 'facts',
        rows: [
          ['Paid', formatPaise(kept + refund)],
          ['Kept by the cancellation policy', formatPaise(kept)],
          ['Refund', formatPaise(refund)],
        ],
      },
      button('Open the booking', links.booking),
      paragraph('The attached file removes the trip from your calendar.'),
      help(),
    ],
  };
}
