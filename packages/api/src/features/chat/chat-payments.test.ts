import type { ChatMessage, ThreadSummary } from '@kaadu/contracts/chat';
import type { PaymentRequestView } from '@kaadu/contracts/payments';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type BookingApi, browserOf, farmStay, startBookingApi } from '../../testing/bookings/booking-api';
import { findLedgerDifferences } from '../../testing/bookings/booking-invariants';
import { askIn, openChatIn, signInAdvisor } from '../../testing/chat/chat-api';
import { eventually } from '../../testing/eventually';
import { newPerson, signInStaff } from '../../testing/people';
import { paymentRequests } from '../payments';

let api: BookingApi;
let advisor: Awaited<ReturnType<typeof signInAdvisor>>;
beforeAll(async () => {
  api = await startBookingApi();
  advisor = await signInAdvisor(api);
});
afterAll(() => api.close());
beforeEach(() => api.gateway.control('/sandbox/behaviour', {}));

const amount = 250_000;
const hourAhead = () => new Date(api.now().getTime() + 60 * 60_000).toISOString();

/** Opens a visitor's thread with a payment request. */
async function asked() {
  const { thread, ...chat } = await askIn(api, 'Can I pay the jeep here?');
  const body = { description: 'Jeep safari', amount, expires_at: hourAhead() };
  const { data } = await advisor.requestPayment(thread, body);
  const token = data.payment?.token ?? '';
  const read = async () =>
    (await chat.call<PaymentRequestView>('GET', `/experience/getPayementReqData?token=${token}`)).data;
  const start = (accepted_amount = amount) =>
    chat.call<{ url: string }>('POST', '/experience/payPaymentReq', { token, accepted_amount });
  return {
    ...chat,
    thread,
    key: Number(await primaryKeyOf(token)),
    read,
    start,
    order: async () => new URL((await start()).data.url).pathname.split('/').pop() ?? '',
    until: (status: PaymentRequestView['status']) => eventually(read, (view) => view.status === status),
    texts: async () => (await chat.open()).data.messages.map(({ text }) => text),
  };
}

async function primaryKeyOf(token: string): Promise<number> {
  const [found] = await api.db.select().from(paymentRequests).where(eq(paymentRequests.token, token));
  return found?.primaryKey ?? 0;
}

const ledgerAgrees = async () =>
  expect(await findLedgerDifferences(api.db, await api.gateway.state())).toEqual([]);

test('a request is paid once, and recorded in the thread and the ledger', async () => {
  const one = await asked();
  expect(await one.read()).toMatchObject({ status: 'open', page: 'pending', can_pay: true, amount });
  await api.pay(await one.order());
  expect(await one.until('paid')).toMatchObject({ page: 'success', can_pay: false });
  expect(await one.texts()).toContain('Payment of ₹2,500 received. Thank you!');
  expect(await one.start()).toMatchObject({
    status: 409,
    message: 'This has been paid already. Thank you!',
  });
  await ledgerAgrees();
});

test('a paid request gets one numbered receipt, on its page and by e-mail to the account', async () => {
  const guest = await asked();
  await api.pay(await guest.order());
  const view = await guest.until('paid');
  expect(view.receipt).toMatchObject({ number: expect.stringMatching(/^RV\/25-26\/\d{6}$/) });
  expect(view.receipt?.transaction_ref).toMatch(/^pay_/);

  const person = newPerson();
  const { primaryKey } = await signInStaff(api, 'content', person);
  const body = { description: 'Jeep safari', amount, experience_pk: null, status: 'open' };
  const { data: request } = await advisor.call<{ primary_key: number }>('POST', '/admin/updatePaymentReq', {
    ...body,
    user_pk: primaryKey,
  });
  const finance = browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);
  const paid = { primary_key: request.primary_key, status: 'paid', transaction_ref: 'UTR 42' };
  expect((await finance.post('/admin/updateTransactionStatus', paid)).status).toBe(200);
  const [email] = await eventually(
    () => api.outbox.list(person.email).filter(({ subject }) => subject.startsWith('Receipt for')),
    ({ length }) => length > 0,
  );
  expect(email?.subject).toMatch(/^Receipt for ₹2,500: RV\/25-26\/\d{6}$/);
  for (const said of ['For: Jeep safari', 'Amount: ₹2,500, tax included', 'Payment reference: UTR 42']) {
    expect(email?.text).toContain(said);
  }
});

test('webhooks count once when they arrive several times and out of order', async () => {
  await api.gateway.control('/sandbox/behaviour', { webhooks: { duplicate: 3, shuffle: true } });
  const one = await asked();
  await api.pay(await one.order());
  await one.until('paid');
  await api.runJobs();
  expect((await one.texts()).filter((text) => text.startsWith('Payment of'))).toHaveLength(1);
  await ledgerAgrees();
});

