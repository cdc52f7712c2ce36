import { formatMoney, formatPaise, site } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { dayText, mapUrl, partyText, policyTexts, tripTimes } from '../trips/trip-text';
import type { Block, Row } from './email-content';

/** Blocks that several booking e-mails share. */

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });

export const titleOn = ({ experience, from }: Booking): string => `${experience.title}, ${dayText(from)}`;

export const greeting = ({ contact }: Booking): Block =>
  paragraph(contact ? `Hello ${contact.name},` : 'Hello,');

export const help = (): Block =>
  paragraph(
    `Questions? Call ${site.supportPhone} (${site.supportHours.label}) or write to ${site.supportEmail}, with the reference at hand.`,
  );

/** Lists what was booked, for whom and when. */
export function tripFacts(booking: Booking): Block {
  const { reference, experience, option, party, quote } = booking;
  const units: Row[] = experience.is_stay && quote.units > 1 ? [['Rooms', String(quote.units)]] : [];
  return {
    kind: 'facts',
    rows: [
      ['Reference', reference],
      ['Experience', experience.title],
      ['Option', [option.name, option.meal_plan].filter(Boolean).join(', ')],
      ...tripTimes(booking),
      ['Guests', partyText(party)],
      ...units,
    ],
  };
}

/** Returns directions and what to bring. */
export function onTheDay(booking: Booking): Block[] {
  const { experience, voucher, required_document } = booking;
  const { meeting_point, location, coordinates, what_to_bring, host_phone } = experience;
  const documents = required_document
    ? [paragraph(`Every adult must bring the original of: ${required_document}.`)]
    : [];
  const bring: Block[] =
    what_to_bring.length > 0 ? [heading('What to bring'), { kind: 'list', items: what_to_bring }] : [];
  return [
    heading('On the day'),
    {
      kind: 'facts',
      rows: [
        ['Meeting point', meeting_point],
        ['Place', location],
        ...(host_phone ? [['Phone on the day', host_phone] as const] : []),
        ...hostNoteFacts(booking),
        ...(voucher ? [['Voucher code', voucher.code] as const] : []),
      ],
    },
    { kind: 'links', links: [{ label: 'Open the meeting point on a map', url: mapUrl(coordinates) }] },
    ...documents,
    ...bring,
  ];
}

/** Returns the charged price with its GST (booking §1). */
export function priceBreakdown({ quote }: Booking): Block[] {
  const taxes: Row[] = quote.taxes.map(({ label, amount }) => [label, formatPaise(amount)]);
  return [
    heading('Price'),
    {
      kind: 'amounts',
      rows: [
        ...quote.lines.map(({ label, amount }): Row => [label, formatPaise(amount)]),
        ['Taxable value', formatPaise(quote.taxable)],
        ...(taxes.length > 0 ? taxes : [['GST', formatPaise(0)] as const]),
        ['Total paid', formatPaise(quote.total)],
      ],
    },
  ];
}

/** Returns the refund steps by date; empty for a booking without a policy. */
export function cancellationPolicy(booking: Booking): Block[] {
  if (booking.policy.length === 0) return [];
  return [heading('If you cancel'), { kind: 'list', items: policyTexts(booking) }];
}

/** Describes the refund in one sentence; `otherwise` when there is none. */
export function refundText({ refund }: Pick<Booking, 'refund'>, otherwise: string): string {
  if (!refund || refund.amount === 0) return otherwise;
  const amount = formatMoney(refund.amount, refund.currency);
  if (refund.status === 'processed' && refund.by_other_means)
    return `We could not send ${amount} back the way you paid, so we have paid it to you in another way. Banks take up to 7 working days to show it.`;
  switch (refund.status) {
    case 'processed':
      return `We have sent ${amount} back the way you paid. Banks take up to 7 working days to show it.`;
    case 'pending':
      return `${amount} is refunded the way you paid. Banks take up to 7 working days to show it; we e-mail you when it has left us.`;
    case 'failed':
      return `The refund of ${amount} has not worked yet: it was refused. Our accounts team is handling it, and we e-mail you again; you need not do anything.`;
  }
}
