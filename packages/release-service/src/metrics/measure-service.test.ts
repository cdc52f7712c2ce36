import { testService, type TestService } from '../../fixtures/service';

const start = testService();

async function scrape({ app, token }: TestService): Promise<string> {
  const authorization = `Bearer ${await token({ owner: 'prometheus', roles: ['read'] })}`;
  return (await app.inject({ url: '/metrics', headers: { authorization } })).body;
}

const report = (served: number, shell: string) => ({
  shell,
  channel: 'production',
  revision: served,
  served,
  versions: [],
});

test('service refuses metrics without a token', async () => {
  const { app } = await start();
  expect((await app.inject('/metrics')).statusCode).toBe(401);
});

test('service metrics count requests by route, shells that are behind, and approvals by channel', async () => {
  const service = await start();
  await service.hasHeardOf(2);
  const authorization = `Bearer ${await service.token({})}`;
  for (const payload of [report(2, 'shell-1'), report(1, 'shell-2')])
    await service.app.inject({ method: 'POST', url: '/v1/reports', headers: { authorization }, payload });
  const body = await scrape(service);
  for (const line of [
    'http_request_duration_seconds_count{method="POST",route="/v1/reports",status="204"} 2',
    'release_channel_revision{channel="production"} 2',
    'release_shells{channel="production"} 2',
    'release_shells_behind{channel="production"} 1',
    'release_approvals_waiting{channel="production"} 0',
    'release_store_errors_total 0',
    'release_notifications_total{outcome="sent"} 0',
  ])
    expect(body).toContain(line);
  expect(body).not.toContain(authorization);
});

test('service metrics count alerts by outcome, and the store that does not respond', async () => {
  const failing = await start();
  const store = {
    ...failing.store,
    readChannel: async () => {
      throw new Error('no response');
    },
  };
  const service = await start({ store });
  const body = await scrape(service);
  expect(Number(/^release_store_errors_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
});
