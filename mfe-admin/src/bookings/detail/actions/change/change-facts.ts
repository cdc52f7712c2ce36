import { formatPaise } from '@kaadu/contracts';
import type { ChangeQuote, StaffBooking, WantedChange } from '@kaadu/contracts/booking';
import { partyChoiceOf, partyText, whenText } from '@kaadu/travel-ui/trip';
import { indianTime } from '@kaadu/ui/dates';
import type { Consequence } from '../../../../shared/act/consequence';
import { destinationOf } from '../consequences';

/** A priced change. */
export interface Offer {
  readonly wanted: WantedChange;
  readonly quote: ChangeQuote;
}

const tripText = ({ party, ...when }: WantedChange) =>
  `${whenText(when)}, ${partyText(partyChoiceOf(party.guests, party.ages))}`;

function moneyOf(booking: StaffBooking, difference: number): Consequence[] {
  const { contact } = booking.booking;
  if (difference > 0)
    return [
      { name: 'To be paid', value: `${formatPaise(difference)}, by the traveller` },
      {
        name: 'How',
        value: `A link to pay goes to ${contact?.email ?? 'the contact'}. The places are held for 24 hours, and the change takes effect once it is paid.`,
      },
    ];
  if (difference < 0)
    return [
      { name: 'Goes back', value: formatPaise(-difference) },
      { name: 'Where', value: destinationOf(booking) },
    ];
  return [{ name: 'Difference', value: 'None. Nothing is charged or refunded.' }];
}

/** Returns the consequences of a change, with the totals and their difference. */
export function changeFacts(booking: StaffBooking, { wanted, quote }: Offer): Consequence[] {
  const { difference } = quote;
  return [
    { name: 'New trip', value: tripText(wanted) },
    { name: 'Total now', value: formatPaise(quote.total_before) },
    { name: 'New total', value: formatPaise(quote.quote.total) },
    ...moneyOf(booking, difference),
    ...(difference > 0 ? [] : [{ name: 'E-mail', value: 'The traveller gets the changed booking.' }]),
    ...(booking.booking.pending_change
      ? [{ name: 'Instead of', value: 'The change that waits for its payment, which ends.' }]
      : []),
  ];
}

/** Returns the label of the button that makes a change. */
export function changeLabel(difference: number): string {
  if (difference > 0) return `Hold it and ask for ${formatPaise(difference)}`;
  if (difference < 0) return `Change and refund ${formatPaise(-difference)}`;
  return 'Change the booking';
}

/** Returns the lines of the receipt that tell what a booking is after a change. */
export function changeLines({
  from,
  to,
  slot,
  party,
  quote,
  pending_change: waits,
}: StaffBooking['booking']): Consequence[] {
  const trip = { name: 'Trip', value: tripText({ from, to, slot, party }) };
  const total = { name: 'Total', value: formatPaise(quote.total) };
  if (!waits) return [trip, total, { name: 'E-mail', value: 'The traveller gets the changed booking' }];
  return [
    { name: 'Change', value: tripText(waits) },
    { name: 'To be paid', value: `${formatPaise(waits.difference)}, until ${indianTime(waits.expires_at)}` },
    { name: 'E-mail', value: 'The traveller gets the link to pay' },
    { ...trip, name: 'Until then' },
  ];
}
