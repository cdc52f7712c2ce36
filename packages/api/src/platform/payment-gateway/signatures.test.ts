import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { razorpayGateway } from './razorpay-gateway';
import { readRazorpayWebhook } from './razorpay-webhook';

/*
 * Formats that the gateway and earlier releases depend on, against values computed with other programs:
 * `printf '…' | openssl dgst -sha256 -hmac KEY`, and Python's hmac for the bytes of the webhook.
 */

const gatewayAt = (origin: string) =>
  razorpayGateway({
    name: 'razorpay',
    origin,
    keyId: 'rzp_test_1',
    keySecret: 'callback-key-secret-0123456789abcdef',
    webhookSecret: 'webhook-secret-0123456789abcdefghij',
    checkout: () => ({ kind: 'redirect', url: origin }),
  });

describe('the signature of a callback', () => {
  const genuine = {
    orderId: 'order_MnT7b2h4XyZ012',
    paymentId: 'pay_MnT8c3j5AbC345',
    signature: '0097a6c1c771c35c9138bcb6a4c44b2a166c70d40daa44ad16b51b672d83266d',
  };
  const { verifyCallback } = gatewayAt('http://127.0.0.1:1');

  it('is the HMAC-SHA256 of order and payment, with the key secret', () => {
    expect(verifyCallback(genuine)).toBe(true);
  });

  it.each([
    ['order and payment in the other order', { orderId: genuine.paymentId, paymentId: genuine.orderId }],
    ['another order', { orderId: 'order_MnT7b2h4XyZ013' }],
    ['another payment', { paymentId: 'pay_MnT8c3j5AbC346' }],
    // `order|payment` has the same text with another separation.
    ['the bar in another place', { orderId: 'order_MnT7b2h4XyZ012|pay', paymentId: '_MnT8c3j5AbC345' }],
    ['the last digit changed', { signature: genuine.signature.replace(/d$/, 'e') }],
    ['a part of it', { signature: genuine.signature.slice(0, 32) }],
    ['more than it', { signature: `${genuine.signature}00` }],
    ['none', { signature: '' }],
  ])('is not valid for %s', (_case, change) => {
    expect(verifyCallback({ ...genuine, ...change })).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  const secret = 'webhook-secret-0123456789abcdefghij';
  const body =
    '{ "event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","amount":500,"currency":"INR","order_id":"order_1","note":"ಕೊಡಗು \\u20b9"}}} }\n';
  const signature = 'f2daa9381117becdd43a531911b6541c0aa20aa91899072c1ce997ceb29d5e41';
  const read = (raw: string | Buffer, signed = signature, key = secret) =>
    readRazorpayWebhook(key, Buffer.from(raw), { signature: signed, eventId: undefined });

  it('is the HMAC-SHA256 of the bytes as received', () => {
    expect(read(body)).toEqual({
      // SHA-256 of the body: the event has no id of its own.
      id: 'body-8fdf3496c905f685076af15f97b79be1067cf1ac9bbd90824a70267d6b4a35ad',
      type: 'payment.captured',
      orderId: 'order_1',
      paymentId: 'pay_1',
      amount: 500,
      currency: 'INR',
      refundId: null,
    });
  });

  it.each([
    ['the same JSON, formatted again', JSON.stringify(JSON.parse(body))],
    ['the body without its last byte', body.slice(0, -1)],
    ['another amount', body.replace('500', '501')],
    ['nothing', ''],
  ])('is not valid for %s', (_case, raw) => {
    expect(read(raw)).toBeUndefined();
  });

  it('is not valid under another secret, nor under that of callbacks', () => {
    expect(read(body, signature, 'webhook-secret-0123456789abcdefghi')).toBeUndefined();
    const byKey = createHmac('sha256', 'callback-key-secret-0123456789abcdef').update(body).digest('hex');
    expect(read(body, byKey)).toBeUndefined();
  });
});

it('idempotency key of a refund is the SHA-256 of payment and receipt, so that a new release repeats none', async () => {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['x-refund-idempotency']);
    response.end(
      '{"id":"rfnd_1","payment_id":"pay_1","amount":100,"status":"pending","receipt":"KT-7QM4-XD22-cancelled-0"}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const gateway = gatewayAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await gateway.refund({ paymentId: 'pay_1', amount: 100, receipt: 'KT-7QM4-XD22-cancelled-0' });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  expect(keys).toEqual(['776e286bc1ea2979907cd359c19057d097d86d5bc5d67804a338c2903a033f00']);
});
