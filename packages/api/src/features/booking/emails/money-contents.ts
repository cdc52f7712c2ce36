import type { Booking } from '@kaadu/contracts/booking';
import { formatMoney, formatPaise } from '@kaadu/contracts';
import type { BookingLinks } from '../trips/trip-text';
import type { Block, EmailContent } from './email-content';
import { button, greeting, help, paragraph, refundText, titleOn, tripFacts } from './parts';
import { refundOfChange } from './refund-amounts';

const refundOf = ({ refund }: Booking) => formatMoney(refund?.amount ?? 0, refund?.currency);

/** Reports that the bank reserved the amount but the hold ended before capture. */
export function notCaptured(booking: Booking, links: BookingLinks): EmailContent {
  const price = formatPaise(booking.quote.total);
  return {
    subject: `Not booked: ${titleOn(booking)}`,
    preheader: `Your bank has reserved ${price}; we have not taken it, and the bank releases it.`,
    heading: 'This trip could not be booked',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph('Your payment was not completed before your hold ended, so others can book the place again.'),
      paragraph(
        `Your bank has reserved ${price} for this payment. We have not taken it: your bank releases the amount by itself, usually within 7 working days. You need not do anything.`,
      ),
      tripFacts(booking),
      button('Look for another date', links.experience),
      help(),
    ],
  };
}

/** Reports that the paid amount differs from the price and nothing is booked. */
export function paymentDiffers(booking: Booking, links: BookingLinks): EmailContent {
  const came = refundOf(booking);
  const price = formatPaise(booking.quote.total);
  return {
    subject: `Not booked: ${titleOn(booking)}`,
    preheader: `${came} reached us instead of ${price}; it is refunded in full.`,
    heading: 'This trip could not be booked',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(
        `${came} reached us, and the price is ${price}. We can only book what is paid exactly, so the trip is not booked and the place is free again. We are sorry.`,
      ),
      paragraph(refundText(booking, 'Nothing was kept.')),
      tripFacts(booking),
      button('Book again', links.experience),
      help(),
    ],
  };
}

/** Reports an overpayment. */
export function paidAgain(booking: Booking, links: BookingLinks): EmailContent {
  return {
    subject: `A payment is refunded: ${booking.experience.title}`,
    preheader: 'We received more than is due; the excess is refunded.',
    heading: 'We received another payment for this booking',
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(
        'Another payment for this booking reached us that is not due. Your booking has not changed by it.',
      ),
      paragraph(refundText(booking, 'It is refunded the way you paid.')),
      tripFacts(booking),
      button('Open the booking', links.booking),
      help(),
    ],
  };
}

/**
 * Reports a refund: that of the last change while it is being made, and all refunds with their credit notes once they
 * have left.
 */
export function refunded(original: Booking, links: BookingLinks): EmailContent {
  const step = refundOfChange(original);
  const isUnderWay = original.refund?.status !== 'processed' && step > 0;
  const booking = isUnderWay
    ? { ...original, refund: { amount: step, status: 'pending' as const } }
    : original;
  const amount = refundOf(booking);
  return {
    subject: `Refund of ${amount}: ${booking.experience.title}`,
    preheader: 'Banks take up to 7 working days to show it.',
    heading: `${amount} is on its way back to you`,
    tone: 'good',
    blocks: [
      greeting(booking),
      paragraph(refundText(booking, 'There was nothing to refund.')),
      ...(isUnderWay ? [] : creditNoteList(booking)),
      tripFacts(booking),
      button('Open the booking', links.booking),
      help(),
    ],
  };
}

/** Lists the credit notes of a refund that was made in several steps. */
function creditNoteList({ credit_notes: notes = [] }: Booking): Block[] {
  if (notes.length < 2) return [];
  const items = notes.map(({ number, amount }) => `Credit note ${number}: ${formatPaise(amount)}`);
  return [paragraph('It is the sum of these refunds:'), { kind: 'list', items }];
}

/** Reports that the gateway did not make the refund. */
export function refundDelayed(booking: Booking, links: BookingLinks): EmailContent {
  const { refund } = booking;
  const amount = formatMoney(refund?.outstanding ?? refund?.amount ?? 0, refund?.currency);
  return {
    subject: `Your refund of ${amount} is delayed: ${booking.experience.title}`,
    preheader: 'It has not arrived yet; our accounts team is handling it.',
    heading: `Your refund of ${amount} is delayed`,
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(
        `We have tried to send ${amount} back the way you paid, and it has not worked yet. Your money is safe with us or our payment partner.`,
      ),
      paragraph(
        'Our accounts team is now handling it: they try again, or pay you in another way. We e-mail you when it has left us; you need not do anything.',
      ),
      tripFacts(booking),
      button('Open the booking', links.booking),
      help(),
    ],
  };
}