test('starting the payment twice makes one order', async () => {
  const one = await asked();
  expect(await one.order()).toBe(await one.order());
});

test('an amount other than the one shown is refused', async () => {
  const one = await asked();
  expect(await one.start(1)).toMatchObject({
    status: 409,
    message: 'The amount has changed. Please look at it again before you pay.',
  });
});

test('a failed payment is reported in the thread, and can be retried', async () => {
  const one = await asked();
  await api.pay(await one.order(), 'failed');
  expect(await one.until('failed')).toMatchObject({ page: 'failure', can_pay: true });
  await api.pay(await one.order());
  expect(await one.until('paid')).toMatchObject({ page: 'success' });
});

test('an expired request cannot be paid', async () => {
  const one = await asked();
  api.wait(60 * 60_000);
  expect(await one.read()).toMatchObject({ page: 'failure', can_pay: false });
  expect(await one.start()).toMatchObject({
    status: 410,
    message: 'This can no longer be paid, and nothing was charged. Please ask us for a new one.',
  });
});

test('a payment after a request was withdrawn is refunded in full', async () => {
  const one = await asked();
  const order = await one.order();
  const body = {
    primary_key: one.key,
    description: 'Jeep safari',
    amount,
    user_pk: null,
    experience_pk: null,
  };
  await advisor.call('POST', '/admin/updatePaymentReq', { ...body, status: 'cancelled' });
  await api.pay(order);
  const view = await eventually(
    async () => {
      await api.runJobs();
      api.wait(1_000);
      return one.read();
    },
    ({ refund }) => refund?.status === 'processed',
  );
  expect(view).toMatchObject({ status: 'cancelled', refund: { amount, status: 'processed' } });
  const texts = await one.texts();
  expect(texts).toContain('The request for ₹2,500 was withdrawn. Please do not pay it.');
  expect(texts.join()).toContain('It is refunded in full');
  await ledgerAgrees();
});

test('the gateway sends the visitor back to the page of the outcome', async () => {
  const one = await asked();
  const { callback } = z
    .object({ callback: z.record(z.string(), z.string()) })
    .parse(await api.pay(await one.order()));
  const answer = await fetch(`${api.origin}/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(callback),
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/chat\/payment\/success\?token=/);
});

test.each([
  ['in the past', '2020-01-01T00:00:00Z'],
  ['in a year', '2027-03-10T00:00:00Z'],
])('a request that ends %s is refused', async (_when, expires_at) => {
  const { thread } = await asked();
  expect(await advisor.requestPayment(thread, { description: 'x', amount, expires_at })).toMatchObject({
    status: 422,
    message: expect.stringMatching(/^A request must end within \d+ days from now\.$/),
  });
});

test('a request that is sent twice under its id is created once', async () => {
  const { thread } = await asked();
  const id = randomUUID();
  const body = { description: 'Kayaks', amount, expires_at: hourAhead() };
  const [first, second] = [
    await advisor.requestPayment(thread, body, id),
    await advisor.requestPayment(thread, body, id),
  ];
  expect(second.data.payment?.token).toBe(first.data.payment?.token);
});

test('a proposed trip becomes a hold at the proposed price, and is listed with the thread', async () => {
  const chat = await openChatIn(api);
  await chat.say('Where could we sleep?');
  const thread = (await chat.open()).data.state.thread ?? 0;
  const { option_pk, from, to, slot, party } = farmStay;
  const trip = { option_pk, from, to, slot, party };
  const { data, status } = await advisor.propose(thread, { text: 'How about the farm?', trip });
  expect([status, data.proposal?.trip]).toEqual([200, trip]);
  const held = await api.app.inject({
    method: 'POST',
    url: '/bookings',
    payload: { ...farmStay, shown_total: data.proposal?.total },
    headers: { ...chat.headers, 'idempotency-key': randomUUID() },
  });
  expect(held.json<{ data: object }>().data).toMatchObject({ status: 'ON_HOLD', price_change: null });
  const detail = await advisor.call<{ visitor: { bookings: object[] } }>(
    'GET',
    `/admin/chat/threads/${thread}`,
  );
  expect(detail.data.visitor.bookings).toEqual([expect.objectContaining({ status: 'ON_HOLD' })]);
  expect(detail.data.visitor.bookings[0]).not.toHaveProperty('key');
  const closed = await advisor.propose(thread, {
    text: '',
    trip: { ...trip, from: '2020-01-01', to: '2020-01-02' },
  });
  expect(closed.status).toBe(422);
});

test('a thread shows its payment state to advisors', async () => {
  const { thread } = await asked();
  const { data } = await advisor.call<{ threads: ThreadSummary[] }>('GET', '/admin/chat/threads?list=mine');
  expect(data.threads.map(({ primary_key }) => primary_key)).toContain(thread);
  const message: ChatMessage | undefined = (await advisor.answer(thread, 'Any questions?')).data;
  expect(message.number).toBe(3);
});
