import { visitor } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { subscriptions } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const hour = 60 * 60_000;

async function emailTo(address: string) {
  for (let n = 0; n < 200; n += 1) {
    const [email] = api.outbox.list(address);
    if (email) return email;
    await new Promise((resolve) => setImmediate(resolve));
    await api.app.inject({ url: '/readyz' });
  }
  throw new Error(`No e-mail to ${address}`);
}

describe('a subscription', () => {
  const subscribe = (email: string, address?: string) =>
    visitor(api, address).post('/createSubscription', { email });

  it('is created once for an address, whatever its spaces and case', async () => {
    expect((await subscribe('  Mina@Example.com ')).body).toMatchObject({
      status: 'success',
      data: 'created',
    });
    expect((await subscribe('mina@example.com')).body).toMatchObject({ status: 'success', data: 'exists' });
  });

  it('is refused for text that is no address, by field', async () => {
    const { status, body } = await subscribe('mina');
    expect(status).toBe(422);
    expect(visitor(api).error(body).errors).toEqual({ email: ['Please enter a valid email address'] });
  });

  it('is limited to three an hour for one client', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) answers.push((await subscribe(`n${n}@example.com`, '10.5.5.5')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    api.wait(hour);
    expect((await subscribe('n9@example.com', '10.5.5.5')).status).toBe(200);
  });

  it('ends with one click on the link in its e-mail, but not by opening the page', async () => {
    await subscribe('leaving@example.com', '10.6.6.6');
    const { text } = await emailTo('leaving@example.com');
    const url = /http:\/\/api\.test(\S+)/.exec(text)?.[1] ?? '';
    const subscribed = async () => {
      const rows = await api.db.select().from(subscriptions);
      return rows.find((row) => row.email === 'leaving@example.com')?.unsubscribedAt === null;
    };
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    expect(await subscribed()).toBe(true);
    const click = await api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([click.statusCode, await subscribed()]).toEqual([200, false]);
    expect((await subscribe('leaving@example.com', '10.6.6.6')).body).toMatchObject({ data: 'created' });
    expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
