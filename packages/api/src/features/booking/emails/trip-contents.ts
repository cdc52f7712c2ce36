import type { Booking } from '@kaadu/contracts/booking';
import { translations } from '../../../platform/translations/translations';
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
  const t = translations(booking.language);
  const files: Block = {
    kind: 'links',
    links: [
      { label: t('voucherPdf'), url: links.voucher },
      ...(booking.invoice_number ? [{ label: t('gstInvoicePdf'), url: links.invoice }] : []),
      { label: t('addToCalendar'), url: links.calendar },
      { label: t('findLater'), url: links.find },
    ],
  };
  return {
    subject: t('confirmedSubject', { trip: titleOn(booking) }),
    preheader: t('confirmedPreheader', { reference: booking.reference }),
    heading: t('confirmedHeading'),
    tone: 'good',
    blocks: [
      greeting(booking),
      paragraph(t('confirmedText')),
      tripFacts(booking),
      button(t('openBooking'), links.booking),
      files,
      ...onTheDay(booking),
      ...priceBreakdown(booking),
      ...cancellationPolicy(booking),
      help(booking),
    ],
  };
}

export function pending(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const isPaid = booking.status === 'PENDING';
  return {
    subject: t(isPaid ? 'requestedSubject' : 'paymentCheckedSubject', { trip: titleOn(booking) }),
    preheader: t(isPaid ? 'requestedPreheader' : 'paymentCheckedPreheader'),
    heading: t(isPaid ? 'requestedHeading' : 'paymentCheckedHeading'),
    tone: 'open',
    blocks: [
      greeting(booking),
      paragraph(
        isPaid ? t('requestedText', { amount: formatPaise(booking.quote.total) }) : t('paymentChecked'),
      ),
      paragraph(t('writeSoon')),
      tripFacts(booking),
      button(t('seeStatus'), links.booking),
      help(booking),
    ],
  };
}

/** Reminds of a trip: two days before, or on the eve if it was booked later. */
export function reminder(booking: Booking, links: BookingLinks): EmailContent {
  const t = translations(booking.language);
  const isTomorrow = daysBetween(indiaDate(new Date(booking.server_time)), booking.from) === 1;
  return {
    subject: t(isTomorrow ? 'tomorrow' : 'twoDays', { trip: titleOn(booking) }),
    preheader: t('reminderPreheader'),
    heading: t(isTomorrow ? 'seeYouTomorrow' : 'seeYouInTwoDays'),
    tone: 'good',
    blocks: [
      greeting(booking),
      tripFacts(booking),
      button(t('openVoucher'), links.booking),
      ...onTheDay(booking),
      help(booking),
    ],
  };
}
