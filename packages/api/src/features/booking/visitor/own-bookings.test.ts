import { registerUser } from '@kaadu/contracts/accounts';
import type { AvailabilityCalendar, ExperienceAvailability } from '@kaadu/contracts/availability';
import {
  type BookingsList,
  type HeldTrips,
  openFoundBooking,
  requestBookingCode,
} from '@kaadu/contracts/booking';
import { sql } from 'drizzle-orm';
import { book, type BookingApi, browserOf, startBookingApi } from '../../../testing/bookings/booking-api';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { dataOf } from '../../../testing/data/data-of';
import { e164, newPerson, sessionHeaders, signIn, signUp, visitor, wrongCode } from '../../../testing/people';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

async function upcomingOf(headers: Record<string, string>) {
  const { data } = await browserOf(api, headers).call<BookingsList>('GET', '/bookings');
  return data.upcoming.map(({ reference, status }) => [reference, status]);
}

/** Books a trip in a signed-out browser. */
async function bookAsGuest(email: string) {
  const booking = await book(api, browserOf(api), trips.outing());
  await api.db
    .execute(sql`UPDATE bookings SET contact = jsonb_set(contact, '{email}', to_jsonb(${email}::text))
    WHERE reference = ${booking.reference}`);
  return booking;
}

describe('bookings made before signing in', () => {
  test('belong to the account after a sign-in in the same browser, and a hold gets the member price', async () => {
    const person = newPerson();
    await signUp(api, person);
    const guest = browserOf(api);
    const paid = await book(api, guest, trips.outing());
    const { data: held } = await guest.hold(trips.stay());
    expect(held.quote.total).toBe(1_050_000);
    const headers = await signIn(api, person, guest.visitorCookie());
    const account = browserOf(api, headers);
    const { data } = await account.read(held.reference);
    // 2 nights × (₹5,000 − 10 %) + 5 % GST.
    expect(data).toMatchObject({
      status: 'ON_HOLD',
      quote: { total: 945_000, is_member: true },
      price_change: { shown: 1_050_000, now: 945_000 },
    });
    expect(await upcomingOf(headers)).toContainEqual([paid.reference, 'CONFIRMED']);
    expect((await account.read(paid.reference)).data.quote.total).toBe(126_000);
  });

  test('belong to the account after a sign-up in the same browser', async () => {
    const [person, guest] = [newPerson(), browserOf(api)];
    const { data: held } = await guest.hold(trips.outing());
    const browser = visitor(api);
    const challenge = await browser.challenge(person);
    const code = await browser.code(e164(person.phone));
    const { user_key } = await browser.verified(person, challenge, code);
    const form = { first_name: 'Asha', last_name: 'Rao', user_key };
    const { body, cookie } = await browser.post('/registerUser', form, { cookie: guest.visitorCookie() });
    const headers = sessionHeaders(dataOf(registerUser, body).access_token, cookie);
    const { data } = await browserOf(api, headers).call<HeldTrips>('GET', '/holds');
    expect(data.holds.map(({ reference }) => reference)).toEqual([held.reference]);
  });

  test('count toward the three holds of the account', async () => {
    const [person, guest] = [newPerson(), browserOf(api)];
    await signUp(api, person);
    for (let count = 0; count < 3; count += 1) await guest.hold(trips.outing());
    const account = browserOf(api, await signIn(api, person, guest.visitorCookie()));
    expect((await account.hold(trips.outing())).message).toBe(
      'You are holding three trips already. Pay or release one of them first.',
    );
  });

  test('lose a coupon that the account has used, and then have to be accepted', async () => {
    const [person, guest] = [newPerson(), browserOf(api)];
    const { headers } = await signUp(api, person);
    const coupon = 'MONSOON10';
    await book(api, browserOf(api, headers), trips.outing({ coupon }));
    const { data: held } = await guest.hold(trips.outing({ coupon }));
    const { data } = await browserOf(api, await signIn(api, person, guest.visitorCookie())).read(
      held.reference,
    );
    expect([held.quote.coupon, data.quote.coupon]).toEqual([coupon, null]);
    expect(data.price_change).toEqual({ shown: held.quote.total, now: data.quote.total });
  });

  test('belong to the account that has verified their e-mail address, not to one that has only entered it', async () => {
    const person = newPerson();
    const booking = await bookAsGuest(person.email);
    const stranger = await signUp(api, { ...newPerson(), email: person.email }, 'phone');
    expect(await upcomingOf(stranger.headers)).toEqual([]);
    const owner = await signUp(api, person, 'email');
    expect(await upcomingOf(owner.headers)).toEqual([[booking.reference, 'CONFIRMED']]);
  });

  test('belong to the account once it verifies their phone number, when they were paid', async () => {
    const person = newPerson();
    const { headers } = await signUp(api, person, 'email');
    const guest = browserOf(api);
    const [paid, held] = [await book(api, guest, trips.outing()), (await guest.hold(trips.outing())).data];
    await api.db.execute(sql`UPDATE bookings
      SET contact = ${JSON.stringify({ name: 'Asha Rao', email: 'a@example.com', phone: e164(person.phone) })}::jsonb
      WHERE reference IN (${paid.reference}, ${held.reference})`);
    expect(await upcomingOf(headers)).toEqual([]);
    const account = browserOf(api, headers);
    const contact = { kind: 'phone', value: person.phone, country_code: '+91' };
    const { data } = await account.post<{ primary_key: string }>('/loggedUser/requestContactOtp', contact);
    const otp = await visitor(api).code(e164(person.phone));
    await account.post('/loggedUser/verifyContactOtp', { ...data, otp });
    expect((await account.read(paid.reference)).status).toBe(200);
    expect((await account.read(held.reference)).status).toBe(404);
  });
});

