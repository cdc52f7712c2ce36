import { listAuditEntries } from '@kaadu/contracts/audit';
import { eq } from 'drizzle-orm';
import { allRoles, type RoleName } from '../../platform/sessions/roles';
import { users } from '../../platform/sessions/tables';
import { type BackOffice, payment, place, startBackOffice, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';
import { signUp, visitor } from '../../testing/people';
import { createTestDatabase } from '../../testing/databases/test-database';
import { makeFirstAdmin } from './make-first-admin';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

describe('roles', () => {
  const endpoints: [url: string, payload: object, roles: RoleName[]][] = [
    ['/admin/createBlog', story, ['content', 'admin']],
    ['/admin/createPlace', place, ['content', 'admin']],
    ['/admin/updatePaymentReq', payment, ['sales', 'admin']],
    [
      '/admin/organiser',
      { name: 'Kabini Boats', email: 'k@example.com', phone: '9900011111', city: 'Mysuru' },
      ['sales', 'admin'],
    ],
    [
      '/admin/updateTransactionStatus',
      { primary_key: 1, status: 'paid', transaction_ref: 'x' },
      ['finance', 'admin'],
    ],
    [
      '/admin/registerUser',
      {
        first_name: 'N',
        last_name: 'M',
        email: 'new@example.com',
        phone: '9900022222',
        country_code: '+91',
        role: 'sales',
      },
      ['admin'],
    ],
  ];
  it.each(endpoints)('%s is accessible to its roles only', async (url, payload, allowed) => {
    for (const role of ['content', 'sales', 'finance', 'admin'] as const) {
      const { status } = await backOffice.call('POST', url, backOffice.staff[role], payload);
      expect([role, status === 403]).toEqual([role, !allowed.includes(role)]);
    }
    expect((await backOffice.call('POST', url, {}, payload)).status).toBe(401);
  });

  it('exclude travellers, and are checked on each request', async () => {
    const { headers, user_key } = await signUp(backOffice.api, {
      email: 't@example.com',
      phone: '9900033333',
    });
    const statuses: number[] = [];
    for (const name of ['traveller', 'sales', 'traveller'] as const) {
      const rolePk = allRoles.find((role) => role.name === name)?.primaryKey;
      await backOffice.api.db.update(users).set({ rolePk }).where(eq(users.primaryKey, user_key));
      statuses.push((await backOffice.call('GET', '/admin/organiser', headers)).status);
    }
    expect(statuses).toEqual([403, 200, 403]);
  });
});

describe('the audit log', () => {
  it('records who did what, and is accessible to admins only', async () => {
    await backOffice.call('POST', '/admin/createBlog', backOffice.staff.content, {
      ...story,
      title: 'Audited',
    });
    const { body } = await backOffice.call('GET', '/admin/auditLog', backOffice.staff.admin);
    expect(dataOf(listAuditEntries, body).entries[0]).toMatchObject({
      action: 'createBlog',
      actor: { name: 'Staff content' },
      subject: expect.stringMatching(/^story \d+$/),
      detail: { name: 'Audited' },
      changes: { title: { from: null, to: 'Audited' } },
    });
    expect((await backOffice.call('GET', '/admin/auditLog', backOffice.staff.content)).status).toBe(403);
  });
});

it('first admin can be created only once', async () => {
  const { open, drop } = await createTestDatabase('sample');
  const database = await open();
  const person = {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'first@example.com',
    phone: '9911111111',
    country_code: '+91',
    role: 'admin' as const,
  };
  await makeFirstAdmin(database.db, person);
  const again = makeFirstAdmin(database.db, { ...person, email: 'b@example.com', phone: '9911111112' });
  await expect(again).rejects.toThrow('An admin exists already');
  await database.close();
  await drop();
});

describe('accounts', () => {
  it('are found by verified contacts', async () => {
    const found = await backOffice.call(
      'GET',
      '/admin/fetchUser?email=Sales@Example.com',
      backOffice.staff.sales,
    );
    expect(found.body.data).toMatchObject({ role: 'sales', verified: ['email', 'phone'] });
    const byPhone = await backOffice.call(
      'GET',
      '/admin/fetchUser?phone=%2B919900000001',
      backOffice.staff.sales,
    );
    expect(byPhone.body.data.primary_key).toBe(found.body.data.primary_key);
    expect(
      (await backOffice.call('GET', '/admin/fetchUser?email=nobody@x.in', backOffice.staff.sales)).status,
    ).toBe(404);
    expect((await backOffice.call('GET', '/admin/fetchUser', backOffice.staff.sales)).status).toBe(422);
  });

  it('receive their code at their verified contacts when sales requests it', async () => {
    const person = { email: 'caller@example.com', phone: '9900044444' };
    const { user_key } = await signUp(backOffice.api, person);
    backOffice.api.wait(60_000);
    const asked = await backOffice.call('POST', '/admin/createUserOtp', backOffice.staff.sales, {
      primary_key: user_key,
    });
    expect(JSON.stringify(asked.body)).not.toMatch(/\b\d{6}\b/);
    const browser = visitor(backOffice.api);
    const code = await browser.code('+919900044444');
    expect(asked.body.data).toEqual({ primary_key: expect.any(String) });
    const known = await browser.verified(person, String(asked.body.data.primary_key), code);
    expect(known.user_key).toBe(user_key);
  });
});

it('icon is rejected when its image does not exist', async () => {
  const body = { name: 'Paddle', image_path: 'nowhere/1' };
  expect((await backOffice.call('POST', '/admin/icons', backOffice.staff.content, body)).status).toBe(422);
  const good = { name: 'Paddle', image_path: 'experiences/3/1' };
  expect((await backOffice.call('POST', '/admin/icons', backOffice.staff.content, good)).status).toBe(200);
  expect((await backOffice.call('GET', '/admin/icons', backOffice.staff.content)).body.data).toMatchObject([
    good,
  ]);
});
