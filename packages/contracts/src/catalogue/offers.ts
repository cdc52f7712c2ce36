import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';

/** A coupon as shown publicly. Its days are ISO dates, Asia/Kolkata, both included. */
export const Offer = z.object({
  code: z.string(),
  percent: z.int(),
  terms: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  /** Validity today. */
  state: z.enum(['upcoming', 'open', 'over']),
});
export type Offer = z.infer<typeof Offer>;

export const getOffer = {
  method: 'GET',
  path: '/offers/:code',
  noun: 'offers',
  summary: 'Percentage, terms and days of a coupon',
  params: z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9]{3,20}$/)) }),
  data: Offer,
  errors: ['not_found'],
  cache: 'revalidated',
} as const satisfies Endpoint;
