import pLimit from 'p-limit';
import { claimPaymentsToReconcile, type Payment } from '../payments-repository';
import { type PaymentServices, settlePayment } from '../ledger/settle-payment';

const leaseMs = 60_000;
const batchSize = 20;
/** Maximum concurrent queries; the gateway responds in a fraction of a second. */
const concurrency = 5;

/**
 * Asks the gateway about payments with unknown outcome: those reported by a webhook or browser, and those without
 * news. Safe to run in several processes.
 */
export async function reconcilePayments(
  services: PaymentServices,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const { database, now } = services;
  const limit = pLimit(concurrency);
  const settle = async (payment: Payment) => {
    try {
      await settlePayment(services, payment);
    } catch (error) {
      // Retried when the lease has ended.
      onFailure(error);
    }
  };
  let due: Payment[];
  do {
    due = await claimPaymentsToReconcile(database.db, now(), new Date(now().getTime() + leaseMs), batchSize);
    await Promise.all(due.map((payment) => limit(settle, payment)));
  } while (due.length === batchSize);
}
