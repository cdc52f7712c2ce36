import { RegisterUserResponse } from '@kaadu/contracts/api';
import { eq } from 'drizzle-orm';
import { contacts, otpChallenges, sessions, users } from '../../db/schema';
import { e164, sessionHeaders, signUp, visitor, type Person } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

const minute = 60_000;
const hour = 60 * minute;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts in a new day, with all limits of the last one behind it.
beforeEach(() => api.wait(25 * hour));

let serial = 0;
/** Somebody whom no other test knows. */
function stranger(): Person {
  serial += 1;
  return { email: `person${serial}@example.com`, phone: `98450${String(10_000 + serial)}` };
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const me = (headers: Record<string, string>) =>
  api.app.inject({ url: '/loggedUser/session', headers }).then((response) => response.statusCode);

describe('the ordinary way', () => {
  it('lets a stranger in by code, sign-up and session', async () => {
    const person = stranger();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const guest = await browser.verified(person, challenge, await browser.code(e164(person.phone)));
    expect(guest).toMatchObject({ isOtpMatched: true, isGuestUser: true, access_token: null });
    const { status, body, cookie } = await browser.register({
      first_name: '  Asha ',
      last_name: 'Rao',
      user_key: guest.user_key,
    });
    expect(status).toBe(200);
    const { data } = RegisterUserResponse.parse(body);
    expect(data).toMatchObject({ first_name: 'Asha', email: person.email });
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await me(sessionHeaders(data.access_token, cookie))).toBe(200);
  });

  it('signs a known person in at once', async () => {
    const person = stranger();
    await signUp(api, person);
    api.wait(minute);
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const known = await browser.verified(person, challenge, await browser.code(e164(person.phone)));
    expect(known).toMatchObject({ isOtpMatched: true, isGuestUser: false, first_name: 'Asha' });
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

  it('says which name is missing, and keeps the ticket good', async () => {
    const person = stranger();
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

describe('an attacker', () => {
  it('gets no code by entering a victim’s address with his own number', async () => {
    const victim = stranger();
    await signUp(api, victim, 'email');
    api.wait(minute);
    const attacker = stranger();
    const mixed = { email: victim.email, phone: attacker.phone };
    const browser = visitor(api, '10.9.9.9');
    const challenge = await browser.challenge(mixed);
    expect(await browser.code(e164(attacker.phone))).toBe('no code');
    // The victim's own code signs in to the victim's account, for the victim.
    const code = await browser.code(victim.email);
    expect((await browser.verified(mixed, challenge, wrong(code))).isOtpMatched).toBe(false);
  });

  it('gets no code by entering a victim’s number with his own address', async () => {
    const victim = stranger();
    await signUp(api, victim, 'phone');
    api.wait(minute);
    const attacker = stranger();
    await visitor(api).challenge({ email: attacker.email, phone: victim.phone });
    expect(await visitor(api).code(attacker.email)).toBe('no code');
  });

  it('gains no hold on an address that he did not prove', async () => {
    const victim = stranger();
    const attacker = stranger();
    // Signs up with his own phone and the victim's address, before the victim does.
    const planted = await signUp(api, { email: victim.email, phone: attacker.phone }, 'phone');
    api.wait(minute);
    const browser = visitor(api);
    const challenge = await browser.challenge(victim);
    const own = await browser.verified(victim, challenge, await browser.code(victim.email));
    expect(own.isGuestUser).toBe(true);
    const { body } = await browser.register({ first_name: 'V', last_name: 'W', user_key: own.user_key });
    expect(RegisterUserResponse.parse(body).data.user_key).not.toBe(planted.user_key);
  });

  it('gets the same answer for known and unknown people', async () => {
    const known = stranger();
    await signUp(api, known);
    api.wait(minute);
    const [first, second] = [await visitor(api).requestOtp(known), await visitor(api).requestOtp(stranger())];
    const shape = ({ status, body }: typeof first) =>
      JSON.stringify({ status, body }).replace(/"primary_key":"[\w-]{32}"/, '"primary_key":"…"');
    expect(shape(first)).toBe(shape(second));
  });

  it('has five tries a challenge, and then not even the right code helps', async () => {
    const person = stranger();
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    for (let n = 0; n < 5; n += 1) {
      expect((await browser.verified(person, challenge, wrong(code))).isOtpMatched).toBe(false);
    }
    expect((await browser.verify(person, challenge, code)).status).toBe(410);
  });

  it('meets growing delays over all challenges of one account', async () => {
    const person = stranger();
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

  it('cannot use a code twice, nor two at the same moment', async () => {
    const person = stranger();
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

  it('cannot use a code after five minutes, nor one that a resend replaced', async () => {
    const person = stranger();
    const browser = visitor(api);
    const first = await browser.challenge(person);
    const oldCode = await browser.code(person.email);
    api.wait(minute);
    const second = await browser.challenge(person);
    expect((await browser.verify(person, first, oldCode)).status).toBe(410);
    const code = await browser.code(person.email);
    api.wait(5 * minute);
    expect((await browser.verify(person, second, code)).status).toBe(410);
  });

  it('cannot take a challenge to another address or number', async () => {
    const [person, other] = [stranger(), stranger()];
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(person.email);
    expect((await browser.verified(other, challenge, code)).isOtpMatched).toBe(false);
    expect((await browser.verified({ ...person, phone: other.phone }, challenge, code)).isOtpMatched).toBe(
      false,
    );
  });

  it('cannot choose role, address or number at sign-up', async () => {
    const [person, victim] = [stranger(), stranger()];
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
    const { data } = RegisterUserResponse.parse(body);
    expect([data.email, data.phone]).toEqual([person.email, e164(person.phone)]);
    const [row] = await api.db.select().from(users).where(eq(users.primaryKey, data.user_key));
    expect(row?.rolePk).toBe(1);
    const owned = await api.db.select().from(contacts).where(eq(contacts.userPk, data.user_key));
    expect(owned.map(({ kind, value }) => [kind, value])).toEqual([['email', person.email]]);
  });

  it('cannot use a ticket twice, late, or make one up', async () => {
    const [first, second] = [stranger(), stranger()];
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
    expect((await browser.register({ ...names, user_key: late })).status).toBe(410);
    expect((await browser.register({ ...names, user_key: '1' })).status).toBe(410);
  });

  it('finds nothing in the database that signs in', async () => {
    const person = stranger();
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

describe('a session', () => {
  it('needs token and cookie together: either alone, or of two people, is nothing', async () => {
    const [one, two] = [await signUp(api, stranger()), await signUp(api, stranger())];
    const { authorization, cookie } = one.headers;
    expect(await me({ authorization, cookie })).toBe(200);
    expect(await me({ authorization, cookie: '' })).toBe(401);
    expect(await me({ authorization: '', cookie })).toBe(401);
    expect(await me({ authorization, cookie: two.headers.cookie })).toBe(401);
    expect(await me({ authorization: 'Bearer undefined', cookie })).toBe(401);
  });

  it('ends on the server at logout', async () => {
    const { headers } = await signUp(api, stranger());
    await api.app.inject({ method: 'POST', url: '/logout', headers, payload: {} });
    expect(await me(headers)).toBe(401);
  });

  it('ends after 12 hours without use, and after 30 days in any case', async () => {
    const idle = await signUp(api, stranger());
    api.wait(12 * hour + minute);
    expect(await me(idle.headers)).toBe(401);
    const busy = await signUp(api, stranger());
    for (let elapsed = 0; elapsed < 30 * 24 - 11; elapsed += 11) {
      expect(await me(busy.headers)).toBe(200);
      api.wait(11 * hour);
    }
    api.wait(11 * hour);
    expect(await me(busy.headers)).toBe(401);
  });

  it('shows My bookings by the cookie alone, and to its owner alone', async () => {
    const [owner, other] = [await signUp(api, stranger()), await signUp(api, stranger())];
    const page = (key: unknown, cookie: string) =>
      api.app.inject({ url: `/check-user-login?primary_key=${String(key)}`, headers: { cookie } });
    const own = await page(owner.user_key, owner.headers.cookie);
    expect([own.statusCode, own.body.includes('My bookings, Asha')]).toEqual([200, true]);
    expect((await page(other.user_key, owner.headers.cookie)).statusCode).toBe(403);
    const stolenLink = await page(owner.user_key, '');
    expect([stolenLink.statusCode, stolenLink.headers['set-cookie']]).toEqual([401, undefined]);
  });
});

describe('limits', () => {
  it('let a code be sent again after 30 seconds, thrice in ten minutes and ten times a day', async () => {
    const person = stranger();
    const browser = visitor(api);
    expect((await browser.requestOtp(person)).status).toBe(200);
    const soon = await browser.requestOtp(person);
    expect([soon.status, soon.retryAfter]).toEqual([429, 30]);
    for (let n = 0; n < 2; n += 1) {
      api.wait(31_000);
      expect((await browser.requestOtp(person)).status).toBe(200);
    }
    api.wait(31_000);
    expect((await browser.requestOtp(person)).status).toBe(429);
    let sent = 3;
    for (let n = 0; n < 12; n += 1) {
      api.wait(10 * minute);
      if ((await browser.requestOtp(person)).status === 200) sent += 1;
    }
    expect(sent).toBe(10);
  });

  it('cannot be got around by changing the address beside a number', async () => {
    const { phone } = stranger();
    const answers: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      answers.push((await visitor(api).requestOtp({ email: `x${n}.${phone}@example.com`, phone })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  });

  it('hold for one client and not for its neighbour', async () => {
    const greedy = visitor(api, '10.1.1.1');
    const answers: number[] = [];
    for (let n = 0; n < 32; n += 1) answers.push((await greedy.requestOtp(stranger())).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect((await visitor(api, '10.1.1.2').requestOtp(stranger())).status).toBe(200);
  });
});

describe('a further contact', () => {
  it('is linked after its own code only, and then signs in to the same account', async () => {
    const person = stranger();
    const account = await signUp(api, person, 'phone');
    const browser = visitor(api);
    const ask = await browser.post(
      '/loggedUser/requestContactOtp',
      { kind: 'email', value: person.email },
      account.headers,
    );
    const { primary_key } = (ask.body as { data: { primary_key: string } }).data;
    const code = await browser.code(person.email);
    const answer = (otp: string) =>
      browser.post('/loggedUser/verifyContactOtp', { primary_key, otp }, account.headers);
    expect((await answer(wrong(code))).status).toBe(422);
    expect((await answer(code)).status).toBe(200);
    api.wait(minute);
    const fresh = { ...stranger(), email: person.email };
    const challenge = await browser.challenge(fresh);
    const known = await browser.verified(fresh, challenge, await browser.code(person.email));
    expect(known.user_key).toBe(account.user_key);
  });
});