describe('held trips', () => {
  test('of a signed-out browser are listed with their end until they are released', async () => {
    const browser = browserOf(api);
    const { data: held } = await browser.hold(trips.stay());
    const list = async () => (await browser.call<HeldTrips>('GET', '/holds')).data;
    expect(await list()).toMatchObject({
      holds: [
        {
          reference: held.reference,
          key: held.key,
          total: 1_050_000,
          expires_at: held.hold?.expires_at,
          can_release: true,
        },
      ],
      server_time: api.now().toISOString(),
    });
    expect((await browserOf(api).call<HeldTrips>('GET', '/holds')).data.holds).toEqual([]);
    await browser.post(`/bookings/${held.reference}/release`, {});
    expect((await list()).holds).toEqual([]);
  });

  test('count as free for the browser that holds them, with a link to continue', async () => {
    const browser = browserOf(api);
    const trip = trips.stay({ party: { guests: 12, ages: [] } });
    const { data: held } = await browser.hold(trip);
    const url = `/availability/check?experience_pk=1&from=${trip.from}&to=${trip.to}&guests=12`;
    const optionFor = async (viewer: typeof browser) => {
      const { data } = await viewer.call<ExperienceAvailability>('GET', url);
      return data.options.find(({ option_pk }) => option_pk === trip.option_pk);
    };
    expect(await optionFor(browser)).toMatchObject({
      status: 'AVAILABLE',
      quote: { total: held.quote.total },
      held_for_you: { reference: held.reference, key: held.key, from: trip.from, is_needed: true },
    });
    const others = await optionFor(browserOf(api));
    expect(others).toMatchObject({ status: 'SOLD_OUT', quote: null });
    expect(others).not.toHaveProperty('held_for_you');
    const month = `/availability/calendar?experience_pk=1&option_pk=101&month=${trip.from.slice(0, 7)}`;
    const statusFor = async (viewer: typeof browser) => {
      const { days } = (await viewer.call<AvailabilityCalendar>('GET', month)).data;
      return days.find(({ date }) => date === trip.from)?.status;
    };
    expect([await statusFor(browser), await statusFor(browserOf(api))]).toEqual(['AVAILABLE', 'SOLD_OUT']);
  });
});

describe('finding a booking', () => {
  const request = (reference: string, email: string, from = '10.0.9.1') =>
    visitor(api, from).post('/findBooking', { reference, email });
  const open = (body: object, from = '10.0.9.1') => visitor(api, from).post('/findBooking/open', body);
  const challengeOf = ({ body }: Awaited<ReturnType<typeof request>>) =>
    dataOf(requestBookingCode, body).primary_key;

  test('opens it with the code sent to its e-mail address, once', async () => {
    const { email } = newPerson();
    const booking = await bookAsGuest(email);
    const primary_key = challengeOf(
      await request(` ${booking.reference.toLowerCase()} `, email.toUpperCase()),
    );
    const otp = await visitor(api).code(email);
    const wrong = await open({ primary_key, otp: wrongCode(otp), reference: booking.reference });
    expect(wrong.status).toBe(422);
    const { status, body } = await open({ primary_key, otp, reference: booking.reference });
    expect(status).toBe(200);
    expect(dataOf(openFoundBooking, body)).toMatchObject({ reference: booking.reference, key: booking.key });
    expect((await open({ primary_key, otp, reference: booking.reference })).status).toBe(410);
  });

  test('responds the same without such a booking, and sends nothing', async () => {
    const [{ email }, stranger] = [newPerson(), newPerson()];
    const booking = await bookAsGuest(email);
    const responses = [
      await request(booking.reference, stranger.email, '10.0.9.2'),
      await request('KT-AAAA-AAAA', email, '10.0.9.2'),
    ];
    for (const { status, body } of responses) {
      expect([status, Object.keys(dataOf(requestBookingCode, body))]).toEqual([200, ['primary_key']]);
    }
    for (const to of [stranger.email, email]) expect(await visitor(api).code(to)).toBe('no code');
    const [first] = responses.map(challengeOf);
    const guess = await open({ primary_key: first, otp: '123456', reference: booking.reference }, '10.0.9.2');
    expect(guess.status).toBe(422);
  });

  test('a code opens no booking of another e-mail address', async () => {
    const [own, other] = [newPerson().email, newPerson().email];
    const booking = await bookAsGuest(own);
    const foreign = await bookAsGuest(other);
    const primary_key = challengeOf(await request(booking.reference, own, '10.0.9.3'));
    const otp = await visitor(api).code(own);
    const tried = await open({ primary_key, otp, reference: foreign.reference }, '10.0.9.3');
    expect(tried.status).toBe(422);
  });

  test('sends one requester a code every 30 seconds, and all together 20 a day for one booking', async () => {
    const reference = 'KT-BBBB-BBBB';
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await request(reference, newPerson().email, `10.1.${count}.1`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    const { email } = newPerson();
    expect((await request('KT-CCCC-CCCC', email, '10.0.9.4')).status).toBe(200);
    expect((await request('KT-CCCC-CCCC', email, '10.0.9.4')).status).toBe(429);
  });
});
