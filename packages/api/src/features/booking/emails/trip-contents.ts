import type { Booking } from '@kaadu/contracts/booking';
import { formatPaise } from '@kaadu/contracts';
import { daysBetween, indiaDate } from '../../../platform/money/india-date';
import type { BookingLinks } from '../trips/trip-text';
import type { Block, EmailContent } from './email-content';
import {
  button,
  cancellationPolicy,
  greeting,
  help,
  onTheDay,
  paragraph,
  priceBreakdown,
  titleOn,
  tripFacts,
} from './parts';

export function confirmed(booking: Booking, links: BookingLinks): EmailContent {
  const files: Block = {
    kind: 'links',
    links: [
      { label: 'Voucher for printing (PDF)', url: links.voucher },
      ...(booking.invoice_number ? [{ label: 'GST invoice (PDF)', url: links.invoice }] : []),
      { label: 'Add to your calendar', url: links.calendar },
      { label: 'Find your booking later, by a code', url: links.find },
    ],
  };
  return {
    subject: `Confirmed: ${titleOn(booking)}`,
    preheader: `Reference ${booking.reference}. Your voucher, directions and receipt.`,
    heading: 'Your trip is booked',
    tone: 'good',
    blocks: [
      greeting(booking),
      paragraph('Everything is confirmed and paid. Show the voucher on the day, printed or on your phone.'),
      tripFacts(booking),
      button('Open your booking', links.booking),
      files,
      ...onTheDay(booking),
      ...priceBreakdown(booking),
      ...cancellationPolicy(booking),
      help(),
    ],
  };
}

export function pending(booking: Booking, links: BookingLinks): EmailContent {
  const isPaid = booking.status === 'PENDING';
  return {
    subject: isPaid ? `Requested: ${titleOn(booking)}` : `Payment being checked: ${titleOn(booking)}`,
    preheader: isPaid
      ? 'Your place is kept until the operator has answered.'
      : 'Your bank has not answered yet. Your place is kept.',
    heading: isPaid ? 'Your request is with the operator' : 'We are checking your payment',
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(
        isPaid
          ? `Your payment of ${formatPaise(booking.quote.total)} has arrived. This trip is confirmed by its operator, who answers as soon as possible. If the operator declines, all of it is refunded.`
          : 'Your bank has not confirmed the payment yet. This can take some minutes, and a day in rare cases. Please do not pay again: your place is kept until we know.',
      ),
      paragraph('We write as soon as there is news.'),
      tripFacts(booking),
      button('See its status', links.booking),
      help(),
    ],
  };
}

/** Reminds of a trip: two days before, or on the eve if it was booked later. */
export function reminder(booking: Booking, links: BookingLinks): EmailContent {
  const isTomorrow = daysBetween(indiaDate(new Date(booking.server_time)), booking.from) === 1;
  return {
    subject: `${isTomorrow ? 'Tomorrow' : 'In two days'}: ${titleOn(booking)}`,
    preheader: 'Where to be, when, and what to bring.',
    heading: isTomorrow ? 'See you tomorrow' : 'See you in two days',
    tone: 'good',
    blocks: [
      greeting(booking),
      tripFacts(booking),
      button('Open the voucher', links.booking),
      ...onTheDay(booking),
      help(),
    ],
  };
}
