import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { type BookingLinks, dayText, instantText, partyText } from '../trips/trip-text';
import type { Block, EmailContent } from './email-content';
import {
  button,
  cancellationPolicy,
  greeting,
  help,
  onTheDay,
  paragraph,
  priceBreakdown,
  refundText,
  titleOn,
  tripFacts,
} from './parts';
import { amountOfChange, refundOfChange } from './refund-amounts';

/** Reports what the change cost or returned. */
function moneyOfChange(booking: Booking): Block[] {
  const refund = refundOfChange(booking);
  const paid = amountOfChange(booking.supplementary_invoices, booking);
  return [
    ...(refund > 0 ? [paragraph(refundText({ refund: { amount: refund, status: 'pending' } }, ''))] : []),
    ...(paid > 0
      ? [paragraph(`You have paid ${formatPaise(paid)} more for this change. Its invoice is attached.`)]
      : []),
  ];
}

function changedBlocks(booking: Booking, links: BookingLinks, said: string): Block[] {
  return [
    greeting(booking),
    paragraph(said),
    ...moneyOfChange(booking),
    tripFacts(booking),
    button('Open your booking', links.booking),
    ...onTheDay(booking),
    ...priceBreakdown(booking),
    ...cancellationPolicy(booking),
    help(),
  ];
}

/** Reports new dates. */
export function datesChanged(booking: Booking, links: BookingLinks): EmailContent {
  const said = 'Your booking has moved. The voucher you have stays valid, for the new dates only.';
  return {
    subject: `New dates: ${titleOn(booking)}`,
    preheader: `Reference ${booking.reference}. The attached file moves it in your calendar.`,
    heading: 'Your trip has new dates',
    tone: 'good',
    blocks: changedBlocks(booking, links, said),
  };
}

/** Reports other guests or names. */
export function changed(booking: Booking, links: BookingLinks): EmailContent {
  const names = booking.travellers.map(({ name }) => name).join(', ');
  return {
    subject: `Changed: ${titleOn(booking)}`,
    preheader: `Reference ${booking.reference}. Your voucher stays valid.`,
    heading: 'Your booking has changed',
    tone: 'good',
    blocks: changedBlocks(booking, links, `The voucher you have stays valid. Travellers: ${names}.`),
  };
}

/** Asks for the payment of a change that staff have made. */
export function changeWaiting(booking: Booking, links: BookingLinks): EmailContent {
  const change = booking.pending_change;
  if (!change) throw new Error(`Booking ${booking.reference} has no pending change`);
  const amount = formatPaise(change.difference);
  const until = instantText(change.expires_at);
  return {
    subject: `Pay ${amount} to change your trip: ${titleOn(booking)}`,
    preheader: `The places are held until ${until}.`,
    heading: 'Your change is ready',
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(
        `As you asked, we have prepared a change of your booking: ${dayText(change.from)}, ${partyText(change.party)}. It costs ${formatPaise(change.total)}, so ${amount} is still to be paid.`,
      ),
      paragraph(
        `We hold the places until ${until}. If you do not pay by then, your booking stays as it is and nothing is charged.`,
      ),
      button('Review and pay', links.manage),
      tripFacts(booking),
      help(),
    ],
  };
}

/** Reports that a change was paid but not made. */
export function changeReturned(booking: Booking, links: BookingLinks): EmailContent {
  return {
    subject: `Your change was not made: ${booking.experience.title}`,
    preheader: 'Your payment for it is refunded.',
    heading: 'Your change was not made',
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(
        'Your payment for a change of this booking came too late or was not the amount due, so the change was not made. We are sorry.',
      ),
      paragraph(refundText(booking, '')),
      tripFacts(booking),
      button('Open your booking', links.manage),
      help(),
    ],
  };
}
