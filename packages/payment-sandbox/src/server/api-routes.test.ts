import { startTestSandbox, type TestSandbox, until } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.call('/sandbox/behaviour', {}));

const payFor = async (orderId: string, body = {}) => sandbox.call(`/sandbox/orders/${orderId}/pay`, body);
const paymentOf = async (orderId: string) =>
  (await sandbox.call(`/v1/orders/${orderId}/payments`)).body.items[0];

describe('orders', () => {
  it('are returned without internal fields of the sandbox', async () => {
    const id = await sandbox.makeOrder();
    await payFor(id);
    const { body } = await sandbox.call(`/v1/orders/${id}/payments`);
    expect(body).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ status: 'captured', vpa: 'tester@bank' }],
    });
    expect(body.items[0]).not.toHaveProperty('sandbox');
  });

  it.each([
    ['a fraction of a paisa', { amount: 100.5, currency: 'INR' }, /^amount: /],
    ['less than a rupee', { amount: 99, currency: 'INR' }, /^amount: The amount must be at least INR 1.00$/],
    ['another currency', { amount: 100, currency: 'USD' }, /^currency: /],
  ])('%s is rejected in Razorpay’s format', async (_case, order, description) => {
    const { status, body } = await sandbox.call('/v1/orders', order);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed' });
    expect(body.error.description).toMatch(description);
  });

  it('are unknown to a caller without the key', async () => {
    const { status } = await sandbox.call('/v1/orders/order_1', undefined, { authorization: 'Basic eDp5' });
    expect(status).toBe(401);
  });

  it('cannot be created during an outage for their receipt, while others can', async () => {
    const outage = (down: boolean) => sandbox.call('/sandbox/outages', { receipt: 'KT-1', down });
    const order = (receipt: string) =>
      sandbox.call('/v1/orders', { amount: 50_000, currency: 'INR', receipt });
    await outage(true);
    await expect(order('KT-1')).rejects.toThrow('fetch failed');
    expect((await order('KT-2')).status).toBe(200);
    await outage(false);
    expect((await order('KT-1')).status).toBe(200);
  });

  it('are paid once', async () => {
    const id = await sandbox.makeOrder();
    expect((await payFor(id)).status).toBe(200);
    expect((await payFor(id)).body.error).toMatchObject({ reason: 'order_already_paid' });
  });

  it('a payment that ends after another has paid the order fails', async () => {
    const id = await sandbox.makeOrder();
    await payFor(id, { outcome: 'pending' });
    await payFor(id);
    await until(async () => (await paymentOf(id)).status === 'failed');
    expect((await paymentOf(id)).error_reason).toBe('order_already_paid');
  });
});

describe('payments', () => {
  it('a payment request cannot set the amount', async () => {
    const { status, body } = await payFor(await sandbox.makeOrder(), { amount: 1 });
    expect([status, body.error.reason]).toEqual([400, 'input_validation_failed']);
    expect(body.error.description).toContain('amount');
  });

  it('a pending payment is captured later, after a restart too', async () => {
    const id = await sandbox.makeOrder();
    await payFor(id, { outcome: 'pending' });
    expect((await paymentOf(id)).status).toBe('created');
    await sandbox.restart();
    await until(async () => (await paymentOf(id)).status === 'captured');
    expect((await sandbox.call(`/v1/orders/${id}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
    });
  });

  it('a slow bank fails first and captures later', async () => {
    await sandbox.call('/sandbox/behaviour', { payments: { failThenCapture: true, captureDelayMs: 50 } });
    const id = await sandbox.makeOrder();
    expect((await payFor(id)).body.payment.status).toBe('failed');
    await until(async () => (await paymentOf(id)).status === 'captured');
    expect((await paymentOf(id)).error_code).toBeNull();
  });
});

describe('refunds', () => {
  const refund = (payment: string, body: object, key: string) =>
    sandbox.call(`/v1/payments/${payment}/refund`, body, { 'x-refund-idempotency': key });
  let payment: string;
  beforeEach(async () => {
    payment = (await payFor(await sandbox.makeOrder(50_000))).body.payment.id;
  });

  it('never add up to more than was paid', async () => {
    expect((await refund(payment, { amount: 30_000 }, 'refund-001')).status).toBe(200);
    expect((await refund(payment, { amount: 30_000 }, 'refund-002')).body.error.reason).toBe(
      'amount_too_high',
    );
    expect((await refund(payment, { amount: 20_000 }, 'refund-003')).status).toBe(200);
    expect((await refund(payment, { amount: 100 }, 'refund-004')).body.error.reason).toBe('not_refundable');
    expect((await sandbox.call(`/v1/payments/${payment}`)).body).toMatchObject({
      status: 'refunded',
      amount_refunded: 50_000,
      refund_status: 'full',
    });
  });

  it('with the same key are one refund, and with another amount are rejected', async () => {
    const first = await refund(payment, { amount: 10_000, receipt: 'a' }, 'refund-001');
    const again = await refund(payment, { amount: 10_000, receipt: 'a' }, 'refund-001');
    expect(again.body.id).toBe(first.body.id);
    const other = await refund(payment, { amount: 10_001, receipt: 'a' }, 'refund-001');
    expect([other.status, other.body.error.reason]).toEqual([400, 'idempotency_key_reused']);
    expect((await sandbox.call(`/v1/payments/${payment}/refunds`)).body.count).toBe(1);
  });

  it('are processed after a delay, with an event', async () => {
    const { body } = await refund(payment, {}, 'refund-001');
    expect(body).toMatchObject({ status: 'pending', amount: 50_000 });
    const processed = () =>
      sandbox.receiver.deliveries.some(
        (event) => event.type === 'refund.processed' && event.body.includes(body.id),
      );
    await until(processed);
    expect((await sandbox.call(`/v1/payments/${payment}/refunds/${body.id}`)).body.status).toBe('processed');
  });

  it('are rejected for a failed payment', async () => {
    const failed = await payFor(await sandbox.makeOrder(), { outcome: 'failed' });
    expect((await refund(failed.body.payment.id, {}, 'refund-001')).body.error.reason).toBe('not_refundable');
  });
});
