import type { RefundState } from '@kaadu/contracts/booking';
import type { Refund } from '../payments-repository';

/** Whether a refund has left us. */
export const isSettled = ({ status }: Pick<Refund, 'status'>) =>
  status === 'processed' || status === 'paid_otherwise';

/** Returns the state of the refunds as shown to the traveller; null without refunds. */
export function refundStateOf(refunds: readonly Refund[]): RefundState | null {
  const last = refunds.at(-1);
  if (!last) return null;
  const { currency } = last;
  const shown = refunds.filter((refund) => refund.currency === currency);
  const worst = (['failed', 'pending'] as const).find((status) => shown.some((one) => one.status === status));
  const sumOf = (some: readonly Refund[]) => some.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const amount = sumOf(shown);
  const outstanding = sumOf(shown.filter((refund) => !isSettled(refund)));
  return {
    amount,
    status: worst ?? 'processed',
    ...(worst && outstanding < amount && { outstanding }),
    ...(currency !== 'INR' && { currency }),
    ...(shown.every(({ status }) => status === 'paid_otherwise') && { by_other_means: true }),
  };
}
