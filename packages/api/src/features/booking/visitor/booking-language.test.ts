import type { Booking } from '@kaadu/contracts/booking';
import {
  book,
  type BookingApi,
  browserOf,
  contact,
  startBookingApi,
  travellers,
} from '../../../testing/bookings/booking-api';
import { eventually } from '../../../testing/eventually';
import { freshTrips } from '../../../testing/bookings/fresh-trips';

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());

/** Returns the path of the page that the gateway's form leads an order back to. */
async function returnPath(orderId: string): Promise<string> {
  const { headers } = await api.app.inject({
    method: 'POST',
    url: '/payments/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      'error[metadata]': JSON.stringify({ order_id: orderId }),
    }).toString(),
  });
  return new URL(String(headers['location'])).pathname;
}

const confirmationOf = ({ reference }: Booking) =>
  eventually(
    async () => api.outbox.list(contact.email).find(({ text }) => text.includes(reference)),
    (email) => email !== undefined,
  );

test('a hold keeps the language of its page, and is in English without one', async () => {
  const browser = browserOf(api);
  const { data: hindi } = await browser.hold({ ...trips.stay(), language: 'hi' });
  const { data: english } = await browser.hold(trips.stay());
  expect([hindi.language, english.language]).toEqual(['hi', 'en']);
  expect((await browser.read(hindi.reference)).data.language).toBe('hi');
});

test('the gateway and e-mails lead to pages in the language of the booking', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold({ ...trips.stay(), language: 'kn' });
  const order = await browser.startPayment(held);
  expect(await returnPath(order)).toMatch(/^\/kn\/experience\/.+\/buy\/pending$/);
  await api.pay(order);
  const email = await confirmationOf(held);
  expect(email?.text).toContain(`/kn/booking-confirmation-page?ref=${held.reference}&key=`);
  expect(email?.text).toContain(`/kn/find-booking?ref=${held.reference}`);
});

test('the code that opens a booking is sent in its language', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold({ ...trips.stay(), language: 'hi' });
  await browser.startPayment(held);
  await browser.post('/findBooking', { reference: held.reference, email: contact.email });
  const email = await eventually(
    async () => api.outbox.list(contact.email).find(({ subject }) => subject === 'आपका Kaadu Trails कोड'),
    (found) => found !== undefined,
  );
  expect(email?.text).toMatch(/^\d{6} आपका Kaadu Trails कोड है।/);
});

test('a booking made in English has links without prefix', async () => {
  const booked = await book(api, browserOf(api), trips.stay());
  const email = await confirmationOf(booked);
  expect(email?.text).toMatch(/:\/\/[^/]+\/booking-confirmation-page\?/);
});

test('a traveller who changes the language on the way gets the last one', async () => {
  const browser = browserOf(api);
  const { data: held } = await browser.hold({ ...trips.stay(), language: 'kn' });
  const at = `/bookings/${held.reference}`;
  const named = await browser.post(`${at}/travellers`, {
    contact,
    travellers: travellers(2),
    remember: false,
    language: 'hi',
  });
  expect(named.data.language).toBe('hi');
  const pay = { accepted_total: held.quote.total, language: 'en' };
  expect((await browser.post(`${at}/pay`, pay)).status).toBe(200);
  expect((await browser.read(held.reference)).data.language).toBe('en');
});

test('a language that the site does not have is refused', async () => {
  const { status } = await browserOf(api).post(`/bookings`, { ...trips.stay(), language: 'ta' });
  expect(status).toBe(400);
});
