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
  let open = amountPaise;
  // The latest payment is refunded first, because banks refuse refunds of old payments.
  for (const payment of paid) {
    const receipt = receiptOf(request, payment);
    if (await hasRefund(tx, receipt)) return;
    const available = payment.amountPaise - (await sumRefunds(tx, payment.primaryKey));
    const amount = Math.min(open, available);
    if (amount <= 0) continue;
    await addRefundOf(tx, { ...request, receipt, amountPaise: amount }, payment);
    open -= amount;
  }
  if (open > 0) throw new Error(`The refunds for ${subject} would exceed its payments`);
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
