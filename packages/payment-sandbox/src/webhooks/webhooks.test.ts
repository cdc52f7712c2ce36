import { createHmac } from 'node:crypto';
import { startTestSandbox, type TestSandbox, until } from '../testing/test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.close());

const types = () => sandbox.receiver.deliveries.map(({ type }) => type);
const captured = ['payment.authorized', 'payment.captured', 'order.paid'];
const payFor = async (orderId: string, body = {}) => sandbox.call(`/sandbox/orders/${orderId}/pay`, body);
const arrive = (count: number) => until(() => sandbox.receiver.deliveries.length >= count);

it('payment sends three signed events with distinct ids', async () => {
  await payFor(await sandbox.makeOrder());
  await arrive(3);
  expect(types()).toEqual(captured);
  const { deliveries } = sandbox.receiver;
  expect(new Set(deliveries.map(({ id }) => id)).size).toBe(3);
  for (const { body, signature } of deliveries)
    expect(signature).toBe(createHmac('sha256', sandbox.secrets.webhookSecret).update(body).digest('hex'));
  expect(JSON.parse(deliveries[1]?.body ?? '')).toMatchObject({
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: { status: 'captured', amount: 50_000, method: 'upi' } } },
  });
});

it('event that the shop rejects is delivered again with the same id and bytes', async () => {
  sandbox.receiver.status = 500;
  await payFor(await sandbox.makeOrder(), { outcome: 'failed' });
  await arrive(2);
  sandbox.receiver.status = 200;
  await until(async () => (await sandbox.call('/sandbox/state')).body.events[0].state === 'delivered');
  const [first, ...others] = sandbox.receiver.deliveries;
  for (const other of others) expect(other).toEqual(first);
  const count = sandbox.receiver.deliveries.length;
  // Any further deliveries would precede the event of a later payment.
  await payFor(await sandbox.makeOrder(), { outcome: 'failed' });
  await until(() => sandbox.receiver.deliveries.some(({ id }) => id !== first?.id));
  expect(sandbox.receiver.deliveries).toHaveLength(count + 1);
});

it('undelivered events are delivered after a restart', async () => {
  sandbox.receiver.status = 503;
  await payFor(await sandbox.makeOrder());
  await arrive(3);
  await sandbox.restart(async () => {
    sandbox.receiver.status = 200;
    sandbox.receiver.deliveries.length = 0;
  });
  // A delivery in progress when the sandbox stopped may arrive twice with the same id.
  const delivered = () => new Map(sandbox.receiver.deliveries.map(({ id, type }) => [id, type]));
  await until(() => delivered().size >= 3);
  expect([...delivered().values()].toSorted()).toEqual(captured.toSorted());
});

it('each event has as many duplicates as requested', async () => {
  await sandbox.call('/sandbox/behaviour', { webhooks: { duplicate: 2 } });
  await payFor(await sandbox.makeOrder(), { outcome: 'failed' });
  await arrive(3);
  const [first, second, third] = sandbox.receiver.deliveries;
  expect([second, third]).toEqual([first, first]);
});

it('shuffled events arrive last one first', async () => {
  await sandbox.call('/sandbox/behaviour', { webhooks: { shuffle: true } });
  await payFor(await sandbox.makeOrder());
  await arrive(3);
  expect(types()).toEqual(captured.toReversed());
});

it('dropped event arrives only when it is replayed, optionally with another amount', async () => {
  await sandbox.call('/sandbox/behaviour', { webhooks: { drop: true } });
  await payFor(await sandbox.makeOrder());
  const { events } = (await sandbox.call('/sandbox/state')).body;
  expect(events.map(({ state }: { state: string }) => state)).toEqual(['dropped', 'dropped', 'dropped']);
  expect(sandbox.receiver.deliveries).toEqual([]);

  const eventId = events[1].id;
  expect((await sandbox.call('/sandbox/webhooks/replay', { eventId })).body).toEqual({ status: 200 });
  await sandbox.call('/sandbox/webhooks/replay', { eventId, amount: 1 });
  const [plain, changed] = sandbox.receiver.deliveries;
  expect([plain?.id, changed?.id]).toEqual([eventId, eventId]);
  const amountIn = (body = '{}') => JSON.parse(body).payload.payment.entity.amount;
  expect([amountIn(plain?.body), amountIn(changed?.body)]).toEqual([50_000, 1]);
  const { webhookSecret } = sandbox.secrets;
  expect(changed?.signature).toBe(
    createHmac('sha256', webhookSecret)
      .update(changed?.body ?? '')
      .digest('hex'),
  );
});
