import { listAuditEntries } from '@kaadu/contracts/audit';
import { exportSubscribers } from '@kaadu/contracts/newsletter';
import { dataOf } from '../../../testing/data/data-of';
import { eventually } from '../../../testing/eventually';
import { newPerson, signInStaff, visitor } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { subscriptions } from './tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const hour = 60 * 60_000;

const emailTo = async (address: string) => {
  const [email] = await eventually(
    () => api.outbox.list(address),
    (found) => found.length > 0,
  );
  return email;
};

describe('a subscription', () => {
  const subscribe = (email: string, address?: string) =>
    visitor(api, address).post('/createSubscription', { email });

  it('is created once for an e-mail address, regardless of spaces and case', async () => {
    expect((await subscribe('  Mina@Example.com ')).body).toMatchObject({
      status: 'success',
      data: 'created',
    });
    expect((await subscribe('mina@example.com')).body).toMatchObject({ status: 'success', data: 'exists' });
  });

  it('is refused for an invalid e-mail address, by field', async () => {
    const { status, body } = await subscribe('mina');
    expect(status).toBe(422);
    expect(visitor(api).error(body).errors).toEqual({ email: [expect.any(String)] });
  });

  it('is limited to three an hour for one client', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await subscribe(`n${n}@example.com`, '10.5.5.5')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    api.wait(hour);
    expect((await subscribe('n9@example.com', '10.5.5.5')).status).toBe(200);
  });

  it('ends with one click on the link in its e-mail, but not by opening the page', async () => {
    await subscribe('leaving@example.com', '10.6.6.6');
    const email = await emailTo('leaving@example.com');
    const url = /http:\/\/api\.test(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
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

it('exports the subscribers to admins, and records it in the audit log', async () => {
  await api.db.delete(subscriptions);
  await api.db.insert(subscriptions).values([
    { email: 'in@example.com', unsubscribeToken: 'a' },
    { email: 'out@example.com', unsubscribeToken: 'b', unsubscribedAt: api.now() },
  ]);
  const sales = await signInStaff(api, 'sales', newPerson());
  const admin = await signInStaff(api, 'admin', newPerson());
  const exportAs = ({ headers }: typeof admin) =>
    api.app.inject({ method: 'POST', url: exportSubscribers.path, headers, payload: {} });
  expect((await exportAs(sales)).statusCode).toBe(403);
  const { subscribers, next } = dataOf(exportSubscribers, (await exportAs(admin)).json());
  expect([subscribers.map(({ email }) => email), next]).toEqual([['in@example.com'], null]);
  const url = '/admin/auditLog?action=exportNewsletter';
  const log = await api.app.inject({ url, headers: admin.headers });
  expect(dataOf(listAuditEntries, log.json()).entries.map(({ detail }) => detail)).toEqual([
    { addresses: 1 },
  ]);
});
