import { sql } from 'drizzle-orm';
import { startTestApi } from '../../../testing/test-api';
import {
  type BookingApi,
  browserOf,
  farmStay,
  kayaking,
  startBookingApi,
  untilStatus,
} from '../../../testing/bookings/booking-api';

let api: BookingApi;
beforeAll(async () => {
  api = await startBookingApi();
});
afterAll(() => api.close());

/** Copies a booking with its payment, to simulate a busy day. Copies claim no capacity. */
async function copy(reference: string, copies: number): Promise<void> {
  await api.db.execute(sql`
    INSERT INTO bookings (reference, status, experience_pk, option_pk, from_day, to_day, slot, guests, ages, add_ons, claims,
      quote, total_paise, policy, on_request, visitor_hash, travellers, hold_expires_at, created_at)
    SELECT 'KT-COPY-' || n, status, experience_pk, option_pk, from_day, to_day, slot, guests, ages, add_ons, '[]',
      quote, total_paise, policy, on_request, visitor_hash, travellers, hold_expires_at - interval '1 minute', created_at
    FROM bookings, generate_series(1, ${copies}::int) AS n WHERE reference = ${reference}`);
  await api.db.execute(sql`
    INSERT INTO payments (subject, gateway, order_id, amount_paise, currency, status, created_at)
    SELECT 'booking:' || primary_key, 'sandbox', 'order_' || primary_key, total_paise, 'INR', 'created', created_at
    FROM bookings WHERE reference LIKE 'KT-COPY-%'`);
}

test('holds expire while many started payments wait for a gateway that does not respond', async () => {
  const [paying, waiting] = [browserOf(api), browserOf(api)];
  const { data: started } = await paying.hold(farmStay);
  await paying.startPayment(started);
  await copy(started.reference, 120);
  await api.gateway.control('/sandbox/behaviour', { api: { down: true } });
  const { data: hold } = await waiting.hold(kayaking);
  api.wait(21 * 60_000);
  await api.runJobs();
  await untilStatus(waiting, hold.reference, 'EXPIRED');
  expect((await paying.read(started.reference)).data.status).toBe('PAYMENT_PENDING');
});

test('a process runs due jobs as soon as it listens', async () => {
  const restarted = await startTestApi({ schedulesJobs: true });
  const browser = browserOf(restarted);
  const { data: hold } = await browser.hold(kayaking);
  restarted.wait(16 * 60_000);
  await restarted.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await untilStatus(browser, hold.reference, 'EXPIRED')).toMatchObject({ page: 'failure' });
  await restarted.close();
});
