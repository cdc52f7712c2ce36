import * as z from 'zod/mini';
import type { CallLimit, RateLimit } from '../endpoints/endpoint';
import { readOneTimeCode } from '../fields/one-time-code';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits of one client's requests for one-time passwords (booking §5, docs/decisions/028). */
export const otpCallLimits = {
  client: { name: 'otp-client', hits: 30, windowMs: 10 * minute, per: 'network' },
  clientHour: { name: 'otp-client-hour', hits: 60, windowMs: hour, per: 'network' },
  clientDay: { name: 'otp-client-day', hits: 200, windowMs: day, per: 'network' },
} as const satisfies Record<string, CallLimit>;

/** Limits of the one-time passwords that the API sends. */
export const otpLimits = {
  /** One-time passwords that one requester (a client or a signed-in account) may request for one contact. */
  resend: { name: 'otp-resend', hits: 1, windowMs: 30_000, per: 'subject' },
  contactBurst: { name: 'otp-contact-burst', hits: 3, windowMs: 10 * minute, per: 'subject' },
  contactDay: { name: 'otp-contact-day', hits: 10, windowMs: day, per: 'subject' },
  /**
   * One-time passwords that all requesters together may request for a contact that they have not verified
   * before.
   */
  contactEverybody: { name: 'otp-contact-everybody', hits: 30, windowMs: day, per: 'subject' },
  /** Text messages to other countries, which cost most. */
  clientAbroad: { name: 'otp-client-abroad', hits: 5, windowMs: hour, per: 'network' },
  /** All sessions of one account, of a traveller or of staff. */
  account: { name: 'otp-account', hits: 10, windowMs: day, per: 'subject' },
  staff: { name: 'otp-staff', hits: 60, windowMs: hour, per: 'subject' },
  homeDialCode: { name: 'otp-home', hits: 3_000, windowMs: hour, per: 'subject' },
  dialCode: { name: 'otp-dial-code', hits: 100, windowMs: hour, per: 'subject' },
  abroad: { name: 'otp-abroad', hits: 300, windowMs: hour, per: 'subject' },
  everybody: { name: 'otp-everybody', hits: 5_000, windowMs: hour, per: 'subject' },
} as const satisfies Record<string, RateLimit>;

/** A one-time code as typed or pasted. */
export const CodeText = z.string().check(z.maxLength(1_000), z.overwrite(readOneTimeCode));
