import * as z from 'zod/mini';

/** The session user of §3, as stored under `userData`. Older pages of the site stored it without contacts. */
export const SessionUser = z.object({
  isExist: z.optional(z.boolean()),
  email: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  primary_key: z.optional(z.union([z.number(), z.string()])),
  first_name: z.optional(z.nullable(z.string())),
  last_name: z.optional(z.nullable(z.string())),
  access_token: z.optional(z.string()),
  isAuthenticated: z.optional(z.boolean()),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Contact that a one-time password verified. */
export const VerifiedContact = z.enum(['email', 'phone']);

/** Guest user of §3: verified by OTP, not yet registered. Kept in memory only. */
export const GuestUser = z.object({
  user_key: z.string(),
  role_pk: z.nullable(z.union([z.number(), z.string()])),
  email: z.string(),
  phone: z.string(),
  country_code: z.string(),
  description: z.string(),
  verified_contact: z.optional(VerifiedContact),
});
export type GuestUser = z.infer<typeof GuestUser>;

/** UTM record of §3; also the JSON in the cookie `utmDetails`. */
export const UtmRecord = z.object({
  landing_url: z.string(),
  utm_campaign: z.string(),
  utm_source: z.string(),
  utm_medium: z.string(),
  utm_term: z.string(),
  utm_content: z.string(),
  user_id: z.nullable(z.union([z.number(), z.string()])),
});
export type UtmRecord = z.infer<typeof UtmRecord>;
