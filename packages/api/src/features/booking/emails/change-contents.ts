import { formatPaise } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { translations } from '../../../platform/translations/translations';
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
  const t = translations(booking.language);
  const refund = refundOfChange(booking);
  const paid = amountOfChange(booking.supplementary_invoices, booking);
  return [
    ...(refund > 0
      ? [paragraph(refundText({ ...booking, refund: { amount: refund, status: 'pending' } }, ''))]
      : []),
    ...(paid > 0 ? [paragraph(t('changePaid', { amount: formatPaise(paid) }))] : []),
  ];
}

function changedBlocks(booking: Booking, links: BookingLinks, said: string): Block[] {
  const t = translations(booking.language);
  return [
    greeting(booking),
    paragraph(said),
    ...moneyOfChange(booking),
    tripFacts(booking),
    button(t('openBooking'), links.booking),
    ...onTheDay(booking),
    ...priceBreakdown(booking),
    ...cancellationPolicy(booking),
    help(booking),
  ];
}

/** Reports new dates. */
export function datesChanged(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  return {
    subject: t('datesChangedSubject', { trip: titleOn(booking) }),
    preheader: t('datesChangedPreheader', { reference: booking.reference }),
    heading: t('datesChangedHeading'),
    tone: 'good',
    blocks: changedBlocks(booking, links, t('datesChangedText')),
  };
}

/** Reports other guests or names. */
export function changed(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const names = booking.travellers.map(({ name }) => name).join(', ');
  return {
    subject: t('changedSubject', { trip: titleOn(booking) }),
    preheader: t('changedPreheader', { reference: booking.reference }),
    heading: t('changedHeading'),
    tone: 'good',
    blocks: changedBlocks(booking, links, t('changedText', { names })),
  };
}

/** Asks for the payment of a change that staff have made. */
export function changeWaiting(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const change = booking.pending_change;
  if (!change) throw new Error(`Booking ${booking.reference} has no pending change`);
  const amount = formatPaise(change.difference);
  const until = instantText(change.expires_at, booking.language);
  return {
    subject: t('changeWaitingSubject', { amount, trip: titleOn(booking) }),
    preheader: t('changeWaitingHeld', { until }),
    heading: t('changeReady'),
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(
        t('changeWaitingText', {
          day: dayText(change.from, booking.language),
          party: partyText(change.party, booking.language),
          total: formatPaise(change.total),
          amount,
        }),
      ),
      paragraph(t('changeWaitingHeldText', { until })),
      button(t('reviewAndPay'), links.manage),
      tripFacts(booking),
      help(booking),
    ],
  };
}

/** Reports that a change was paid but not made. */
export function changeReturned(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  return {
    subject: t('changeNotMadeSubject', { title: booking.experience.title }),
    preheader: t('changeNotMadePreheader'),
    heading: t('changeNotMade'),
    tone: 'bad',
    blocks: [
      greeting(booking),
      paragraph(t('changeNotMadeText')),
      paragraph(refundText(booking, '')),
      tripFacts(booking),
      button(t('openBooking'), links.manage),
      help(booking),
    ],
  };
}
