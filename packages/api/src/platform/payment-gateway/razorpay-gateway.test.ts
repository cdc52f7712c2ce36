import { createHmac } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../testing/bookings/booking-api';
import { startTestGateway, type TestGateway } from '../../testing/bookings/test-gateway';
import { sandboxGateway } from './open-gateway';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './payment-gateway';
import { razorpayGateway } from './razorpay-gateway';

let test: TestGateway;
let gateway: PaymentGateway;
beforeAll(async () => {
  test = await startTestGateway(() => 'http://127.0.0.1:1');
  gateway = test.gateway;
});
afterAll(() => test.close());
afterEach(() => test.control('/sandbox/behaviour', {}));

const newOrder = { amount: 50_000, currency: 'INR', receipt: 'booking-1', notes: { booking: '1' } } as const;

/** Creates a paid order. @returns the order and the callback fields */
async function paidOrder(amount = 50_000) {
  const { id } = await gateway.createOrder({ ...newOrder, amount });
  const { callback } = await test.control(`/sandbox/orders/${id}/pay`, {});
  return { orderId: id, paymentId: callback.razorpay_payment_id, signature: callback.razorpay_signature };
}

describe('orders', () => {
  it('are read with the payments that were attempted for them', async () => {
    const order = await gateway.createOrder(newOrder);
    expect(order).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: 50_000,
      currency: 'INR',
      status: 'created',
      payments: [],
    });
    await test.control(`/sandbox/orders/${order.id}/pay`, { outcome: 'failed' });
    await test.control(`/sandbox/orders/${order.id}/pay`, { method: 'card' });
    const { status, payments } = await gateway.fetchOrder(order.id);
    expect(status).toBe('paid');
    expect(payments).toMatchObject([
      { status: 'failed', amount: 50_000, method: 'upi', errorDescription: 'The bank declined this payment' },
      { status: 'captured', amount: 50_000, method: 'card', errorDescription: null },
    ]);
  });

  it('that do not exist are rejected, not unavailable', async () => {
    await expect(gateway.fetchOrder('order_0')).rejects.toThrow(GatewayRefused);
    await expect(gateway.fetchOrder('../payments/x')).rejects.toMatchObject({ status: 400 });
  });
});

describe('callbacks', () => {
  it('are verified when the gateway signed order and payment', async () => {
    const callback = await paidOrder();
    expect(gateway.verifyCallback(callback)).toBe(true);
  });

  it.each([
    ['another order', { orderId: 'order_0' }],
    ['another payment', { paymentId: 'pay_0' }],
    ['another signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
  ])('with %s are not', async (_case, change) => {
    expect(gateway.verifyCallback({ ...(await paidOrder()), ...change })).toBe(false);
  });
});

describe('refunds', () => {
  it('with the same receipt are one refund', async () => {
    const { paymentId } = await paidOrder();
    const wanted = { paymentId, amount: 20_000, receipt: 'r1' };
    const [first, second] = await Promise.all([gateway.refund(wanted), gateway.refund(wanted)]);
    expect(first).toMatchObject({ paymentId, amount: 20_000, status: 'pending', receipt: 'r1' });
    expect(second.id).toBe(first.id);
    expect((await gateway.refund({ ...wanted, receipt: 'r2' })).id).not.toBe(first.id);
    await expect(gateway.refund({ ...wanted, receipt: 'r3' })).rejects.toThrow(GatewayRefused);
  });

  it('of two payments may have the same receipt', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const refund = ({ paymentId }: typeof one) => gateway.refund({ paymentId, amount: 100, receipt: 'same' });
    expect((await refund(one)).id).not.toBe((await refund(two)).id);
  });

  it('whose response was lost are found by their receipt, and a retry makes no second one', async () => {
    const { paymentId } = await paidOrder();
    const wanted = { paymentId, amount: 20_000, receipt: 'lost' };
    expect(await gateway.findRefund(paymentId, 'lost')).toBeUndefined();
    await test.control('/sandbox/behaviour', { api: { loseNext: 1 } });
    await expect(gateway.refund(wanted)).rejects.toThrow(GatewayUnavailable);
    const found = await gateway.findRefund(paymentId, 'lost');
    expect(found).toMatchObject({ amount: 20_000, receipt: 'lost' });
    expect((await gateway.refund(wanted)).id).toBe(found?.id);
    expect(await gateway.fetchRefund(paymentId, found?.id ?? '')).toMatchObject({ id: found?.id });
  });

  it('are found on later pages too', async () => {
    const { paymentId } = await paidOrder(150_000);
    for (let number = 0; number < 103; number += 1)
      await gateway.refund({ paymentId, amount: 100, receipt: `part-${number}` });
    expect(await gateway.findRefund(paymentId, 'part-0')).toMatchObject({ receipt: 'part-0' });
  });
});

