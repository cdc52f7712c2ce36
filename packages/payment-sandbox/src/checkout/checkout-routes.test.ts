import { createHmac } from 'node:crypto';
import { startTestSandbox, type TestSandbox, until } from '../testing/test-sandbox';

let sandbox: TestSandbox;
let order: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  order = await sandbox.makeOrder(1_23_456);
});

const shop = new URLSearchParams({
  callback_url: 'http://shop.test/callback?booking=1&x="',
  cancel_url: 'http://shop.test/cancel',
  name: 'Kaadu <b>Trails</b>',
});

async function open(path: string, form?: Record<string, string>) {
  const response = await fetch(new URL(path, sandbox.origin()), {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    url: response.url,
    text: await response.text(),
  };
}
const step = (path: string, form?: Record<string, string>) =>
  open(`/checkout/${order}${path}?${shop.toString()}`, form);
const hidden = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
const payments = async () => (await sandbox.call(`/v1/orders/${order}/payments`)).body.items;
const goodCard = { number: '4111 1111 1111 1111', expiry: '12/49', cvv: '123' };

it('checkout shows the payment, marked as a sandbox, with everything escaped', async () => {
  const { status, text } = await step('');
  expect(status).toBe(200);
  expect(text).toContain('Sandbox: no money moves.');
  expect(text).toContain('₹1,234.56');
  expect(text).toContain('Kaadu &lt;b&gt;Trails&lt;/b&gt;');
  expect(text).toContain('href="http://shop.test/cancel"');
});

it('checkout may neither run scripts nor be framed', async () => {
  expect((await step('')).headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

it('UPI payment ends with a signed form to the callback URL', async () => {
  const { text, headers } = await step('/upi', { vpa: 'name@bank' });
  const [payment] = await payments();
  const { keySecret } = sandbox.secrets;
  expect(hidden(text)).toEqual({
    razorpay_payment_id: payment.id,
    razorpay_order_id: order,
    razorpay_signature: createHmac('sha256', keySecret).update(`${order}|${payment.id}`).digest('hex'),
  });
  expect(text).toContain('action="http://shop.test/callback?booking=1&amp;x=&quot;"');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'; form-action http: https:");
  expect(payment).toMatchObject({ status: 'captured', amount: 1_23_456 });
});

it('declined payment ends with the error to the callback URL', async () => {
  const { text } = await step('/upi', { vpa: 'FAIL@bank' });
  const fields = hidden(text);
  expect(fields).toMatchObject({
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[reason]': 'payment_declined',
  });
  expect(fields).not.toHaveProperty('razorpay_signature');
  expect(fields['error[metadata]']).toContain(order);
});

it('pending payment waits for the bank', async () => {
  const slow = await startTestSandbox({ pendingMs: 600_000 });
  try {
    const url = new URL(`/checkout/${await slow.makeOrder()}/upi?${shop.toString()}`, slow.origin());
    const body = new URLSearchParams({ vpa: 'pending@bank' });
    expect(await (await fetch(url, { method: 'POST', body })).text()).toContain('Waiting for the bank');
  } finally {
    await slow.close();
  }
});

it('pending payment is shown as paid after the response of the bank', async () => {
  const waiting = await step('/upi', { vpa: 'pending@bank' });
  await until(async () => (await payments())[0].status === 'captured');
  expect((await open(waiting.url)).text).toContain('The payment was made');
});

it('malformed UPI ID is explained, and the input stays', async () => {
  const { status, text } = await step('/upi', { vpa: 'not an "id"', webhooks: 'never' });
  expect(status).toBe(422);
  expect(text).toContain('Enter a UPI ID such as name@bank');
  expect(text).toContain('value="not an &quot;id&quot;"');
  expect(text).toMatch(/<option value="never" +selected>/);
  expect(text).toContain('aria-describedby="vpa-hint vpa-error" aria-invalid="true"');
  expect(await payments()).toEqual([]);
});

it('first of several invalid fields has the focus', async () => {
  const { text } = await step('/card', { number: '4242', expiry: '', cvv: '' });
  expect(text.match(/aria-invalid/g)).toHaveLength(3);
  expect(text.match(/autofocus/g)).toHaveLength(1);
  expect(text).toMatch(/id="number"[^>]* autofocus/);
});

it.each([
  ['a real-looking number', { ...goodCard, number: '4242 4242 4242 4242' }, 'Enter one of the test numbers'],
  ['a card that has expired', { ...goodCard, expiry: '01/20' }, 'This date has passed'],
  ['a month that does not exist', { ...goodCard, expiry: '13/49' }, 'Enter the month and the year'],
  ['a short CVV', { ...goodCard, cvv: '12' }, 'Enter three digits'],
])('%s is refused', async (_case, card, message) => {
  const { status, text } = await step('/card', card);
  expect(status).toBe(422);
  expect(text).toContain(message);
  expect(text.match(/aria-invalid/g)).toHaveLength(1);
  expect(await payments()).toEqual([]);
});

it('card payment succeeds with the right code, and its number is not stored', async () => {
  const { url, text } = await step('/card', goodCard);
  expect(text).toContain('3 tries left');
  expect((await open(url, { code: '123456' })).text).toContain('The payment was made');
  const state = JSON.stringify((await sandbox.call('/sandbox/state')).body);
  expect(state).toContain('"card_last4":"1111"');
  // Shorter parts of the number occur in random identifiers.
  expect(state.replaceAll(' ', '')).not.toContain('41111111');
});

it('card payment fails after three wrong codes, and the right one is then too late', async () => {
  const { url } = await step('/card', goodCard);
  expect((await open(url, { code: '000000' })).text).toContain('2 tries left');
  expect((await open(url, { code: '' })).text).toContain('1 try left');
  expect((await open(url, { code: '111111' })).text).toContain('The payment failed');
  expect((await open(url, { code: '123456' })).text).toContain('The payment failed');
});

it('declined card fails after the right code', async () => {
  const { url } = await step('/card', { ...goodCard, number: '4000000000000002' });
  expect((await open(url, { code: '123456' })).text).toContain('The payment failed');
});

it('paid order cannot be paid again', async () => {
  await step('/upi', { vpa: 'name@bank' });
  const { text } = await step('');
  expect(text).toContain('It cannot be paid twice');
  expect(hidden(text)).toMatchObject({ razorpay_order_id: order });
  await step('/upi', { vpa: 'name@bank' });
  expect(await payments()).toHaveLength(1);
});

it('failed payment can be retried', async () => {
  await step('/upi', { vpa: 'fail@bank' });
  await step('/upi', { vpa: 'name@bank' });
  expect((await payments()).map(({ status }: { status: string }) => status)).toEqual(['failed', 'captured']);
});

it('test behaviour applies to its payment only', async () => {
  await step('/upi', { vpa: 'fail@bank', webhooks: 'never', bank: 'normal' });
  await step('/upi', { vpa: 'name@bank' });
  const types = () =>
    sandbox.receiver.deliveries.filter(({ body }) => body.includes(order)).map(({ type }) => type);
  await until(() => types().length === 3);
  expect(types()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
});

it.each(['javascript:alert(1)', 'not an address'])(
  'shop with the callback URL %s is rejected',
  async (callback) => {
    const query = new URLSearchParams({ callback_url: callback, cancel_url: 'http://shop.test/' });
    const { status, text } = await open(`/checkout/${order}?${query.toString()}`);
    expect([status, text]).toEqual([400, expect.stringContaining('callback_url')]);
  },
);

it('unknown order is not found', async () => {
  expect((await open(`/checkout/order_0?${shop.toString()}`)).status).toBe(404);
});
