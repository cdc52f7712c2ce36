import { registerUser, requestOtp, verifyOtp } from '@kaadu/contracts/accounts';
import type { VerifiedOtp } from '@kaadu/contracts/accounts';
import { z } from 'zod';
import { createVerifiedUser } from '../features/admin';
import type { RoleName } from '../platform/sessions/roles';
import { dataOf } from './data/data-of';
import type { TestApi } from './test-api';

export interface Person {
  readonly email: string;
  readonly phone: string;
}

export const minute = 60_000;
export const hour = 60 * minute;

let people = 0;
/** Creates a person that no other test of the file uses. */
export function newPerson(): Person {
  people += 1;
  return { email: `person${people}@example.com`, phone: `98450${String(10_000 + people)}` };
}

/** Returns a code that differs from the given one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Returns the E.164 format of an Indian number. */
export const e164 = (phone: string) => `+91${phone}`;

const ErrorBody = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Returns the steps of a visitor's sign-in. */
export function visitor({ app, outbox }: Pick<TestApi, 'app' | 'outbox'>, remoteAddress = '10.0.0.1') {
  async function post(url: string, payload: object, headers: Record<string, string> = {}) {
    const response = await app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    return {
      status: response.statusCode,
      body: response.json<unknown>(),
      cookie: String(response.headers['set-cookie'] ?? ''),
      retryAfter: Number(response.headers['retry-after']),
    };
  }
  const form = ({ email, phone }: Person) => ({ email, phone, country_code: '+91', description: '/' });

  return {
    post,
    requestOtp: (person: Person) => post('/verifyUserType', form(person)),
    async challenge(person: Person): Promise<string> {
      const { body } = await post('/verifyUserType', form(person));
      return dataOf(requestOtp, body).primary_key;
    },
    verify: (person: Person, primary_key: string, otp: string) =>
      post('/verifyOtp', { ...form(person), primary_key, otp }),
    async verified(person: Person, primary_key: string, otp: string): Promise<VerifiedOtp> {
      const { body } = await post('/verifyOtp', { ...form(person), primary_key, otp });
      return dataOf(verifyOtp, body);
    },
    register: (payload: object) => post('/registerUser', payload),
    /** Returns the newest code sent to an address or number. */
    async code(to: string): Promise<string> {
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      return outbox.list(to)[0]?.text.match(/\d{6}/)?.[0] ?? 'no code';
    },
    error: (body: unknown) => ErrorBody.parse(body),
  };
}

/** Signs up a new person with a verified contact. @returns the account with its headers */
export async function signUp(api: TestApi, person: Person, verify: 'phone' | 'email' = 'phone') {
  const browser = visitor(api);
  const challenge = await browser.challenge(person);
  const code = await browser.code(verify === 'phone' ? e164(person.phone) : person.email);
  const { user_key } = await browser.verified(person, challenge, code);
  const { body, cookie } = await browser.register({ first_name: 'Asha', last_name: 'Rao', user_key });
  const data = dataOf(registerUser, body);
  return { ...data, headers: sessionHeaders(data.access_token, cookie) };
}

/** Signs an account in, in the browser of the given visitor cookie. @returns the headers of a signed-in request */
export async function signIn(api: TestApi, person: Person, visitorCookie: string) {
  const browser = visitor(api);
  api.wait(minute);
  const challenge = await browser.challenge(person);
  const otp = await browser.code(e164(person.phone));
  const form = { ...person, country_code: '+91', description: '/', primary_key: challenge, otp };
  const { body, cookie } = await browser.post('/verifyOtp', form, { cookie: visitorCookie });
  return sessionHeaders(dataOf(verifyOtp, body).access_token ?? '', cookie);
}

/** Returns the headers of a signed-in request. */
export function sessionHeaders(token: string, setCookie: string) {
  return { authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };
}

/** Signs in a new member of staff. */
export async function signInStaff(api: TestApi, role: RoleName, person: Person) {
  const primaryKey = await api.db.transaction((tx) =>
    createVerifiedUser(tx, { ...person, first_name: 'Staff', last_name: role, country_code: '+91', role }),
  );
  const browser = visitor(api);
  const challenge = await browser.challenge(person);
  const { body, cookie } = await browser.verify(person, challenge, await browser.code(person.email));
  const token = dataOf(verifyOtp, body).access_token ?? '';
  return { primaryKey, headers: sessionHeaders(token, cookie) };
}
