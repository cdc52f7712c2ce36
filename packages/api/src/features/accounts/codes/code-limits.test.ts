import { eq } from 'drizzle-orm';
import { users } from '../../../platform/sessions/tables';
import { hour, minute, newPerson, signUp, visitor, wrongCode } from '../../../testing/people';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
// Every test starts a day later, when all rate limits have expired.
beforeEach(() => api.wait(25 * hour));

let foreign = 0;
/** Returns an unused phone number of the United States. */
function foreignNumber(): string {
  foreign += 1;
  return `20255${String(50_000 + foreign)}`;
}
const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

function askAbroad(client: string, country_code = '+1', phone = foreignNumber()) {
  const email = `abroad${phone}@example.com`;
  return visitor(api, client).post('/verifyUserType', { email, phone, country_code, description: '/' });
}

describe('text messages to other countries', () => {
  it('are few for one session that links contacts, regardless of the number of IP addresses', async () => {
    const { headers } = await signUp(api, newPerson());
    api.wait(hour);
    const statuses: number[] = [];
    const numbers = Array.from({ length: 60 }, foreignNumber);
    for (const [n, value] of numbers.entries()) {
      const body = { kind: 'phone', value, country_code: '+1' };
      const response = await visitor(api, `10.3.0.${n}`).post('/loggedUser/requestContactOtp', body, headers);
      statuses.push(response.status);
    }
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([10, 50]);
    expect(numbers.filter((number) => api.outbox.list(`+1${number}`).length > 0)).toEqual(
      numbers.slice(0, 10),
    );
  });

  it('are few for one client, signing in and linking contacts together', async () => {
    const { headers } = await signUp(api, newPerson());
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await askAbroad('10.4.0.1')).status);
      const body = { kind: 'phone', value: foreignNumber(), country_code: '+1' };
      const link = await visitor(api, '10.4.0.1').post('/loggedUser/requestContactOtp', body, headers);
      statuses.push(link.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('are few for one IPv6 network, regardless of the IP address in it', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await askAbroad(`2001:db8:1:1::${n}`)).status);
    expect(count(statuses, 200)).toBe(5);
    expect((await askAbroad('2001:db8:1:2::1')).status).toBe(200);
  });

  it('are counted by the calling code of the number, regardless of the sent dial code', async () => {
    for (let n = 0; n < 100; n += 1) expect((await askAbroad(`10.5.0.${n}`)).status).toBe(200);
    expect((await askAbroad('10.5.1.1')).status).toBe(429);
    expect((await askAbroad('10.5.1.2', '+1202', foreignNumber().slice(3))).status).toBe(429);
    expect((await askAbroad('10.5.1.3', '+12', foreignNumber().slice(1))).status).toBe(429);
    expect((await askAbroad('10.5.1.4', '+44', '7911123456')).status).toBe(200);
    expect((await visitor(api, '10.5.1.1').requestOtp(newPerson())).status).toBe(200);
  });
});

it('one client uses a small part of the shared limit, and its refused requests use none of it', async () => {
  const greedy = visitor(api, '10.6.0.1');
  let sent = 0;
  for (let n = 0; n < 120; n += 1) {
    if (n === 40 || n === 80) api.wait(10 * minute);
    if ((await greedy.requestOtp(newPerson())).status === 200) sent += 1;
  }
  expect(sent).toBe(60);
});

it('the dial code that an account keeps is that of its number', async () => {
  const phone = foreignNumber();
  const email = `kept${phone}@example.com`;
  const browser = visitor(api);
  const form = { email, phone: phone.slice(3), country_code: '+1202', description: '/' };
  await browser.post('/verifyUserType', form);
  expect(await browser.code(`+1${phone}`)).toMatch(/^\d{6}$/);
  const { primary_key } = (
    (await visitor(api, '10.7.0.1').post('/verifyUserType', form)).body as { data: { primary_key: string } }
  ).data;
  const otp = await browser.code(email);
  const { body } = await browser.post('/verifyOtp', { ...form, primary_key, otp });
  const { user_key } = (body as { data: { user_key: string } }).data;
  await browser.register({ first_name: 'A', last_name: 'B', user_key });
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ phone: `+1${phone}`, countryCode: '+1' });
});

