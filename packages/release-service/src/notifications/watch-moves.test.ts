import { promote, rollback, startCanary, stopCanary } from '@kaadu/release-core';
import { eventually } from '../../../federation/fixtures/eventually';
import { testService } from '../../fixtures/service';
import { webhookReceivers } from '../../fixtures/webhook-receiver';
import { freeze, unfreeze } from '../../../release-core/src/moves/freeze';

const start = testService();
const receive = webhookReceivers();
const by = { channel: 'production', by: 'ana', reason: 'a reason' };

/** Starts a service whose webhook is notified of every move. */
async function startWithWebhook() {
  const { url, posts } = await receive();
  const service = await start({ notify: [{ url, about: 'all', format: 'json' }] });
  const authorization = `Bearer ${await service.token({})}`;
  await service.hasHeardOf(2);
  const texts = () => posts.map(({ body }) => body['text']);
  return { ...service, authorization, posts, texts };
}

test('each move is notified once, through the service and on the store', async () => {
  const { store, app, authorization, posts, texts } = await startWithWebhook();
  await startCanary(store, 'header', { version: '3.0.0', percent: 5 }, by);
  await eventually(() => posts.length === 1);
  const url = '/v1/channels/production/moves';
  const payload = {
    move: { action: 'promote', remote: 'header', version: '3.0.0' },
    reason: 'it is well',
  };
  const { statusCode } = await app.inject({ method: 'POST', url, headers: { authorization }, payload });
  expect(statusCode).toBe(200);
  await eventually(() => posts.length === 2);
  await rollback(store, 'header', by);
  await eventually(() => posts.length === 3);
  await freeze(store, undefined, by);
  await eventually(() => posts.length === 4);
  expect(posts[3]?.body).toMatchObject({ kind: 'freeze', channel: 'production', remote: null, by: 'ana' });
  // Notifications are in order: a duplicate of an earlier one would be among these.
  await unfreeze(store, undefined, by);
  await eventually(() => texts().includes('production: Whole channel unfrozen. a reason (ana, revision 7)'));
  expect(texts()).toEqual([
    'header on production: Canary 3.0.0 for 5 %. a reason (ana, revision 3)',
    expect.stringMatching(/^header on production: 3\.0\.0 for all visitors\. it is well \(header team/),
    'header on production: Rolled back from 3.0.0 to 2.0.0. a reason (ana, revision 5)',
    'production: Whole channel frozen. a reason (ana, revision 6)',
    'production: Whole channel unfrozen. a reason (ana, revision 7)',
  ]);
});

test('moves between two polls of the store are all notified, in order', async () => {
  const { store, posts, texts } = await startWithWebhook();
  await startCanary(store, 'header', { version: '3.0.0', percent: 5 }, by);
  await stopCanary(store, 'header', by);
  await promote(store, 'header', '3.0.0', by);
  await eventually(() => posts.length >= 3);
  await freeze(store, 'header', by);
  await eventually(() => posts.length >= 4);
  expect(texts()).toEqual([
    expect.stringContaining('Canary 3.0.0 for 5 %'),
    expect.stringContaining('Canary 3.0.0 stopped'),
    expect.stringContaining('3.0.0 for all visitors'),
    expect.stringContaining('header on production: Frozen'),
  ]);
});

test('moves from before the service started are not notified', async () => {
  const { store, posts, texts } = await startWithWebhook();
  await promote(store, 'header', '3.0.0', by);
  await eventually(() => posts.length > 0);
  expect(texts()).toEqual(['header on production: 3.0.0 for all visitors. a reason (ana, revision 3)']);
});
