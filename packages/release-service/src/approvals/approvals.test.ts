import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promote } from '@kaadu/release-core';
import { ServiceClient } from '@kaadu/release-core/service-client';
import { signedIn } from '../../fixtures/console';
import { eventually } from '../../../federation/fixtures/eventually';
import { testService } from '../../fixtures/service';
import { webhookReceivers } from '../../fixtures/webhook-receiver';

const start = testService();
const receive = webhookReceivers();
const promotion = { move: { action: 'promote', remote: 'header', version: '3.0.0' }, reason: 'new logo' };
const url = '/v1/channels/production';

/** Starts a service whose channel needs a second person, with the tokens of two. */
async function startWithApproval() {
  let time = Date.now();
  const { url: webhook, posts } = await receive();
  const service = await start({
    approvalPolicy: { channels: ['production'], hours: 24 },
    notify: [{ url: webhook, about: 'all', format: 'json' }],
    now: () => time,
  });
  const secrets = {
    ana: await service.token({ owner: 'ana' }),
    ben: await service.token({ owner: 'ben' }),
    footer: await service.token({ owner: 'cem', remotes: ['footer'] }),
  };
  const send = (who: keyof typeof secrets, path: string, payload?: object) =>
    service.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `${url}/${path}`,
      headers: { authorization: `Bearer ${secrets[who]}` },
      payload,
    });
  const live = async () => (await service.store.readChannel('production')).remotes['header'];
  const waiting = async () => (await send('ana', 'approvals')).json<{ id: number }[]>().map(({ id }) => id);
  const skip = (hours: number) => void (time += hours * 3_600_000);
  /** Creates the client of one of them, as commands use it. */
  const clientOf = async (who: keyof typeof secrets) => {
    const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
    return new ServiceClient({ url: address, token: secrets[who] });
  };
  return { ...service, clientOf, send, live, waiting, posts, skip };
}

const approve = { decision: 'approve' };

test('a promotion waits for another person, who carries it out; history and audit name both', async () => {
  const { send, live, waiting, store, posts, folder } = await startWithApproval();
  const asked = await send('ana', 'moves', promotion);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({
    error: 'awaiting-approval',
    message: expect.stringContaining('release approve 1'),
  });
  expect(await live()).toEqual({ stable: '2.0.0' });
  await eventually(() => posts.length === 1);
  expect(posts[0]?.body).toMatchObject({ kind: 'approval', by: 'ana', remote: 'header' });

  expect((await send('ben', 'approvals/1', approve)).json()).toEqual({ text: 'promote header@3.0.0' });
  expect(await live()).toEqual({ stable: '3.0.0' });
  expect(await store.readChannel('production')).toMatchObject({
    by: 'ana',
    reason: 'new logo (approved by ben)',
  });
  expect(await waiting()).toEqual([]);
  const log = await readFile(join(folder, 'audit.jsonl'), 'utf8');
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { actor: 'ana', action: 'promote', outcome: 'awaiting-approval' },
    { actor: 'ben', action: 'promote', outcome: 'done' },
    { actor: 'ben', action: 'approve', outcome: 'done', detail: expect.stringContaining('requested by ana') },
  ]);
});

test('a request is not approved by its requester, and neither approved nor withdrawn without the right', async () => {
  const { send, live, waiting } = await startWithApproval();
  await send('ana', 'moves', promotion);
  const own = await send('ana', 'approvals/1', approve);
  expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([
    422,
    'ana requested it, so another person has to approve it. `release approvals` lists the requests.',
  ]);
  expect((await send('footer', 'approvals/1', approve)).json()).toMatchObject({
    error: 'forbidden',
    message: expect.stringContaining('has no permission for header'),
  });
  expect((await send('footer', 'approvals/1', { decision: 'withdraw' })).json()).toMatchObject({
    error: 'forbidden',
    message: expect.stringContaining('has no permission for header'),
  });
  expect(await live()).toEqual({ stable: '2.0.0' });
  expect(await waiting()).toEqual([1]);
});

test('a request is not carried out once the remote has changed, and has to be repeated', async () => {
  const { send, live, waiting, store } = await startWithApproval();
  await send('ana', 'moves', promotion);
  await promote(store, 'header', '1.0.0', { channel: 'production', by: 'cem', reason: 'urgent' });
  const response = await send('ben', 'approvals/1', approve);
  expect(response.json()).toMatchObject({
    error: 'conflict',
    message: 'The live versions of header have changed since the request. Check them, then request it again.',
  });
  expect(await live()).toEqual({ stable: '1.0.0' });
  expect(await waiting()).toEqual([]);
});

