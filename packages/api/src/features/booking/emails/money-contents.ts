import type { Booking } from '@kaadu/contracts/booking';
import { translations } from '../../../platform/translations/translations';
import { formatMoney, formatPaise } from '@kaadu/contracts';
import type { BookingLinks } from '../trips/trip-text';
import type { Block, EmailContent } from './email-content';
import { button, greeting, help, paragraph, refundText, titleOn, tripFacts } from './parts';
import { refundOfChange } from './refund-amounts';

const refundOf = ({ refund }: Booking) => formatMoney(refund?.amount ?? 0, refund?.currency);

/** Reports that the bank reserved the amount but the hold ended before capture. */
export function notCaptured(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const price = formatPaise(booking.quote.total);
  return {
    subject: t('notBookedSubject', { trip: titleOn(booking) }),
    preheader: t('notCapturedPreheader', { price }),
    heading: t('notBookedHeading'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('notCaptured')),
      paragraph(t('bankReserved', { price })),
      tripFacts(booking),
      button(t('lookElsewhere'), links.experience),
      help(booking),
    ],
  };
}

/** Reports that the paid amount differs from the price and nothing is booked. */
export function paymentDiffers(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const came = refundOf(booking);
  const price = formatPaise(booking.quote.total);
  return {
    subject: t('notBookedSubject', { trip: titleOn(booking) }),
    preheader: t('paymentDiffersPreheader', { came, price }),
    heading: t('notBookedHeading'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('paymentDiffers', { came, price })),
      paragraph(refundText(booking, t('nothingKept'))),
      tripFacts(booking),
      button(t('bookAgain'), links.experience),
      help(booking),
    ],
  };
}

/** Reports an overpayment. */
export function paidAgain(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  return {
    subject: t('paidAgainSubject', { title: booking.experience.title }),
    preheader: t('paidAgainPreheader'),
    heading: t('paidAgainHeading'),
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(t('paidAgainText')),
      paragraph(refundText(booking, t('paidAgainRefund'))),
      tripFacts(booking),
      button(t('openTheBooking'), links.booking),
      help(booking),
    ],
  };
}

/**
 * Reports a refund: that of the last change while it is being made, and all refunds with their credit notes once they
 * have left.
 */
export function refunded(original: Booking, links: BookingLinks): EmailContent {
  const t = translations(original.language);
  const step = refundOfChange(original);
  const isUnderWay = original.refund?.status !== 'processed' && step > 0;
  const booking = isUnderWay
    ? { ...original, refund: { amount: step, status: 'pending' as const } }
    : original;
  const amount = refundOf(booking);
  return {
    subject: t('refundedSubject', { amount, title: booking.experience.title }),
    preheader: t('refundedPreheader'),
    heading: t('refundedHeading', { amount }),
    tone: 'good',
    blocks: [
      greeting(booking),
      paragraph(refundText(booking, t('nothingToRefund'))),
      ...(isUnderWay ? [] : creditNoteList(booking)),
      tripFacts(booking),
      button(t('openTheBooking'), links.booking),
      help(booking),
    ],
  };
}

/** Lists the credit notes of a refund that was made in several steps. */
function creditNoteList({ credit_notes: notes = [], language }: Booking): Block[] {
  const t = translations(language);
  if (notes.length < 2) return [];
  const items = notes.map(({ number, amount }) => t('creditNote', { number, amount: formatPaise(amount) }));
  return [paragraph(t('refundSum')), { kind: 'list', items }];
}

/** Reports that the gateway did not make the refund. */
export function refundDelayed(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const { refund } = booking;
  const amount = formatMoney(refund?.outstanding ?? refund?.amount ?? 0, refund?.currency);
  return {
    subject: t('refundDelayedSubject', { amount, title: booking.experience.title }),
    preheader: t('refundDelayedPreheader'),
    heading: t('refundDelayedHeading', { amount }),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('refundDelayedText', { amount })),
      paragraph(t('refundDelayedHandling')),
      tripFacts(booking),
      button(t('openTheBooking'), links.booking),
      help(booking),
    ],
  };
}
