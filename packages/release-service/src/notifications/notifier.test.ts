import { Webhook } from 'standardwebhooks';
import { webhookReceivers } from '../../fixtures/webhook-receiver';
import { createServiceMetrics } from '../metrics/service-metrics';
import type { Alert, MoveNotice } from './notification';
import { Notifier, type NotificationTarget } from './notifier';

const receive = webhookReceivers();
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const alert: Alert = {
  text: 'header@2.0.0 was taken out',
  channel: 'production',
  remote: 'header',
  version: '2.0.0',
  replacedBy: '1.0.0',
  because: 'it throws',
};
const move: MoveNotice = {
  kind: 'promotion',
  text: 'header on production: 2.0.0 for all visitors. new logo (ana, revision 3)',
  channel: 'production',
  remote: 'header',
  revision: 3,
  by: 'ana',
  reason: 'new logo',
};
const at = '2026-01-31T12:00:00.000Z';

function notifierFor(...targets: Partial<NotificationTarget>[]) {
  const lines: unknown[][] = [];
  const add = (...line: unknown[]) => void lines.push(line);
  const metrics = createServiceMetrics(['production']);
  const defaults = { url: '', about: 'all', format: 'json', pauseMs: 1 } as const;
  const notifier = new Notifier({
    targets: targets.map((target) => ({ ...defaults, ...target })),
    log: { warn: add, error: add },
    metrics,
  });
  return { notifier, lines, metrics };
}

test('a notification is signed according to Standard Webhooks, which reveals a changed body', async () => {
  const { url, posts } = await receive();
  const { notifier } = notifierFor({ url, secret });
  notifier.alert(alert);
  await notifier.idle();
  const [post] = posts;
  const headers = Object.fromEntries(Object.entries(post?.headers ?? {}).map(([k, v]) => [k, String(v)]));
  expect(new Webhook(secret).verify(post?.raw ?? '', headers)).toEqual({
    kind: 'alert',
    ...alert,
    at: expect.any(String),
  });
  expect(() => new Webhook(secret).verify(`${post?.raw ?? ''} `, headers)).toThrow();
});

test('a failing webhook gets the same notification again, with the same id', async () => {
  const { url, posts } = await receive((attempt) => (attempt < 3 ? 503 : 200));
  const { notifier, lines } = notifierFor({ url });
  notifier.move(move, at);
  await notifier.idle();
  expect(posts.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ ...move, at })));
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(lines).toEqual([]);
});

test('a chat room gets the text alone', async () => {
  const { url, posts } = await receive();
  const { notifier } = notifierFor({ url, format: 'chat' });
  notifier.move(move, at);
  await notifier.idle();
  expect(posts.map(({ body }) => body)).toEqual([{ text: move.text }]);
});

test('a webhook for alerts gets no moves', async () => {
  const { url, posts } = await receive();
  const { notifier } = notifierFor({ url, about: 'alerts' });
  notifier.move(move, at);
  notifier.alert(alert);
  await notifier.idle();
  expect(posts.map(({ body }) => body['kind'])).toEqual(['alert']);
});

test('a webhook that never accepts is abandoned and logged without its URL, while others are notified', async () => {
  const [bad, good] = [await receive(() => 500), await receive()];
  const { notifier, lines, metrics } = notifierFor(
    { url: `${bad.url}/T0/secret`, attempts: 2 },
    { url: good.url },
  );
  notifier.alert(alert);
  await notifier.idle();
  expect(bad.posts).toHaveLength(2);
  expect(good.posts).toHaveLength(1);
  expect(lines).toEqual([
    [{ text: alert.text, cause: 'The webhook responded with 500' }, 'a notification was not sent'],
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
  const counted = await metrics.registry.metrics();
  expect(counted).toContain('release_notifications_total{outcome="sent"} 1');
  expect(counted).toContain('release_notifications_total{outcome="failed"} 1');
});

test('a redirect is not followed', async () => {
  const { url, posts } = await receive(() => 307);
  const { notifier, lines } = notifierFor({ url, attempts: 1 });
  notifier.alert(alert);
  await notifier.idle();
  expect(posts).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('a webhook that does not respond has a limited queue', async () => {
  const { url, posts } = await receive();
  const { notifier, lines } = notifierFor({ url });
  for (let revision = 1; revision <= 130; revision += 1) notifier.move({ ...move, revision }, at);
  await notifier.idle();
  expect(posts.map(({ body }) => body['revision'])).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(lines).toHaveLength(30);
});

test('without a webhook an alert is in the log, and a move is not', async () => {
  const { notifier, lines } = notifierFor();
  notifier.alert(alert);
  notifier.move(move, at);
  await notifier.idle();
  expect(lines).toEqual([[alert.text]]);
});