test('a canary and a rollout wait too', async () => {
  const { send, live } = await startWithApproval();
  const canary = {
    move: { action: 'canary', remote: 'header', version: '3.0.0', percent: 5 },
    reason: 'try',
  };
  expect((await send('ana', 'moves', canary)).json()).toMatchObject({ error: 'awaiting-approval' });
  const rollout = { rollout: { action: 'start', remote: 'header', version: '3.0.0' }, reason: 'try' };
  expect((await send('ana', 'rollouts', rollout)).json()).toMatchObject({ error: 'awaiting-approval' });
  expect(await live()).toEqual({ stable: '2.0.0' });
  expect((await send('ben', 'approvals/2', approve)).json()).toEqual({ text: 'rollout of header@3.0.0' });
  expect(await live()).toEqual({ stable: '2.0.0', canary: { version: '3.0.0', percent: 5 } });
  expect((await send('ben', 'rollouts')).json()).toMatchObject([{ version: '3.0.0', percent: 5, by: 'ana' }]);
});

test('a rollback never waits', async () => {
  const { send, live } = await startWithApproval();
  const back = { move: { action: 'rollback', remote: 'header' }, reason: 'it throws' };
  expect((await send('ana', 'moves', back)).statusCode).toBe(200);
  expect(await live()).toEqual({ stable: '1.0.0' });
});

test('a dry run makes no request, and impossible actions are refused without one', async () => {
  const { send, waiting } = await startWithApproval();
  expect((await send('ana', 'moves', { ...promotion, dryRun: true })).json()).toMatchObject({ dryRun: true });
  const unknown = { move: { ...promotion.move, version: '9.9.9' }, reason: 'no' };
  expect((await send('ana', 'moves', unknown)).json()).toMatchObject({
    error: 'not-found',
    message: 'The store has no header@9.9.9. Run `release versions header` to list what is available.',
  });
  expect(await waiting()).toEqual([]);
});

test('a request can be withdrawn, or expires', async () => {
  const { send, waiting, skip, live } = await startWithApproval();
  await send('ana', 'moves', promotion);
  await send('ana', 'approvals/1', { decision: 'withdraw' });
  expect(await waiting()).toEqual([]);
  await send('ana', 'moves', promotion);
  skip(23.9);
  expect(await waiting()).toEqual([2]);
  skip(0.2);
  expect((await send('ben', 'approvals/2', approve)).json()).toMatchObject({
    error: 'not-found',
    message: expect.stringContaining('has no request 2'),
  });
  expect(await live()).toEqual({ stable: '2.0.0' });
});

test('simultaneous requests are all stored', async () => {
  const { send, waiting } = await startWithApproval();
  await Promise.all([1, 2, 3, 4].map(() => send('ana', 'moves', promotion)));
  expect(await waiting()).toEqual([1, 2, 3, 4]);
});

test('a request that two people approve at once is carried out once', async () => {
  const { send, store } = await startWithApproval();
  await send('ana', 'moves', promotion);
  const responses = await Promise.all([1, 2].map(() => send('ben', 'approvals/1', approve)));
  expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  expect((await store.readChannel('production')).revision).toBe(3);
});

test('the command lists, approves and withdraws through the service', async () => {
  const { send, clientOf, live } = await startWithApproval();
  const ben = await clientOf('ben');
  await send('ana', 'moves', promotion);
  await send('ana', 'moves', { ...promotion, reason: 'again' });
  expect(await ben.approvals('production')).toMatchObject([
    { id: 1, by: 'ana', reason: 'new logo', before: { stable: '2.0.0' } },
    { id: 2, reason: 'again' },
  ]);
  expect(await ben.decide('production', 2, 'withdraw')).toBe('promote header@3.0.0');
  expect(await ben.decide('production', 1, 'approve')).toBe('promote header@3.0.0');
  expect(await live()).toEqual({ stable: '3.0.0' });
  await expect(ben.decide('production', 1, 'approve')).rejects.toMatchObject({ code: 'not-found' });
});

test('in the console one person requests and another approves, without a script', async () => {
  const service = await startWithApproval();
  const ana = await signedIn(service, { owner: 'ana' });
  const asked = { action: 'promote', remote: 'header', version: '3.0.0', revision: '2', reason: 'new logo' };
  expect((await ana.send(asked)).statusCode).toBe(303);
  const own = (await ana.page()).body;
  expect(own).toContain('needs a second person');
  expect(own).toContain('You requested it, so another person approves it.');
  expect(own).not.toContain('value="approve"');

  const ben = await signedIn(service, { owner: 'ben' });
  const offered = (await ben.page()).body;
  expect(offered).toContain('value="approve"');
  expect(offered).toContain('All visitors get 3.0.0 instead of 2.0.0 at once.');
  const response = await ben.send(
    { id: '1', decision: 'approve' },
    {},
    '/console/approvals?channel=production',
  );
  expect(response.statusCode).toBe(303);
  expect(await service.live()).toEqual({ stable: '3.0.0' });
  expect((await ben.page()).body).toContain('Approved and done: promote header@3.0.0.');
});
