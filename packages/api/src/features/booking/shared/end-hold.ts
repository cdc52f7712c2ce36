import type { Db } from '../../../platform/database/database';
import { balanceOf } from '../../payments';
import { subjectOf, transition, type TransitionContext } from '../lifecycle/transition';
import type { BookingRow } from '../repository';

/** Ends a hold that the caller has locked, and refunds the parts that were paid for it. @throws AppError conflict */
export async function endHold(
  tx: Db,
  context: TransitionContext,
  booking: BookingRow,
  trigger: 'release' | 'expire',
): Promise<BookingRow> {
  const ended = await transition(tx, context, booking, trigger, { endedAt: context.now });
  if (booking.sharedAt === null || (await balanceOf(tx, subjectOf(booking))) === 0) return ended;
  return transition(tx, context, ended, 'refund_late', { sequence: booking.sequence + 1 });
}
