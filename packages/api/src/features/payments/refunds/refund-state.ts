import type { RefundState } from '@kaadu/contracts/booking';
import type { Refund } from '../payments-repository';

/** Whether a refund has left us. */
export const isSettled = ({ status }: Pick<Refund, 'status'>) =>
  status === 'processed' || status === 'paid_otherwise';

/** What became of the money that goes back, as the traveller is told; null when none does. */
export function refundStateOf(refunds: readonly Refund[]): RefundState | null {
  const last = refunds.at(-1);
  if (!last) return null;
  const { currency } = last;
  const told = refunds.filter((refund) => refund.currency === currency);
  const worst = (['failed', 'pending'] as const).find((status) => told.some((one) => one.status === status));
  return {
    amount: told.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    status: worst ?? 'processed',
    ...(currency !== 'INR' && { currency }),
    ...(told.every(({ status }) => status === 'paid_otherwise') && { by_other_means: true }),
  };
}
