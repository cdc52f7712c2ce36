import type { StaffBooking } from '@kaadu/contracts/booking';
import type { PaymentDesk, StaffPaymentRequest } from '@kaadu/contracts/payments';
import {
  book,
  type BookingApi,
  type Browser,
  browserOf,
  startBookingApi,
} from '../../../testing/bookings/booking-api';
import { findViolations } from '../../../testing/bookings/booking-invariants';
import { freshTrips } from '../../../testing/bookings/fresh-trips';
import { newPerson, signInStaff, signUp } from '../../../testing/people';

/* Refunds above ₹10,000 in sum need a second person, however they are split. A stay costs ₹10,500. */

let api: BookingApi;
let trips: ReturnType<typeof freshTrips>;
beforeAll(async () => {
  api = await startBookingApi();
  trips = freshTrips(api);
});
afterAll(() => api.close());
afterEach(async () => expect(await findViolations(api.db)).toEqual([]));

const finance = async () => browserOf(api, (await signInStaff(api, 'finance', newPerson())).headers);

async function paid(browser: Browser = browserOf(api)) {
  const { reference } = await book(api, browser, trips.stay());
  return reference;
}

/** Refunds part of a booking. @returns the result: approved or waiting */
async function refund(person: Browser, reference: string, amount: number) {
  const { data: before } = await person.call<StaffBooking>('GET', `/admin/bookings/${reference}`);
  const { data, status } = await person.post<StaffBooking>(`/admin/bookings/${reference}/refund`, {
    amount,
    reason: 'No hot water',
    cancels: false,
    shown_refundable: before.refundable,
  });
  expect(status).toBe(200);
  return data.refund_requests.at(-1)?.status;
}

/** Creates a paid request for an account. @returns its key */
async function paidRequest(amount: number, userPk: number | null = null): Promise<number> {
  const sales = browserOf(api, (await signInStaff(api, 'sales', newPerson())).headers);
  const { data } = await sales.post<StaffPaymentRequest>('/admin/updatePaymentReq', {
    description: 'Jeep',
    amount,
    user_pk: userPk,
    experience_pk: null,
    status: 'open',
  });
  await record(await finance(), data.primary_key, 'paid');
  return data.primary_key;
}

const record = (person: Browser, key: number, status: 'paid' | 'refunded') =>
  person.post<StaffPaymentRequest>('/admin/updateTransactionStatus', {
    primary_key: key,
    status,
    transaction_ref: 'UTR1',
  });

test('refunds of a booking add up: the second part waits for a second person', async () => {
  const [person, reference] = [await finance(), await paid()];
  expect(await refund(person, reference, 600_000)).toBe('approved');
  expect(await refund(person, reference, 400_100)).toBe('waiting');
});

test('refunds of a booking add up over the people who make them', async () => {
  const reference = await paid();
  expect(await refund(await finance(), reference, 600_000)).toBe('approved');
  expect(await refund(await finance(), reference, 400_100)).toBe('waiting');
});

test('refunds of one booking add up for 30 days', async () => {
  const reference = await paid();
  expect(await refund(await finance(), reference, 600_000)).toBe('approved');
  api.wait(29 * 24 * 60 * 60_000);
  expect(await refund(await finance(), reference, 400_100)).toBe('waiting');
});

test('a refund that waits counts until it is declined', async () => {
  const [person, customer] = [await finance(), browserOf(api)];
  const [first, other] = [await paid(customer), await paid(customer)];
  expect(await refund(person, first, 1_000_100)).toBe('waiting');
  expect(await refund(person, other, 100)).toBe('waiting');
  const { data } = await person.call<StaffBooking>('GET', `/admin/bookings/${first}`);
  const key = data.refund_requests.at(-1)?.primary_key ?? 0;
  const declined = await person.post(`/admin/refunds/${key}/decide`, { approve: false, note: null });
  expect(declined.status).toBe(200);
  expect(await refund(person, other, 999_900)).toBe('approved');
});

test('a refund of exactly the limit needs no second person', async () => {
  expect(await refund(await finance(), await paid(), 1_000_000)).toBe('approved');
});

test('two concurrent refunds of a customer do not exceed the limit together', async () => {
  const [person, customer] = [await finance(), browserOf(api)];
  const references = [await paid(customer), await paid(customer)];
  const both = await Promise.all(references.map((reference) => refund(person, reference, 600_000)));
  expect(both.sort()).toEqual(['approved', 'waiting']);
});

test('a payment request above the limit is refunded by two persons only', async () => {
  const [first, second] = [await finance(), await finance()];
  const key = await paidRequest(5_000_000);
  const { data } = await record(first, key, 'refunded');
  expect(data).toMatchObject({ status: 'paid', waiting_refund: expect.any(Number) });
  const again = await record(second, key, 'refunded');
  expect([again.status, again.message]).toEqual([409, expect.stringContaining('waits for a second person')]);
  const decide = (person: Browser) =>
    person.post<PaymentDesk>(`/admin/payments/returns/${data.waiting_refund ?? 0}/decide`, {
      approve: true,
      note: null,
    });
  const alone = await decide(first);
  expect([alone.status, alone.message]).toEqual([403, expect.stringContaining('second person')]);
  expect((await decide(second)).status).toBe(200);
  const seen = await second.call('GET', `/admin/getPayementReqDataByPk?primary_key=${key}`);
  expect(seen.data).toMatchObject({ status: 'refunded', waiting_refund: null });
});

test('a booking and a payment request of one customer add up', async () => {
  const traveller = await signUp(api, newPerson());
  const reference = await paid(browserOf(api, traveller.headers));
  const { data } = await (await finance()).call<StaffBooking>('GET', `/admin/bookings/${reference}`);
  const key = await paidRequest(600_000, data.account?.primary_key ?? null);
  expect(await refund(await finance(), reference, 600_000)).toBe('approved');
  const { data: request } = await record(await finance(), key, 'refunded');
  expect(request).toMatchObject({ status: 'paid', waiting_refund: expect.any(Number) });
});
