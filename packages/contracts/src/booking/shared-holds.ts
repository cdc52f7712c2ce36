import * as z from 'zod/mini';
import { bookingParams, linkKey } from './booking-changes';
import { Booking, Checkout, RefundState, SplitCount } from './booking-data';
import type { Endpoint } from '../endpoints/endpoint';
import { Paise } from '../fields/fields';
import { maxShares } from './party';

/* Trips that several people pay for: each opens a link of their own and pays a part. */

const noun = 'booking';
const minute = 60_000;

/** Secret of a part's link. */
const shareKey = z.string().check(z.minLength(16), z.maxLength(64));

/** Parts of a price, as the person who booked sees them. */
export const Shares = z.object({
  shares: z.array(
    z.object({
      number: z.int(),
      /** Name that was given to the part; null when none was. */
      name: z.nullable(z.string()),
      amount: Paise,
      is_paid: z.boolean(),
      /** Secret of the part's link. */
      key: z.string(),
    }),
  ),
  /** Instant until which all parts can be paid once the first one is. */
  extends_to: z.string(),
});
export type Shares = z.infer<typeof Shares>;

const changing = {
  method: 'POST',
  noun,
  cache: 'no-store',
  limits: { perClient: { name: 'share-client', hits: 120, windowMs: 10 * minute, per: 'network' } },
} as const;

export const shareHold = {
  ...changing,
  path: '/bookings/:reference/share',
  summary: 'Splits the price of a held booking into parts, each paid by its own link',
  params: bookingParams,
  body: z.object({
    key: linkKey,
    parts: z.int().check(z.gte(2), z.lte(maxShares)),
    /** Names of the people who pay, in the order of the parts; empty: not named. */
    names: z.array(z.string().check(z.maxLength(60), z.trim())).check(z.maxLength(maxShares)),
    /** Total that the visitor accepts. The API refuses the call when the booking's total differs. */
    accepted_total: Paise,
  }),
  data: Booking,
  errors: ['invalid', 'not_found', 'conflict', 'gone'],
} as const satisfies Endpoint;

export const listShares = {
  method: 'GET',
  noun,
  cache: 'no-store',
  path: '/bookings/:reference/shares',
  summary: 'The parts of a split price with their links, for the person who booked',
  params: bookingParams,
  query: z.object({ key: linkKey }),
  data: Shares,
  errors: ['not_found'],
} as const satisfies Endpoint;

/**
 * `open`: parts can be paid. `checking`: the time has ended, and the last payments are being checked. `waiting`: all is
 * paid and the operator decides. `ended`: not booked, and every part that was paid is refunded. `cancelled`: after it
 * was booked.
 */
export const SharedTripState = z.enum(['open', 'checking', 'waiting', 'booked', 'ended', 'cancelled']);
export type SharedTripState = z.infer<typeof SharedTripState>;

/** A trip as the person sees it who pays a part. It has no contact and no full name of the others. */
export const SharedTrip = z.extend(
  z.pick(Booking, { experience: true, option: true, from: true, to: true, slot: true, party: true }),
  {
    state: SharedTripState,
    /** First name of the person who booked. */
    booked_by: z.string(),
    total: Paise,
    split: SplitCount,
    own: z.object({
      number: z.int(),
      name: z.nullable(z.string()),
      amount: Paise,
      /** GST in the amount. */
      tax: Paise,
      is_paid: z.boolean(),
      refund: z.nullable(RefundState),
    }),
    /** First names of the others, null when not given, and whether they have paid. */
    others: z.array(z.object({ name: z.nullable(z.string()), is_paid: z.boolean() })),
    /** Instant until which parts can be paid. Compare with `server_time`. */
    expires_at: z.string(),
    /** Instant until which all parts can be paid once the first one is. */
    extends_to: z.string(),
    server_time: z.string(),
  },
);
export type SharedTrip = z.infer<typeof SharedTrip>;

export const getSharedTrip = {
  method: 'GET',
  noun,
  cache: 'no-store',
  path: '/sharedTrips',
  summary: 'A trip with a split price, for a visitor with the link of one part',
  query: z.object({ key: shareKey }),
  data: SharedTrip,
  errors: ['not_found'],
  limits: { perClient: { name: 'shared-trip', hits: 300, windowMs: 10 * minute, per: 'network' } },
} as const satisfies Endpoint;

export const payShare = {
  ...changing,
  path: '/sharedTrips/pay',
  summary: 'Starts, or starts again, the payment of one part',
  body: z.object({ key: shareKey, accepted_amount: Paise }),
  data: Checkout,
  errors: ['not_found', 'conflict', 'gone', 'unavailable'],
} as const satisfies Endpoint;
