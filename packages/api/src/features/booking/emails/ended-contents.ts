import type { Booking } from '@kaadu/contracts/booking';
import { translations } from '../../../platform/translations/translations';
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

function canRetry(booking: Booking, instant: string, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const until = instantText(instant, booking.language);
  return {
    subject: t('paymentFailedSubject', { trip: titleOn(booking) }),
    preheader: t('paymentFailedKept', { until }),
    heading: t('paymentFailedHeading'),
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(t('paymentFailedText', { until })),
      button(t('tryAgain'), links.booking),
      tripFacts(booking),
      help(booking),
    ],
  };
}

function notBooked(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const { preheader, reason } = reasonOf(booking);
  return {
    subject: t('notBookedSubject', { trip: titleOn(booking) }),
    preheader,
    heading: t('notBookedHeading'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(reason),
      paragraph(refundText(booking, t('noMoneyReached'))),
      tripFacts(booking),
      button(t('lookElsewhere'), links.experience),
      help(booking),
    ],
  };
}

/** Returns the reason why a trip was not booked, in full and in short. */
function reasonOf(booking: Booking): { readonly preheader: string; readonly reason: string } {
  const t = translations(booking.language);
  if (booking.refund === null) {
    return {
      preheader: t('placeGonePreheader'),
      reason: t('placeGone'),
    };
  }
  if (booking.split && booking.split.paid < booking.split.parts) {
    return {
      preheader: t('partsNotPaidPreheader'),
      reason: t('partsNotPaid', booking.split),
    };
  }
  const [problem] = booking.travellers.length > 0 ? travellerProblems(booking) : [];
  if (problem) {
    return {
      preheader: t('mismatchPreheader'),
      reason: t('mismatch', { problem: problem.message }),
    };
  }
  return {
    preheader: t('tooLatePreheader'),
    reason: t('tooLate'),
  };
}

export function rejected(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  return {
    subject: t('rejectedSubject', { trip: titleOn(booking) }),
    preheader: t('rejectedPreheader'),
    heading: t('rejectedHeading'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('rejectedText')),
      paragraph(refundText(booking, t('nothingCharged'))),
      tripFacts(booking),
      button(t('lookElsewhere'), links.experience),
      help(booking),
    ],
  };
}

/** Reports a cancellation. Its amounts are those of the cancel quote: earlier refunds are not in them. */
export function cancelled(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const refund = refundOfChange(booking);
  const kept = booking.balance ?? 0;
  return {
    subject: t('cancelledSubject', { trip: titleOn(booking) }),
    preheader: t('cancelPreheader', { reference: booking.reference }),
    heading: t('cancelledHeading'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('cancelledText')),
      paragraph(
        refundText({ ...booking, refund: { amount: refund, status: 'pending' } }, t('noRefundPolicy')),
      ),
      tripFacts(booking),
      {
        kind: 'facts',
        rows: [
          [t('paid'), formatPaise(kept + refund)],
          [t('keptByPolicy'), formatPaise(kept)],
          [t('refund'), formatPaise(refund)],
        ],
      },
      button(t('openTheBooking'), links.booking),
      paragraph(t('calendarRemoved')),
      help(booking),
    ],
  };
}
