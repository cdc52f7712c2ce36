import * as z from 'zod/mini';
import { CodeText, otpCallLimits, otpLimits } from '../accounts/codes';
import type { Endpoint } from '../endpoints/endpoint';
import { EmailAddress } from '../fields/fields';
import { BookingSummary, HeldTrips } from './booking-data';

const noun = 'booking';
const minute = 60_000;

export const listHolds = {
  method: 'GET',
  path: '/holds',
  noun,
  summary: 'The trips that an account or browser is holding, the first to end first',
  data: HeldTrips,
  cache: 'no-store',
} as const satisfies Endpoint;

/** A reference as typed. */
const typedReference = z
  .string()
  .check(
    z.maxLength(100),
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[A-Z0-9-]{4,20}$/, 'A reference looks like KT-7F3K-9Q2M.'),
  );

/** Limit of the codes sent to find one booking, for all requesters. */
export const findBookingLimit = {
  name: 'find-booking',
  hits: 20,
  windowMs: 24 * 60 * minute,
  per: 'subject',
} as const;

/** `data.primary_key` is an opaque challenge id, also when there is no such booking. */
export const requestBookingCode = {
  method: 'POST',
  path: '/findBooking',
  noun,
  summary: 'Sends a code to the e-mail address of a booking, if it is the given one',
  body: z.object({ reference: typedReference, email: EmailAddress }),
  data: z.object({ primary_key: z.string() }),
  errors: ['invalid'],
  limits: otpCallLimits,
  effectLimits: { ...otpLimits, booking: findBookingLimit },
  cache: 'no-store',
} as const satisfies Endpoint;

export const openFoundBooking = {
  method: 'POST',
  path: '/findBooking/open',
  noun,
  summary: 'Opens the booking of a code',
  body: z.object({
    primary_key: z.string().check(z.maxLength(128)),
    otp: CodeText,
    reference: typedReference,
  }),
  data: BookingSummary,
  errors: ['invalid', 'gone'],
  limits: { perClient: { name: 'find-booking-open', hits: 60, windowMs: 10 * minute, per: 'network' } },
  cache: 'no-store',
} as const satisfies Endpoint;
