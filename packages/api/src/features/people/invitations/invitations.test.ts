import { getSession } from '@kaadu/contracts/accounts';
import { listAuditEntries } from '@kaadu/contracts/audit';
import { listInvitations as listOpenInvitations } from '@kaadu/contracts/invitations';
import { createContentChanges } from '../../../platform/content-changes/content-changes';
import { findUser } from '../../../platform/sessions/users-repository';
import { type BackOffice, startBackOffice } from '../../../testing/back-office';
import { dataOf } from '../../../testing/data/data-of';
import { eventually } from '../../../testing/eventually';
import { newPerson, signUp } from '../../../testing/people';
import { acceptInvitation } from './accept-invitation';
import { listInvitations } from './invitations-repository';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

describe('an invitation', () => {
  const invite = (email: string, role = 'operator', headers = backOffice.staff.admin) =>
    backOffice.call('POST', '/admin/invitations', headers, { email, role });
  const accept = (token: string, headers: Record<string, string>) =>
    backOffice.call('POST', '/invitations/accept', headers, { token });
  const seen = new Set<string>();
  const tokenFor = async (email: string) => {
    const isNew = (text: string) => !seen.has(text) && text.includes('/admin/invitation#');
    const [found] = await eventually(
      () => backOffice.api.outbox.list(email).filter(({ text }) => isNew(text)),
      (emails) => emails.length > 0,
    );
    const text = found?.text ?? '';
    seen.add(text);
    return /\/admin\/invitation#([\w-]{32})\n/.exec(text)?.[1] ?? '';
  };

  it('gives the account with the invited address the role, once, and is audited', async () => {
    const person = newPerson();
    const { status, body } = await invite(person.email);
    expect([status, body.data]).toMatchObject([
      200,
      { email: person.email, role: 'operator', invited_by: 'Staff admin' },
    ]);
    const token = await tokenFor(person.email);
    const { user_key, headers } = await signUp(backOffice.api, person, 'email');
    expect(await accept(token, headers)).toMatchObject({ status: 200, body: { data: { role: 'operator' } } });
    expect((await backOffice.call('GET', '/admin/calendar?from=2026-04-06', headers)).status).toBe(200);
    expect((await accept(token, headers)).status).toBe(404);
    const log = await backOffice.call(
      'GET',
      `/admin/auditLog?subject=user%20${user_key}`,
      backOffice.staff.admin,
    );
    expect(dataOf(listAuditEntries, log.body).entries).toMatchObject([
      { action: 'acceptInvitation', changes: { role: { from: 'traveller', to: 'operator' } } },
    ]);
    expect(JSON.stringify(log.body)).not.toContain(token);
  });

  it('is useless to an account without the invited address, and to no account', async () => {
    const person = newPerson();
    await invite(person.email);
    const token = await tokenFor(person.email);
    const other = await signUp(backOffice.api, newPerson(), 'email');
    expect(await accept(token, other.headers)).toMatchObject({
      status: 409,
      body: {
        message: 'The invitation is for another e-mail address. Sign in with a code sent to that address.',
      },
    });
    // The address was entered, but the code went to the phone.
    const unconfirmed = await signUp(backOffice.api, person, 'phone');
    expect((await accept(token, unconfirmed.headers)).status).toBe(409);
    expect((await accept(token, {})).status).toBe(401);
  });

  it('ends when it expires, is withdrawn, or is sent again', async () => {
    const person = newPerson();
    await invite(person.email);
    const first = await tokenFor(person.email);
    const { body } = await invite(person.email, 'sales');
    const second = await tokenFor(person.email);
    const { user_key, headers } = await signUp(backOffice.api, person, 'email');
    expect((await accept(first, headers)).status).toBe(404);
    const key = { primary_key: body.data.primary_key };
    const withdraw = () =>
      backOffice.call('POST', '/admin/invitations/withdraw', backOffice.staff.admin, key);
    expect((await withdraw()).status).toBe(200);
    expect((await accept(second, headers)).status).toBe(404);
    expect((await withdraw()).status).toBe(404);

    await invite(person.email, 'finance');
    const third = await tokenFor(person.email);
    const answer = await backOffice.call('GET', '/admin/invitations', backOffice.staff.admin);
    const listed = dataOf(listOpenInvitations, answer.body);
    expect(listed.map(({ email }) => email)).toContain(person.email);
    const { database, db, now } = backOffice.api;
    const nextWeek = new Date(now().getTime() + 7 * 24 * 60 * 60_000);
    expect((await listInvitations(db, nextWeek)).map(({ email }) => email)).not.toContain(person.email);
    const user = await findUser(db, user_key);
    if (!user) throw new Error('The account is gone');
    const contentChanges = await createContentChanges(database, [], () => undefined);
    const late = { contentChanges, now: () => nextWeek };
    await expect(acceptInvitation(late, { user, requestId: 'req-2' }, third)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await accept(third, headers)).status).toBe(200);
  });

  it('does not change the role that an account has got meanwhile', async () => {
    const person = newPerson();
    await invite(person.email, 'operator');
    const token = await tokenFor(person.email);
    const { user_key, headers } = await signUp(backOffice.api, person, 'email');
    const given = { primary_key: user_key, role: 'admin' };
    expect((await backOffice.call('POST', '/admin/userRole', backOffice.staff.admin, given)).status).toBe(
      200,
    );
    expect(await accept(token, headers)).toMatchObject({
      status: 409,
      body: { message: 'You are admin already. An admin can change your role.' },
    });
    const { body } = await backOffice.call('GET', getSession.path, headers);
    expect(dataOf(getSession, body).role).toBe('admin');
  });

  it('is sent to one address five times a day', async () => {
    const { email } = newPerson();
    for (let n = 0; n < 5; n += 1) expect((await invite(email)).status).toBe(200);
    expect(await invite(email)).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try again in 24 hours.' },
    });
  });

  it('is for admins to send, and not to a colleague', async () => {
    const { email } = newPerson();
    for (const role of ['content', 'sales', 'finance'] as const)
      expect((await invite(email, 'sales', backOffice.staff[role])).status).toBe(403);
    expect(await invite('sales@example.com')).toMatchObject({
      status: 409,
      body: { message: 'This person has a role already. Change it on the page of the account.' },
    });
  });
});
