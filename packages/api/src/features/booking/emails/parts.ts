import { defaultLanguage, formatMoney, formatPaise, site } from '@kaadu/contracts';
import type { QuoteLine } from '@kaadu/contracts/availability';
import type { Booking } from '@kaadu/contracts/booking';
import { translations } from '../../../platform/translations/translations';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { dayText, mapUrl, partyText, policyTexts, tripTimes } from '../trips/trip-text';
import type { Block, Row } from './email-content';

/** Blocks that several booking e-mails share. */

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

export const titleOn = ({ experience, from, language }: Booking): string =>
  `${experience.title}, ${dayText(from, language)}`;

export function greeting({ contact, language }: Booking): Block {
  const t = translations(language);
  return paragraph(contact ? t('greeting', { name: contact.name }) : t('greetingPlain'));
}

export function help({ language }: Booking): Block {
  const t = translations(language);
  const hours = t('hours', site.supportHours);
  return paragraph(t('help', { phone: site.supportPhone, hours, email: site.supportEmail }));
}

/** Lists what was booked, for whom and when. */
export function tripFacts(booking: Booking): Block {
  const { reference, experience, option, party, quote, language } = booking;
  const t = translations(language);
  const units: Row[] = experience.is_stay && quote.units > 1 ? [[t('rooms'), String(quote.units)]] : [];
  return {
    kind: 'facts',
    rows: [
      [t('reference'), reference],
      [t('experience'), experience.title],
      [t('option'), [option.name, option.meal_plan].filter(Boolean).join(', ')],
      ...tripTimes(booking, language),
      [t('guests'), partyText(party, language)],
      ...units,
    ],
  };
}

/** Returns directions and what to bring. */
export function onTheDay(booking: Booking): Block[] {
  const { experience, voucher, required_document } = booking;
  const t = translations(booking.language);
  const { meeting_point, location, coordinates, what_to_bring, host_phone } = experience;
  const documents = required_document
    ? [paragraph(t('documentNeeded', { document: required_document }))]
    : [];
  const bring: Block[] =
    what_to_bring.length > 0 ? [heading(t('whatToBring')), { kind: 'list', items: what_to_bring }] : [];
  return [
    heading(t('onTheDay')),
    {
      kind: 'facts',
      rows: [
        [t('meetingPoint'), meeting_point],
        [t('place'), location],
        ...(host_phone ? [[t('phoneOnDay'), host_phone] as const] : []),
        ...hostNoteFacts(booking, {
          arrival: t('arrival'),
          about: (time) => t('arrivalAbout', { time }),
          dietary: t('dietary'),
          note: t('noteToHost'),
        }),
        ...(voucher ? [[t('voucherCode'), voucher.code] as const] : []),
      ],
    },
    { kind: 'links', links: [{ label: t('openMap'), url: mapUrl(coordinates) }] },
    ...documents,
    ...bring,
  ];
}

/** Returns the charged price with its GST (booking §1). */
export function priceBreakdown({ quote, language }: Booking): Block[] {
  const t = translations(language);
  const taxes: Row[] = quote.taxes.map(({ label, amount }) => [label, formatPaise(amount)]);
  return [
    heading(t('price')),
    {
      kind: 'amounts',
      rows: [
        ...quote.lines.map((line): Row => [lineName(line, quote, language), formatPaise(line.amount)]),
        [t('taxableValue'), formatPaise(quote.taxable)],
        ...(taxes.length > 0 ? taxes : [['GST', formatPaise(0)] as const]),
        [t('totalPaid'), formatPaise(quote.total)],
      ],
    },
  ];
}

/** Names a line of the price. Add-ons have the names that editors gave them. */
function lineName(
  { kind, label }: QuoteLine,
  { units, nights, coupon }: Booking['quote'],
  language: Booking['language'] = defaultLanguage,
): string {
  const t = translations(language);
  if (language === defaultLanguage || kind === 'add_on') return label;
  if (kind === 'extra_guest') return t('extraGuests');
  if (kind === 'member') return t('memberRate');
  if (kind === 'coupon') return t('coupon', { code: coupon ?? '' });
  return nights > 0 ? t('roomNights', { rooms: units, nights }) : t('people', { count: units });
}

/** Returns the refund steps by date; empty for a booking without a policy. */
export function cancellationPolicy(booking: Booking): Block[] {
  if (booking.policy.length === 0) return [];
  return [
    heading(translations(booking.language)('ifYouCancel')),
    { kind: 'list', items: policyTexts(booking, booking.language) },
  ];
}

/** Describes the refund in one sentence; `otherwise` when there is none. */
export function refundText(
  { refund, language }: Pick<Booking, 'refund' | 'language'>,
  otherwise: string,
): string {
  const t = translations(language);
  if (!refund || refund.amount === 0) return otherwise;
  const amount = formatMoney(refund.amount, refund.currency);
  if (refund.status === 'processed' && refund.by_other_means) return t('refundOtherWay', { amount });
  switch (refund.status) {
    case 'processed':
      return t('refundSent', { amount });
    case 'pending':
      return t('refundPending', { amount });
    case 'failed':
      return t('refundFailed', { amount });
  }
}
