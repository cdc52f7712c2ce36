import pLimit from 'p-limit';
import { claimPaymentsToReconcile, type Payment } from '../payments-repository';
import { type PaymentServices, settlePayment } from '../ledger/settle-payment';

const leaseMs = 60_000;
const batchSize = 20;
/** The gateway answers in a fraction of a second; after a rush of webhooks nobody should wait for a long row of answers. */
const concurrency = 5;

/**
 * Asks the gateway about payments whose outcome is not known: those that a webhook or a browser has reported, and those of
 * which nothing was heard. Several processes may run this at once.
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
      // It is asked again when the lease has ended.
      onFailure(error);
    }
  };
  let due: Payment[];
  do {
    due = await claimPaymentsToReconcile(database.db, now(), new Date(now().getTime() + leaseMs), batchSize);
    await Promise.all(due.map((payment) => limit(settle, payment)));
  } while (due.length === batchSize);
}
