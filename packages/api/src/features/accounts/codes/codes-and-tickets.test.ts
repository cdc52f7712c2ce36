import { sessions } from '../../../platform/sessions/tables';
import {
  e164,
  hour,
  minute,
  type Person,
  signUp,
  newPerson,
  visitor,
  wrongCode,
} from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { otpChallenges } from '../tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

const expired = { status: 410, body: { message: 'This OTP has expired. Please request a new one.' } };

describe('an attacker who guesses or reuses codes', () => {
  it('has five attempts per challenge, after which the correct code is rejected too', async () => {
    const person = newPerson();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    for (let n = 0; n < 5; n += 1) {
      expect((await browser.verified(person, challenge, wrongCode(code))).isOtpMatched).toBe(false);
    }
    expect(await browser.verify(person, challenge, code)).toMatchObject(expired);
  });

  it('gets growing delays across all challenges of one account', async () => {
    const person = newPerson();
    const browser = visitor(api);
    for (let n = 0; n < 10; n += 5) {
      const challenge = await browser.challenge(person);
      for (let tries = 0; tries < 5; tries += 1) await browser.verify(person, challenge, 'wrong');
      api.wait(minute / 2);
    }
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    const locked = await browser.verify(person, challenge, code);
    expect([locked.status, locked.retryAfter]).toEqual([429, 30]);
    api.wait(minute / 2);
    expect((await browser.verify(person, challenge, 'wrong')).status).toBe(200);
    expect((await browser.verify(person, challenge, code)).retryAfter).toBe(120);
  });

  it('cannot use a code twice, not even concurrently', async () => {
    const person = newPerson();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    const both = await Promise.all([
      browser.verify(person, challenge, code),
      browser.verify(person, challenge, code),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await browser.verify(person, challenge, code)).status).toBe(410);
  });
});

describe('an attacker who has old or stolen secrets', () => {
  it('cannot use a code after five minutes, nor one that a resend replaced', async () => {
    const person = newPerson();
    const browser = visitor(api);
    const first = await browser.challenge(person);
    const oldCode = await browser.code(person.email);
    api.wait(minute);
    const second = await browser.challenge(person);
    expect(await browser.verify(person, first, oldCode)).toMatchObject(expired);
    const code = await browser.code(person.email);
    api.wait(5 * minute);
    expect(await browser.verify(person, second, code)).toMatchObject(expired);
  });

  it('cannot use a ticket twice, use an expired one, or make one up', async () => {
    const [first, second] = [newPerson(), newPerson()];
    const browser = visitor(api);
    const ticketOf = async (person: Person) => {
      const challenge = await browser.challenge(person);
      return (await browser.verified(person, challenge, await browser.code(person.email))).user_key;
    };
    const names = { first_name: 'A', last_name: 'B' };
    const user_key = await ticketOf(first);
    const both = await Promise.all([
      browser.register({ ...names, user_key }),
      browser.register({ ...names, user_key }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    const late = await ticketOf(second);
    api.wait(31 * minute);
    const gone = { status: 410, body: { message: 'This sign-up has expired. Please sign in again.' } };
    expect(await browser.register({ ...names, user_key: late })).toMatchObject(gone);
    expect(await browser.register({ ...names, user_key: '1' })).toMatchObject(gone);
  });

  it('finds no usable secrets in the database', async () => {
    const person = newPerson();
    const { access_token, headers } = await signUp(api, person);
    api.wait(minute);
    await visitor(api).challenge(person);
    const code = await visitor(api).code(e164(person.phone));
    const stored = JSON.stringify([
      await api.db.select().from(sessions),
      await api.db.select().from(otpChallenges),
    ]);
    expect(stored).not.toContain(access_token);
    expect(stored).not.toContain(headers.cookie.split('=')[1]);
    expect(stored).not.toContain(`"${code}"`);
  });
});
