import { registerUser } from '@kaadu/contracts/accounts';
import { dataOf } from '../../testing/data/data-of';
import {
  e164,
  hour,
  minute,
  sessionHeaders,
  signUp,
  newPerson,
  visitor,
  wrongCode,
} from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

const me = (headers: Record<string, string>) =>
  api.app.inject({ url: '/loggedUser/session', headers }).then((response) => response.statusCode);

describe('signing in', () => {
  it('takes a guest through code and sign-up to a session', async () => {
    const person = newPerson();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const guest = await browser.verified(person, challenge, await browser.code(e164(person.phone)));
    expect(guest).toMatchObject({
      isOtpMatched: true,
      isGuestUser: true,
      access_token: null,
      verified_contact: 'phone',
    });
    const { status, body, cookie } = await browser.register({
      first_name: '  Asha ',
      last_name: 'Rao',
      user_key: guest.user_key,
    });
    expect(status).toBe(200);
    const data = dataOf(registerUser, body);
    expect(data).toMatchObject({ first_name: 'Asha', email: person.email });
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await me(sessionHeaders(data.access_token, cookie))).toBe(200);
  });

  it('gives a known user a session at once', async () => {
    const person = newPerson();
    await signUp(api, person);
    api.wait(minute);
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const known = await browser.verified(person, challenge, await browser.code(e164(person.phone)));
    expect(known).toMatchObject({ isOtpMatched: true, isGuestUser: false, first_name: 'Asha' });
  });

  it('recognises a person by either contact of the sign-up, and links the second once it is proved', async () => {
    const person = newPerson();
    const account = await signUp(api, person, 'phone');
    api.wait(minute);
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const known = await browser.verified(person, challenge, await browser.code(person.email));
    expect(known).toMatchObject({ isGuestUser: false, user_key: account.user_key });
    api.wait(minute);
    const changed = { ...newPerson(), email: person.email };
    const later = await browser.challenge(changed);
    const same = await browser.verified(changed, later, await browser.code(person.email));
    expect(same.user_key).toBe(account.user_key);
  });

  it.each([
    [{ email: '', phone: '9845012345' }, 'Please enter both email and phone number'],
    [{ email: 'a@b.in', phone: ' ' }, 'Please enter both email and phone number'],
    [{ email: 'nonsense', phone: '9845012345' }, 'Please check your email and phone number'],
    [{ email: 'a@b.in', phone: '12' }, 'Please check your email and phone number'],
  ])('refuses %j', async (person, message) => {
    const { status, body } = await visitor(api).requestOtp(person);
    expect([status, visitor(api).error(body).message]).toEqual([422, message]);
  });

  it('reports missing names by field, and leaves the ticket valid', async () => {
    const person = newPerson();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const { user_key } = await browser.verified(person, challenge, await browser.code(person.email));
    const refused = await browser.register({ first_name: ' ', last_name: '', user_key });
    expect(browser.error(refused.body).errors).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
    });
    expect((await browser.register({ first_name: 'A', last_name: 'B', user_key })).status).toBe(200);
  });
});

describe('another contact', () => {
  it('is added only after its own code, and then signs in to the same account', async () => {
    const person = newPerson();
    const account = await signUp(api, person, 'phone');
    const browser = visitor(api);
    const ask = await browser.post(
      '/loggedUser/requestContactOtp',
      { kind: 'email', value: person.email },
      account.headers,
    );
    const { primary_key } = (ask.body as { data: { primary_key: string } }).data;
    const code = await browser.code(person.email);
    const verify = (otp: string) =>
      browser.post('/loggedUser/verifyContactOtp', { primary_key, otp }, account.headers);
    expect((await verify(wrongCode(code))).status).toBe(422);
    expect((await verify(code)).status).toBe(200);
    api.wait(minute);
    const fresh = { ...newPerson(), email: person.email };
    const challenge = await browser.challenge(fresh);
    const known = await browser.verified(fresh, challenge, await browser.code(person.email));
    expect(known.user_key).toBe(account.user_key);
  });
});
