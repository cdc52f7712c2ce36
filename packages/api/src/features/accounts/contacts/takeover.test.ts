import { registerUser, requestContactOtp, requestOtp } from '@kaadu/contracts/accounts';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/sessions/tables';
import { dataOf } from '../../../testing/data/data-of';
import { e164, hour, minute, signUp, newPerson, visitor, wrongCode } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { contacts } from '../tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

describe('an attacker who knows a victim’s contacts', () => {
  it.each(['email', 'phone'] as const)(
    'gets by the victim’s %s and a contact of their own only what they would get without the victim’s account',
    async (known) => {
      const [registered, unregistered] = [newPerson(), newPerson()];
      const account = await signUp(api, registered, known);
      api.wait(minute);
      const outcomes = [];
      for (const victim of [registered, unregistered]) {
        const attacker = newPerson();
        const mixed = { ...attacker, [known]: victim[known] };
        const own = known === 'email' ? e164(attacker.phone) : attacker.email;
        const browser = visitor(api, '10.9.9.9');
        const { status, body } = await browser.requestOtp(mixed);
        const id = dataOf(requestOtp, body).primary_key;
        const victimsCode = await browser.code(known === 'email' ? victim.email : e164(victim.phone));
        const guess = await browser.verified(mixed, id, wrongCode(victimsCode));
        const { user_key, email, phone, ...response } = await browser.verified(
          mixed,
          id,
          await browser.code(own),
        );
        expect([user_key, email, phone]).not.toContain(account.user_key);
        outcomes.push({
          status,
          guessed: guess.isOtpMatched,
          delivered: victimsCode !== 'no code',
          response,
        });
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
      expect(outcomes[0]).toMatchObject({ delivered: true, guessed: false, response: { isGuestUser: true } });
    },
  );

  it('does not gain an e-mail address without verifying it', async () => {
    const victim = newPerson();
    const attacker = newPerson();
    // The attacker signs up first, with their own phone and the victim's e-mail address.
    const planted = await signUp(api, { email: victim.email, phone: attacker.phone }, 'phone');
    api.wait(minute);
    const browser = visitor(api);
    const challenge = await browser.challenge(victim);
    const own = await browser.verified(victim, challenge, await browser.code(victim.email));
    expect(own.isGuestUser).toBe(true);
    const { body } = await browser.register({ first_name: 'V', last_name: 'W', user_key: own.user_key });
    expect(dataOf(registerUser, body).user_key).not.toBe(planted.user_key);
  });
});

describe('an attacker who tampers with requests', () => {
  it('gets the same response for known and unknown users', async () => {
    const known = newPerson();
    await signUp(api, known);
    api.wait(minute);
    const [first, second] = [
      await visitor(api).requestOtp(known),
      await visitor(api).requestOtp(newPerson()),
    ];
    const shape = ({ status, body }: typeof first) =>
      JSON.stringify({ status, body }).replace(/"primary_key":"[\w-]{32}"/, '"primary_key":"…"');
    expect(shape(first)).toBe(shape(second));
  });

  it('cannot take a challenge to another address or number', async () => {
    const [person, other] = [newPerson(), newPerson()];
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    expect((await browser.verified(other, challenge, code)).isOtpMatched).toBe(false);
    expect((await browser.verified({ ...person, phone: other.phone }, challenge, code)).isOtpMatched).toBe(
      false,
    );
  });

  it('cannot choose role, address or number at sign-up', async () => {
    const [person, victim] = [newPerson(), newPerson()];
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const { user_key } = await browser.verified(person, challenge, await browser.code(person.email));
    const { body } = await browser.register({
      first_name: 'A',
      last_name: 'B',
      user_key,
      role_pk: 5,
      email: victim.email,
      phone: victim.phone,
      primary_key: 1,
    });
    const data = dataOf(registerUser, body);
    expect([data.email, data.phone]).toEqual([person.email, e164(person.phone)]);
    const [row] = await api.db.select().from(users).where(eq(users.primaryKey, data.user_key));
    expect(row?.rolePk).toBe(1);
    const owned = await api.db.select().from(contacts).where(eq(contacts.userPk, data.user_key));
    expect(owned.map(({ kind, value }) => [kind, value])).toEqual([['email', person.email]]);
  });
});

describe('a code that links a contact', () => {
  /** Requests a code to link a new e-mail address. @returns the challenge with the code from the message */
  async function linkCode(headers: Record<string, string>) {
    const browser = visitor(api);
    const { email } = newPerson();
    const { body } = await browser.post(
      '/loggedUser/requestContactOtp',
      { kind: 'email', value: email },
      headers,
    );
    const { primary_key } = dataOf(requestContactOtp, body);
    return { email, typed: { primary_key, otp: await browser.code(email) } };
  }
  const link = (typed: object, headers: Record<string, string>) =>
    visitor(api).post('/loggedUser/verifyContactOtp', typed, headers);

  it('is valid only for the account that requested it', async () => {
    const [owner, thief] = [await signUp(api, newPerson()), await signUp(api, newPerson())];
    api.wait(minute);
    const { email, typed } = await linkCode(owner.headers);
    const stolen = await link(typed, thief.headers);
    expect([stolen.status, visitor(api).error(stolen.body).message]).toEqual([422, 'OTP is not matched']);
    expect((await link(typed, owner.headers)).status).toBe(200);
    const [row] = await api.db.select().from(contacts).where(eq(contacts.value, email));
    expect(row?.userPk).toBe(owner.user_key);
  });

  it('does not sign in, and the code of a sign-in links nothing', async () => {
    const person = newPerson();
    const { headers } = await signUp(api, person);
    api.wait(minute);
    const expired = 'This OTP has expired. Please request a new one.';
    const { email, typed } = await linkCode(headers);
    const signIn = await visitor(api).verify({ ...person, email }, typed.primary_key, typed.otp);
    expect([signIn.status, visitor(api).error(signIn.body).message]).toEqual([410, expired]);
    const browser = visitor(api);
    const primary_key = await browser.challenge(person);
    const linked = await link({ primary_key, otp: await browser.code(person.email) }, headers);
    expect([linked.status, browser.error(linked.body).message]).toEqual([410, expired]);
  });
});
