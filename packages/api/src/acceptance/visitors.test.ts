import type { Booking } from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { type BookingApi, browserOf, farmStay, startBookingApi } from '../testing/bookings/booking-api';
import { openChatIn } from '../testing/chat/chat-api';
import { minute, newPerson, signUp, visitor } from '../testing/people';
import { hashToken } from '../platform/secrets/secret-values';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());

const notFound = 'We cannot find this booking. Open it from My bookings or from its e-mail.';
const read = async (reference: string, cookie: string, more: Record<string, string> = {}, key?: string) => {
  const answer = await browserOf(api, { ...more, cookie }).read(reference, key);
  return answer.status === 200 ? 200 : [answer.status, answer.message];
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
  it('opens by the account’s session or the key, and not by the browser’s visitor cookie', async () => {
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

describe('a booking that was made without an account', () => {
  it('opens by the visitor cookie until somebody signs out', async () => {
    const { booking, cookie } = await guestHold();
    expect(await read(booking.reference, cookie)).toBe(200);
    const { headers } = await post('/logout', cookie);
    expect(String(headers['set-cookie'])).toMatch(/kaadu_visitor=;.*Expires=Thu, 01 Jan 1970/);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
    expect(await read(booking.reference, '', {}, booking.key)).toBe(200);
  });

  it('opens by the visitor cookie until somebody signs in', async () => {
    const { booking, cookie } = await guestHold();
    const { cookie: set } = await signInWith(cookie);
    expect(set).toMatch(/kaadu_visitor=;/);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
    expect(await read(booking.reference, '', {}, booking.key)).toBe(200);
  });
});

test('a sign-in ends the session that the browser had before', async () => {
  const { headers } = await signUp(api, newPerson());
  const me = () => api.app.inject({ url: '/loggedUser/session', headers });
  expect((await me()).statusCode).toBe(200);
  await signInWith(headers.cookie);
  expect((await me()).statusCode).toBe(401);
});

test('a sign-out has the browser empty its cache', async () => {
  const { headers } = await signUp(api, newPerson());
  expect((await post('/logout', headers.cookie, {}, headers)).headers['clear-site-data']).toBe('"cache"');
});

describe('a visitor cookie from before cookies were signed', () => {
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

  it('is replaced by a signed one, with what belongs to it', async () => {
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

  it('opens nothing once it was replaced', async () => {
    const { booking, cookie } = await oldBrowser();
    expect(await read(booking.reference, cookie)).toBe(200);
    api.wait(2 * minute);
    expect(await read(booking.reference, cookie)).toEqual([404, notFound]);
  });

  it('is replaced by the same one in requests that arrive together', async () => {
    const { booking, cookie } = await oldBrowser();
    const both = await Promise.all([read(booking.reference, cookie), read(booking.reference, cookie)]);
    expect(both).toEqual([200, 200]);
  });
});
