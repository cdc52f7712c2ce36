import type { Db } from '../../../platform/database/database';
import { postMovement } from '../ledger/ledger';
import { addRefund, hasRefund, lockPaidPaymentsOf, type Payment, sumRefunds } from '../payments-repository';

interface RefundRequest {
  readonly subject: string;
  readonly amountPaise: number;
  /** Number of the payment to refund; by default the amount is divided among all payments of the subject. */
  readonly part?: number;
  /** Identifies the refund, which is made once even if requested twice. */
  readonly receipt: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Records a refund in the caller's transaction. The gateway is asked afterwards, with retries.
 * @throws Error when there is no payment or the refunds would exceed the payments, which is a bug
 */
export async function requestRefund(tx: Db, request: RefundRequest): Promise<void> {
  const { subject, amountPaise, part } = request;
  const paid = (await lockPaidPaymentsOf(tx, subject)).filter(
    (one) => part === undefined || one.part === part,
  );
  if (paid.length === 0) throw new Error(`Nothing was paid for ${subject}`);
  const sources: { readonly payment: Payment; readonly available: number }[] = [];
  for (const payment of paid) {
    if (await hasRefund(tx, receiptOf(request, payment))) return;
    sources.push({
      payment,
      available: payment.amountPaise - (await sumRefunds(tx, payment.primaryKey)),
    });
  }
  for (const { payment, amount } of divideRefund(sources, amountPaise, subject)) {
    await addRefundOf(tx, { ...request, receipt: receiptOf(request, payment), amountPaise: amount }, payment);
  }
}

/** A payment and the part of it that has not been refunded. */
export interface RefundSource {
  readonly payment: Pick<Payment, 'part'>;
  readonly available: number;
}

/**
 * Divides a refund among payments, given in the order of their age, the latest first. Additional payments are refunded
 * first, because banks refuse refunds of old ones. Parts of the price, which several people paid, are refunded in
 * proportion.
 * @throws Error when the payments are not enough
 */
export function divideRefund<Source extends RefundSource>(
  sources: readonly Source[],
  amountPaise: number,
  subject: string,
): (Source & { readonly amount: number })[] {
  let open = amountPaise;
  const divided: (Source & { readonly amount: number })[] = [];
  const take = (source: Source, wanted: number) => {
    const amount = Math.min(open, source.available, wanted);
    open -= amount;
    if (amount > 0) divided.push({ ...source, amount });
  };
  for (const source of sources) if (source.payment.part > 0) take(source, open);
  const ofPrice = sources.filter(({ payment, available }) => payment.part <= 0 && available > 0);
  let rest = ofPrice.reduce((sum, { available }) => sum + available, 0);
  for (const source of ofPrice) {
    // Of what is left, so that the last one takes the rounding.
    take(source, Math.ceil((open * source.available) / rest));
    rest -= source.available;
  }
  if (open > 0) throw new Error(`The refunds for ${subject} would exceed its payments`);
  return divided;
}

/** Returns the receipt for one of the payments that a refund is divided among. */
const receiptOf = ({ receipt }: RefundRequest, { part }: Payment) =>
  part === 0 ? receipt : `${receipt}-part-${part}`;

async function addRefundOf(
  tx: Db,
  { subject, amountPaise, receipt, reason, now }: RefundRequest,
  { primaryKey: paymentPk }: Payment,
): Promise<void> {
  await addRefund(tx, {
    paymentPk,
    receipt,
    amountPaise,
    reason,
    status: 'pending',
    createdAt: now,
    nextAttemptAt: now,
  });
  await postMovement(tx, {
    kind: 'refund_due',
    subject,
    source: `refund-due:${receipt}`,
    amountPaise,
    at: now,
  });
}