describe('a stranger', () => {
  it('who enters wrong codes into their own challenges does not lock the owner out', async () => {
    const owner = newPerson();
    await signUp(api, owner);
    api.wait(hour);
    for (let n = 0; n < 5; n += 1) {
      const attacker = visitor(api, `10.8.0.${n}`);
      const challenge = await attacker.challenge(owner);
      for (let tries = 0; tries < 5; tries += 1) await attacker.verify(owner, challenge, 'wrong');
    }
    const browser = visitor(api, '10.8.1.1');
    const challenge = await browser.challenge(owner);
    const code = await browser.code(owner.email);
    expect(await browser.verified(owner, challenge, code)).toMatchObject({
      isOtpMatched: true,
      isGuestUser: false,
    });
  });

  it('who guesses from many networks has one guess a challenge after twenty', async () => {
    const owner = newPerson();
    for (let n = 0; n < 4; n += 1) {
      const attacker = visitor(api, `10.9.0.${n}`);
      const challenge = await attacker.challenge(owner);
      for (let tries = 0; tries < 5; tries += 1) await attacker.verify(owner, challenge, 'wrong');
    }
    const attacker = visitor(api, '10.9.1.1');
    const challenge = await attacker.challenge(owner);
    const code = await attacker.code(owner.email);
    expect((await attacker.verified(owner, challenge, wrongCode(code))).isOtpMatched).toBe(false);
    expect((await attacker.verify(owner, challenge, code)).status).toBe(410);
  });

  it('who requests codes neither uses up the owner’s limit nor invalidates the owner’s code', async () => {
    const owner = newPerson();
    const browser = visitor(api, '10.10.1.1');
    const challenge = await browser.challenge(owner);
    const code = await browser.code(owner.email);
    const attacker = visitor(api, '10.10.0.1');
    for (let n = 0; n < 3; n += 1) {
      expect((await attacker.requestOtp(owner)).status).toBe(200);
      api.wait(31_000);
    }
    expect((await attacker.requestOtp(owner)).status).toBe(429);
    expect((await browser.verified(owner, challenge, code)).isOtpMatched).toBe(true);
    expect((await browser.requestOtp(owner)).status).toBe(200);
  });

  it('who requests from many networks does not use up the limit of a person who signed in from here before', async () => {
    const owner = newPerson();
    await signUp(api, owner);
    api.wait(25 * hour);
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) {
      statuses.push((await visitor(api, `10.11.0.${n}`).requestOtp(owner)).status);
    }
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 5]);
    const known = visitor(api).post('/verifyUserType', {
      ...{ email: newPerson().email, phone: owner.phone, country_code: '+91', description: '/' },
    });
    expect((await known).status).toBe(200);
  });
});

describe('the codes to one mailbox', () => {
  /** Requests codes to one mailbox under different tags, each time with another phone number and network. */
  async function askUnderTags(networkOf: (n: number) => string): Promise<number[]> {
    const { email } = newPerson();
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const person = { ...newPerson(), email: email.replace('@', `+${n}@`) };
      statuses.push((await visitor(api, networkOf(n)).requestOtp(person)).status);
    }
    return statuses;
  }

  it('are few for the networks of one site, regardless of tags', async () => {
    const statuses = await askUnderTags((n) => `2001:db8:21:${(n * 256).toString(16)}::1`);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([3, 37]);
  });

  it('are limited for all networks together, regardless of tags', async () => {
    const statuses = await askUnderTags((n) => `2001:db8:${(n + 256).toString(16)}::1`);
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([30, 10]);
  });
});

describe('limits', () => {
  it('allow a resend after 30 seconds, three in ten minutes and ten a day', async () => {
    const person = newPerson();
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

  it('hold for a phone number whatever e-mail address is entered with it', async () => {
    const { phone } = newPerson();
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await visitor(api).requestOtp({ email: `x${n}.${phone}@example.com`, phone })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('hold for one client and not for another', async () => {
    const greedy = visitor(api, '10.1.1.1');
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) statuses.push((await greedy.requestOtp(newPerson())).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await visitor(api, '10.1.1.2').requestOtp(newPerson())).status).toBe(200);
  });
});
