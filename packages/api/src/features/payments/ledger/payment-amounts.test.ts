import type { GatewayOrder } from '../../../platform/payment-gateway/payment-gateway';
import { unreachableGateway } from '../../../platform/payment-gateway/unreachable-gateway';
import { setUpDatabase } from '../../../testing/databases/set-up-database';
import type { Database } from '../../../platform/database/database';
import { balanceOf, postMovement } from './ledger';
import { findPaymentOf } from '../payments-repository';
import { requestRefund } from '../refunds/request-refund';
import { settlePayment } from './settle-payment';
import { payments } from '../tables';

const now = new Date('2026-04-01T00:00:00Z');

let database: Database;
setUpDatabase((opened) => (database = opened));

let subjects = 0;
/** Stores a payment of ₹10,500. @returns its subject and its order */
async function writePayment(status: 'created' | 'paid') {
  subjects += 1;
  const subject = `booking:${subjects}`;
  const orderId = `order_${subjects}`;
  const isPaid = status === 'paid';
  await database.db.insert(payments).values({
    subject,
    gateway: 'sandbox',
    orderId,
    amountPaise: 1_050_000,
    currency: 'INR',
    status,
    paymentId: isPaid ? `pay_${subjects}` : null,
    createdAt: now,
    paidAt: isPaid ? now : null,
  });
  const movement = { subject, source: `payment:${subjects}`, amountPaise: 1_050_000, at: now };
  if (isPaid) await database.db.transaction((tx) => postMovement(tx, { kind: 'payment', ...movement }));
  return { subject, orderId };
}

describe('refunds of a payment of ₹10,500', () => {
  const refund = (subject: string, receipt: string, amountPaise: number) =>
    database.db.transaction((tx) =>
      requestRefund(tx, { subject, receipt, amountPaise, reason: 'cancelled', now }),
    );

  test('add up to the full amount and not to one paisa more', async () => {
    const { subject } = await writePayment('paid');
    await refund(subject, `${subject}-1`, 600_000);
    await expect(refund(subject, `${subject}-2`, 450_001)).rejects.toThrow(
      `The refunds for ${subject} would exceed its payment`,
    );
    expect(await balanceOf(database.db, subject)).toBe(450_000);
    await refund(subject, `${subject}-3`, 450_000);
    expect(await balanceOf(database.db, subject)).toBe(0);
  });

  test('are refused before it is paid', async () => {
    const { subject } = await writePayment('created');
    await expect(refund(subject, `${subject}-1`, 1)).rejects.toThrow(`Nothing was paid for ${subject}`);
  });
});

describe('an order at the gateway', () => {
  /** Settles a payment by the gateway's state of its order. @returns the number of `paid` callbacks */
  async function settle(order: Partial<GatewayOrder>) {
    const { subject, orderId } = await writePayment('created');
    const payment = await findPaymentOf(database.db, subject);
    if (!payment) throw new Error('The payment was not written');
    const captured = {
      id: `pay_of_${orderId}`,
      amount: 1_050_000,
      currency: 'INR',
      amountRefunded: 0,
      status: 'captured',
      method: 'upi',
      errorDescription: null,
    } as const;
    let paid = 0;
    const services = {
      database,
      now: () => now,
      deliver: () => undefined,
      gateway: {
        ...unreachableGateway(),
        fetchOrder: async (): Promise<GatewayOrder> => ({
          id: orderId,
          amount: 1_050_000,
          currency: 'INR',
          status: 'paid',
          payments: [captured],
          ...order,
        }),
      },
      reportIncident: () => undefined,
      subjects: {
        returned: async () => undefined,
        paidAgain: async () => undefined,
        refundDelayed: async () => undefined,
        reference: async () => ({ reference: '', booking: null }),
        customer: async () => [],
        paid: async () => void (paid += 1),
        failed: async () => undefined,
        lock: async () => undefined,
        refunded: async () => undefined,
        returnUrl: async () => '',
      },
    };
    const outcome = await settlePayment(services, payment).catch((error: unknown) => String(error));
    return { outcome, paid, status: (await findPaymentOf(database.db, subject))?.status };
  }

  test('is accepted at the ordered amount', async () => {
    expect(await settle({})).toEqual({ outcome: 'paid', paid: 1, status: 'paid' });
  });

  test.each([
    ['less money', { amount: 1_049_999 }, '1049999 INR'],
    ['another currency', { currency: 'USD' }, '1050000 USD'],
  ])('over %s pays for nothing', async (_what, order, over) => {
    const { outcome, ...rest } = await settle(order);
    expect(outcome).toMatch(new RegExp(`Order order_\\d+ is over ${over}: not what was ordered`));
    expect(rest).toEqual({ paid: 0, status: 'created' });
  });
});
