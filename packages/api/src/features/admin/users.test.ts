import { type Office, startOffice } from '../../testing/back-office';
import { signUp, visitor } from '../../testing/people';

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

describe('people', () => {
  it('are fetched by proved contacts', async () => {
    const found = await office.call('GET', '/admin/fetchUser?email=Sales@Example.com', office.staff.sales);
    expect(found.body.data).toMatchObject({ role: 'sales', verified: ['email', 'phone'] });
    const byPhone = await office.call('GET', '/admin/fetchUser?phone=%2B919900000001', office.staff.sales);
    expect(byPhone.body.data.primary_key).toBe(found.body.data.primary_key);
    expect((await office.call('GET', '/admin/fetchUser?email=nobody@x.in', office.staff.sales)).status).toBe(
      404,
    );
    expect((await office.call('GET', '/admin/fetchUser', office.staff.sales)).status).toBe(422);
  });

  it('get their code themselves when sales asks for it', async () => {
    const person = { email: 'caller@example.com', phone: '9900044444' };
    const { user_key } = await signUp(office.api, person);
    office.api.wait(60_000);
    const asked = await office.call('POST', '/admin/createUserOtp', office.staff.sales, {
      primary_key: user_key,
    });
    expect(JSON.stringify(asked.body)).not.toMatch(/\b\d{6}\b/);
    const browser = visitor(office.api);
    const code = await browser.code('+919900044444');
    expect(asked.body.data).toEqual({ primary_key: expect.any(String) });
    const known = await browser.verified(person, String(asked.body.data.primary_key), code);
    expect(known.user_key).toBe(user_key);
  });
});
