import { developmentSandboxSecrets } from '@kaadu/payment-sandbox/secrets';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '../../env';
import { openGateway } from './open-gateway';

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'key secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
};
const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com',
  OTP_PEPPER: 'p'.repeat(32),
};
const sandboxKeys = {
  PAYMENT_SANDBOX_KEY_ID: 'staging',
  PAYMENT_SANDBOX_KEY_SECRET: 'k'.repeat(32),
  PAYMENT_SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
};
const request = {
  orderId: 'order_1',
  amount: 500,
  currency: 'INR',
  name: 'Kaadu Trails',
  description: 'Two nights & a walk',
  callbackUrl: 'http://api.test/callback',
  cancelUrl: 'http://site.test/buy',
  prefill: { name: 'Asha', email: 'asha@example.com', contact: '+919999999999' },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-gateway-'));
});
afterAll(() => rm(folder, { recursive: true }));
const open = (env: Record<string, string>) => openGateway(parseEnv({ DATA_DIR: folder, ...env }));

it('openGateway chooses Razorpay when its keys are set, with its own checkout', async () => {
  const gateway = await open({ ...production, ...razorpay });
  expect(gateway.name).toBe('razorpay');
  const checkout = gateway.checkout(request);
  expect(checkout).toMatchObject({
    kind: 'razorpay',
    key_id: 'rzp_test_1',
    order_id: 'order_1',
    amount: 500,
  });
  expect(JSON.stringify(checkout)).not.toContain('secret');
});

it('openGateway on a development machine chooses the sandbox, with permanent secrets', async () => {
  const [one, again] = [await open({}), await open({})];
  expect(one.name).toBe('sandbox');
  const checkout = one.checkout(request);
  if (checkout.kind !== 'redirect') throw new Error('The sandbox is a page to go to.');
  const url = new URL(checkout.url);
  expect(url.origin + url.pathname).toBe('http://localhost:4200/checkout/order_1');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    callback_url: 'http://api.test/callback',
    cancel_url: 'http://site.test/buy',
    name: 'Kaadu Trails',
    description: 'Two nights & a walk',
  });
  const { keySecret } = await developmentSandboxSecrets(folder);
  const signature = createHmac('sha256', keySecret).update('order_1|pay_1').digest('hex');
  const callback = { orderId: 'order_1', paymentId: 'pay_1', signature };
  expect([one.verifyCallback(callback), again.verifyCallback(callback)]).toEqual([true, true]);
});

it.each([
  ['no gateway at all', {}, /RAZORPAY_KEY_ID: or PAYMENT_SANDBOX_URL is required/],
  ['a part of the keys', { RAZORPAY_KEY_ID: 'rzp_1' }, /RAZORPAY_KEY_SECRET: .*RAZORPAY_WEBHOOK_SECRET: /],
  ['a sandbox without keys', { PAYMENT_SANDBOX_URL: 'https://pay.test' }, /PAYMENT_SANDBOX_KEY_SECRET: /],
  ['keys of a sandbox without its URL', sandboxKeys, /PAYMENT_SANDBOX_URL: /],
])('production with %s is rejected', (_case, env, message) => {
  expect(() => parseEnv({ ...production, ...env })).toThrow(message);
});

it('openGateway in production accepts a sandbox with its own secrets', async () => {
  const gateway = await open({ ...production, ...sandboxKeys, PAYMENT_SANDBOX_URL: 'https://pay.test' });
  expect(gateway.checkout(request)).toMatchObject({
    url: expect.stringMatching(/^https:\/\/pay\.test\/checkout/),
  });
});

it('incomplete keys are rejected on a development machine too', () => {
  expect(() => parseEnv({ RAZORPAY_KEY_ID: 'rzp_1' })).toThrow(/RAZORPAY_KEY_SECRET/);
  expect(() => parseEnv({ PAYMENT_SANDBOX_KEY_ID: 'x' })).toThrow(/PAYMENT_SANDBOX_KEY_SECRET/);
});
