import { z } from 'zod';
import type { BookingApi } from '../../../testing/bookings/booking-api';

const Paid = z.object({ callback: z.record(z.string(), z.string()) });

/** Pays an order, and comes back from the gateway. */
export async function payOrder(
  { api }: { readonly api: BookingApi },
  order: string,
  outcome: 'captured' | 'failed',
): Promise<void> {
  const { callback } = Paid.parse(await api.pay(order, outcome));
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/payments/callback',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(callback).toString(),
  });
  expect(statusCode).toBe(303);
}

/** Returns the gateway's order of a started payment. */
export const orderOf = ({ url }: { readonly url: string }): string =>
  new URL(url).pathname.split('/').pop() ?? '';
