import type { Db } from '../../../platform/database/database';
import { requestRefund } from '../../payments';
import { subjectOf } from '../lifecycle/transition';
import type { BookingRow } from '../repository';

/** Refunds part of what was paid for a booking. @param booking with the sequence of the change */
export function refundPart(
  tx: Db,
  booking: BookingRow,
  amountPaise: number,
  reason: string,
  now: Date,
): Promise<void> {
  const receipt = `${booking.reference}-${reason}-${booking.sequence}`;
  return requestRefund(tx, { subject: subjectOf(booking), amountPaise, receipt, reason, now });
}
