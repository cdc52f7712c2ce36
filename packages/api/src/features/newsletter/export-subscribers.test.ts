import { listAuditEntries } from '@kaadu/contracts/audit';
import { exportSubscribers } from '@kaadu/contracts/newsletter';
import { type BackOffice, startBackOffice } from '../../testing/back-office';
import { dataOf } from '../../testing/data-of';
import { subscriptions } from './tables';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

it('gives admins those who are subscribed, and notes it in the audit log', async () => {
  const { db } = backOffice.api;
  await db.insert(subscriptions).values([
    { email: 'in@example.com', unsubscribeToken: 'a' },
    { email: 'out@example.com', unsubscribeToken: 'b', unsubscribedAt: new Date() },
  ]);
  const path = exportSubscribers.path;
  expect((await backOffice.call('POST', path, backOffice.staff.sales, {})).status).toBe(403);
  const { body } = await backOffice.call('POST', path, backOffice.staff.admin, {});
  const { subscribers, next } = dataOf(exportSubscribers, body);
  expect([subscribers.map(({ email }) => email), next]).toEqual([['in@example.com'], null]);
  const log = await backOffice.call('GET', '/admin/auditLog?action=exportNewsletter', backOffice.staff.admin);
  expect(dataOf(listAuditEntries, log.body).entries.map(({ detail }) => detail)).toEqual([{ addresses: 1 }]);
});
