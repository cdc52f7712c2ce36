import { verifyOtp } from '@kaadu/contracts/accounts';
import type { Booking } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { type BookingApi, browserOf, farmStay, startBookingApi } from '../testing/bookings/booking-api';
import { openChatIn } from '../testing/chat/chat-api';
import { dataOf } from '../testing/data/data-of';
import { minute, newPerson, sessionHeaders, signUp, visitor } from '../testing/people';
import { hashToken } from '../platform/secrets/secret-values';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());

const notFound = 'We cannot find this booking. Open it from My bookings or from its e-mail.';
const read = async (reference: string, cookie: string, more: Record<string, string> = {}, key?: string) => {
  const response = await browserOf(api, { ...more, cookie }).read(reference, key);
  return response.status === 200 ? 200 : [response.status, response.message];
};
const post = (url: string, cookie: string, payload: object = {}, more: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers: { ...more, cookie } });

/** Creates a hold in a signed-out browser. */
async function guestHold(): Promise<{ booking: Booking; cookie: string }> {
  const browser = browserOf(api);
  const { data } = await browser.hold(farmStay);
  await browser.post(`/bookings/${data.reference}/release`, {});
  return { booking: data, cookie: browser.visitorCookie() };
}

/** Signs a person in, in a browser with the given cookie. */
async function signInWith(cookie: string) {
  const person = newPerson();
  await signUp(api, person);
  api.wait(minute);
  const challenge = await visitor(api).challenge(person);
  const otp = await visitor(api).code(person.email);
  const form = { ...person, country_code: '+91', description: '/', primary_key: challenge, otp };
  return visitor(api).post('/verifyOtp', form, { cookie });
}

describe('a booking of an account', () => {
  it('is accessible with the account’s session or the key, not with the visitor cookie', async () => {
    const { headers } = await signUp(api, newPerson());
    const browser = browserOf(api, headers);
    const { data } = await browser.hold(farmStay);
    const cookie = browser.visitorCookie();
    expect(await read(data.reference, `${headers.cookie}; ${cookie}`, headers)).toBe(200);
    expect(await read(data.reference, cookie)).toEqual([404, notFound]);
    await post('/logout', `${headers.cookie}; ${cookie}`, {}, headers);
    expect(await read(data.reference, cookie)).toEqual([404, notFound]);
    const cancelled = await post(`/bookings/${data.reference}/release`, cookie);
    expect([cancelled.statusCode, cancelled.json<{ message: string }>().message]).toEqual([404, notFound]);
    expect(await read(data.reference, '', {}, data.key)).toBe(200);
  });
});

describe('a booking without an account', () => {
  it('is accessible with the visitor cookie until a sign-out', async () => {
    const { booking, cookie } = await guestHold();
    expect(await read(booking.reference, cookie)).toBe(200);
    const { headers } = await post('/logout', cookie);
    expect(String(headers['set-cookie'])).toMatch(/kaadu_visitor=;.*Expires=Thu, 01 Jan 1970/);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
    expect(await read(booking.reference, '', {}, booking.key)).toBe(200);
  });

  it('belongs to the account after a sign-in, and no longer to the visitor cookie', async () => {
    const { booking, cookie } = await guestHold();
    const { cookie: set, body } = await signInWith(cookie);
    expect(set).toMatch(/kaadu_visitor=;/);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
    const headers = sessionHeaders(dataOf(verifyOtp, body).access_token ?? '', set);
    expect(await read(booking.reference, headers.cookie, headers)).toBe(200);
    expect(await read(booking.reference, '', {}, booking.key)).toBe(200);
  });
});

test('sign-in ends the previous session of the browser', async () => {
  const { headers } = await signUp(api, newPerson());
  const me = () => api.app.inject({ url: '/loggedUser/session', headers });
  expect((await me()).statusCode).toBe(200);
  await signInWith(headers.cookie);
  expect((await me()).statusCode).toBe(401);
});

test('sign-out clears the cache of the browser', async () => {
  const { headers } = await signUp(api, newPerson());
  expect((await post('/logout', headers.cookie, {}, headers)).headers['clear-site-data']).toBe('"cache"');
});

describe('an unsigned visitor cookie', () => {
  /** Creates a browser with an unsigned cookie of the previous release, with a hold and a chat. */
  async function oldBrowser() {
    const { booking, cookie } = await guestHold();
    const chat = await openChatIn(api, { cookie });
    await chat.say('Hello?');
    const old = randomBytes(32).toString('base64url');
    const before = hashToken(cookie.replace('kaadu_visitor=', ''));
    const visitorHash = hashToken(old);
    await api.db.execute(
      sql`UPDATE bookings SET visitor_hash = ${visitorHash} WHERE visitor_hash = ${before}`,
    );
    await api.db.execute(
      sql`UPDATE chat_threads SET visitor_hash = ${visitorHash} WHERE visitor_hash = ${before}`,
    );
    return { booking, cookie: `kaadu_visitor=${old}`, visitorHash };
  }

  it('is replaced by a signed one, which takes over its rows', async () => {
    const { booking, cookie, visitorHash } = await oldBrowser();
    const browser = browserOf(api, { cookie });
    expect((await browser.read(booking.reference)).status).toBe(200);
    const { rows } = await api.db.execute(
      sql`SELECT visitor_hash AS hash FROM bookings WHERE reference = ${booking.reference}`,
    );
    expect(rows).toEqual([{ hash: expect.not.stringMatching(visitorHash) }]);
    const { headers } = await api.app.inject({ url: `/bookings/${booking.reference}`, headers: { cookie } });
    const signed = /kaadu_visitor=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
    api.wait(5 * minute);
    expect(await read(booking.reference, signed)).toBe(200);
    const { open } = await openChatIn(api, { cookie: signed });
    expect((await open()).data.messages.map(({ text }) => text)).toEqual(['Hello?']);
  });

  it('gives no access after its replacement', async () => {
    const { booking, cookie } = await oldBrowser();
    expect(await read(booking.reference, cookie)).toBe(200);
    api.wait(2 * minute);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
  });

  it('is replaced by the same value in simultaneous requests', async () => {
    const { booking, cookie } = await oldBrowser();
    const both = await Promise.all([read(booking.reference, cookie), read(booking.reference, cookie)]);
    expect(both).toEqual([200, 200]);
  });
});
