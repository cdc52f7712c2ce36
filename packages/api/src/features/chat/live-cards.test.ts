import type { ChatState } from '@kaadu/contracts/chat';
import { type BookingApi, browserOf, farmStay, startBookingApi } from '../../testing/bookings/booking-api';
import { askIn, signInAdvisor } from '../../testing/chat/chat-api';
import { type ChatClient, connectChat } from '../../testing/chat/chat-client';

let api: BookingApi;
let advisor: Awaited<ReturnType<typeof signInAdvisor>>;
const clients: ChatClient[] = [];
beforeAll(async () => {
  api = await startBookingApi();
  advisor = await signInAdvisor(api);
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => api.close());

const minute = 60_000;

async function connect(headers: Record<string, string>) {
  const client = await connectChat(api.origin, { headers });
  clients.push(client);
  return client;
}

/** Opens a thread that its visitor and an advisor follow. */
async function bothFollow() {
  const { thread, ...chat } = await askIn(api);
  const visitor = await connect(chat.headers);
  visitor.hello();
  const staff = await connect(advisor.headers);
  staff.hello('advisor');
  await staff.next('ready');
  staff.send({ type: 'watch', thread, since: 0 });
  /** Waits until both sides are sent a matching state. */
  const bothSee = (matches: (state: ChatState) => boolean) =>
    Promise.all([visitor, staff].map((client) => client.next('state', ({ state }) => matches(state))));
  return { ...chat, thread, bothSee, browser: browserOf(api, chat.headers) };
}

/** Opens a followed thread with a proposal of the farm stay, which `hold` holds. */
async function proposed() {
  const followed = await bothFollow();
  const { option_pk, from, to, slot, party } = farmStay;
  const trip = { option_pk, from, to, slot, party };
  const { data } = await advisor.propose(followed.thread, { text: '', trip });
  const holdIn = async (browser: ReturnType<typeof browserOf>) =>
    (await browser.hold({ ...farmStay, proposal: data.id })).data;
  const bothSeeStatus = (status: string) =>
    followed.bothSee(({ proposals = [] }) =>
      proposals.some((one) => one.id === data.id && one.status === status),
    );
  return { ...followed, holdIn, bothSeeStatus };
}

test('both sides see at once that a proposed trip is held, being paid and paid', async () => {
  const { browser, holdIn, bothSeeStatus } = await proposed();
  const held = await holdIn(browser);
  const [first] = await bothSeeStatus('ON_HOLD');
  expect(first?.state.proposals).toMatchObject([
    { reference: held.reference, hold_expires_at: held.hold?.expires_at },
  ]);
  const order = await browser.startPayment(held);
  await bothSeeStatus('PAYMENT_PENDING');
  await api.pay(order);
  await bothSeeStatus('CONFIRMED');
});

test('both sides see that the hold of a proposed trip has expired', async () => {
  const { browser, holdIn, open, bothSeeStatus } = await proposed();
  const { reference } = await holdIn(browser);
  await bothSeeStatus('ON_HOLD');
  api.wait(16 * minute);
  await api.runJobs();
  await bothSeeStatus('EXPIRED');
  expect((await open()).data.state.proposals).toMatchObject([{ reference, status: 'EXPIRED' }]);
});

test('a proposal shows no booking of another visitor', async () => {
  const { open, holdIn } = await proposed();
  const other = await holdIn(browserOf(api));
  expect(other.status).toBe('ON_HOLD');
  expect((await open()).data.state.proposals).toEqual([]);
});

test('both sides see at once that a payment was started, until it is paid', async () => {
  const { thread, bothSee, open, call } = await bothFollow();
  const expires_at = new Date(api.now().getTime() + 60 * minute).toISOString();
  const { data } = await advisor.requestPayment(thread, { description: 'Jeep', amount: 250_000, expires_at });
  const token = data.payment?.token ?? '';
  const started = await call<{ url: string }>('POST', '/experience/payPaymentReq', {
    token,
    accepted_amount: 250_000,
  });
  await bothSee(({ payments = [] }) => payments.some((one) => one.token === token && one.is_started));
  await api.pay(new URL(started.data.url).pathname.split('/').pop() ?? '');
  await bothSee(({ payments, last_number }) => payments?.length === 0 && last_number === 3);
  expect((await open()).data.messages.at(-1)?.payment).toMatchObject({ token, status: 'paid' });
});

test('an advisor counts as present for five minutes after each activity in the thread', async () => {
  const { thread, open } = await askIn(api);
  const presentUntil = async () => (await open()).data.state.present_until;
  const inFiveMinutes = () => new Date(api.now().getTime() + 5 * minute).toISOString();
  expect(await presentUntil()).toBeNull();
  await advisor.call('POST', `/admin/chat/threads/${thread}/read`, { number: 1 });
  expect(await presentUntil()).toBe(inFiveMinutes());
  api.wait(2 * minute);
  await advisor.answer(thread, 'Hello!');
  expect(await presentUntil()).toBe(inFiveMinutes());
  api.wait(5 * minute);
  expect(await presentUntil()).toBeNull();
});
