import { type BackOffice, startBackOffice } from '../../testing/back-office';
import { signUp, visitor } from '../../testing/people';

let backOffice: BackOffice;
beforeAll(async () => {
  backOffice = await startBackOffice();
});
afterAll(() => backOffice.close());

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

  it('receive their code at their own contacts when sales requests it', async () => {
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
