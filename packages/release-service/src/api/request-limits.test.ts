import { testService } from '../../fixtures/service';

const start = testService();
const report = { shell: 'shell-1', channel: 'production', revision: 2, versions: [] };

test("service limits requests by token, so that callers behind one address do not use up each other's", async () => {
  const { app, token } = await start();
  const [one, other] = [await token({ owner: 'one' }), await token({ owner: 'other' })];
  const statusOf = async (secret: string) =>
    (
      await app.inject({
        url: '/v1/channels/production/shells',
        headers: { authorization: `Bearer ${secret}` },
      })
    ).statusCode;
  for (let count = 0; count < 600; count += 1) await statusOf(one);
  expect(await statusOf(one)).toBe(429);
  expect(await statusOf(other)).toBe(200);
});

test('service limits unknown tokens by address, whatever they are', async () => {
  const { app } = await start();
  const statuses = new Set<number>();
  for (let count = 0; count < 601; count += 1)
    statuses.add(
      (await app.inject({ url: '/v1/channels/production', headers: { authorization: `Bearer no-${count}` } }))
        .statusCode,
    );
  expect([...statuses]).toEqual([401, 429]);
});

test('service accepts the reports of many shells with one token', async () => {
  const { app, token } = await start();
  const headers = { authorization: `Bearer ${await token({})}` };
  const statuses = new Set<number>();
  for (let count = 0; count < 1_300; count += 1)
    statuses.add(
      (await app.inject({ method: 'POST', url: '/v1/reports', headers, payload: report })).statusCode,
    );
  expect([...statuses]).toEqual([204]);
});