describe('a gateway is unavailable', () => {
  it('when it is down or responds with 5xx', async () => {
    await test.control('/sandbox/behaviour', { api: { down: true } });
    await expect(gateway.createOrder(newOrder)).rejects.toThrow(GatewayUnavailable);
    await test.control('/sandbox/behaviour', { api: { failNext: 1 } });
    await expect(gateway.createOrder(newOrder)).rejects.toThrow(GatewayUnavailable);
    expect(await gateway.createOrder(newOrder)).toMatchObject({ status: 'created' });
  });

  it('when it does not respond in time', async () => {
    await test.control('/sandbox/behaviour', { api: { latencyMs: 500 } });
    const hasty = razorpayGateway({
      ...test.secrets,
      name: 'sandbox',
      origin: test.origin,
      timeoutMs: 50,
      checkout: gateway.checkout,
    });
    await expect(hasty.createOrder(newOrder)).rejects.toThrow(GatewayUnavailable);
  });

  const faults: [string, RequestListener][] = [
    ['responds with a page', (_request, response) => response.end('<html>')],
    ['responds without an amount', (_request, response) => response.end('{"id":"order_1"}')],
    ['is still at it', (_request, response) => response.writeHead(409).end('{}')],
    ['rejects too many calls', (_request, response) => response.writeHead(429).end('{}')],
    ['redirects', (_request, response) => response.writeHead(302, { location: 'https://x.test' }).end()],
  ];
  it.each(faults)('when it %s', async (_case, respond) => {
    const server = createServer(respond);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(sandboxGateway(origin, test.secrets).createOrder(newOrder)).rejects.toThrow(
      GatewayUnavailable,
    );
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

it('wrong keys are rejected', async () => {
  const stranger = sandboxGateway(test.origin, { ...test.secrets, keySecret: 'x'.repeat(32) });
  await expect(stranger.createOrder(newOrder)).rejects.toMatchObject({ name: 'GatewayRefused', status: 401 });
});

describe('webhooks', () => {
  const entity = { id: 'pay_1', amount: 500, currency: 'INR', order_id: 'order_1', status: 'captured' };
  const read = (body: unknown, headers: { signature?: string; eventId?: string } = { eventId: 'evt_1' }) => {
    const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const signature = createHmac('sha256', test.secrets.webhookSecret).update(raw).digest('hex');
    return gateway.readWebhook(raw, { signature, ...headers });
  };
  const captured = { event: 'payment.captured', payload: { payment: { entity } } };

  it('of a payment name its order', () => {
    expect(read(captured)).toEqual({
      id: 'evt_1',
      type: 'payment.captured',
      orderId: 'order_1',
      paymentId: 'pay_1',
      amount: 500,
      currency: 'INR',
      refundId: null,
    });
  });

  it('of a refund have the amount of the refund', () => {
    const refund = { entity: { id: 'rfnd_1', payment_id: 'pay_1', amount: 200, currency: 'INR' } };
    expect(read({ event: 'refund.processed', payload: { payment: { entity }, refund } })).toMatchObject({
      type: 'refund.processed',
      orderId: 'order_1',
      paymentId: 'pay_1',
      refundId: 'rfnd_1',
      amount: 200,
    });
  });

  it('of an unknown kind are `other`', () => {
    expect(read({ event: 'settlement.processed', payload: {} })).toMatchObject({
      type: 'other',
      orderId: null,
    });
  });

  it.each([
    ['another signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: undefined }],
  ])('with %s are rejected', (_case, headers) => {
    expect(read(captured, headers)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"event":'],
    ['a known event without its payment', { event: 'payment.captured', payload: { payment: {} } }],
  ])('that are signed but contain %s are rejected', (_case, body) => {
    expect(read(body)).toBeUndefined();
  });

  it('without an event id get the same id each time', () => {
    const [first, second] = [read(captured, {}), read(captured, {})];
    expect(first?.id).toMatch(/^body-[0-9a-f]{64}$/);
    expect(second?.id).toBe(first?.id);
  });

  it('of the sandbox are parsed', async () => {
    const received: { raw: Buffer; headers: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ raw: Buffer.concat(chunks), headers: request.headers });
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = await startTestGateway(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const order = await other.gateway.createOrder(newOrder);
    await other.control(`/sandbox/orders/${order.id}/pay`, {});
    await eventually(
      async () => received.length,
      (count) => count === 3,
    );
    const events = received.map(({ raw, headers }) =>
      other.gateway.readWebhook(raw, {
        signature: String(headers['x-razorpay-signature']),
        eventId: String(headers['x-razorpay-event-id']),
      }),
    );
    expect(events).toMatchObject(
      ['payment.authorized', 'payment.captured', 'order.paid'].map((type) => ({
        type,
        orderId: order.id,
        amount: 50_000,
      })),
    );
    await other.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
