import type { Db } from '../../../platform/database/database';
import { exchangeCapacity } from '../../availability';
import { type BookingServices, transitionContext } from '../booking-context';
import { issueChangeDocument } from '../documents/booking-documents';
import type { StaffDecision } from '../lifecycle/transition';
import { refundPart } from '../payment/refund-part';
import { type BookingRow, updateBooking } from '../repository';
import { hasSameDates, type PlannedChange } from './plan-change';

/** Columns of a booking that a change sets. */
export type AppliedChange = PlannedChange & Pick<BookingRow, 'travellers'>;

/**
 * Changes a locked booking: columns, refund of a lower price, document over the difference and e-mail.
 * @param exchange replaces the sold capacity; by default the new claims are taken now
 * @throws SoldOut
 */
export async function applyChange(
  tx: Db,
  services: BookingServices,
  booking: BookingRow,
  { difference, ...columns }: AppliedChange,
  { by, exchange }: { readonly by?: StaffDecision; readonly exchange?: typeof exchangeCapacity } = {},
): Promise<BookingRow> {
  const now = services.now();
  const sequence = booking.sequence + 1;
  const priced = { ...booking, quote: columns.quote, totalPaise: columns.quote.total, sequence };
  if (difference < 0) await refundPart(tx, priced, -difference, 'moved', now);
  await issueChangeDocument(tx, services, priced, difference);
  await (exchange ?? exchangeCapacity)(tx, booking.claims, columns.claims, 'sold');
  const { fromDay, toDay, slot, guests, ages, addOns, claims, quote, travellers } = columns;
  const isMoved = !hasSameDates(booking, columns);
  const changed = await updateBooking(tx, booking.primaryKey, {
    fromDay,
    toDay,
    slot,
    guests,
    ages,
    addOns,
    claims,
    quote,
    travellers,
    totalPaise: quote.total,
    sequence,
    ...(isMoved && { remindedAt: null }),
  });
  await transitionContext(services, by).notify(tx, changed, isMoved ? 'dates_changed' : 'changed');
  return changed;
}
