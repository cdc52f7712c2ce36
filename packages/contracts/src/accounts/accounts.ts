import * as z from 'zod/mini';
import { ExperienceCard } from '../catalogue/cards';
import type { Endpoint } from '../endpoints/endpoint';
import { PhoneText, PrimaryKey, distinctKeys, shortened } from '../fields/fields';
import { CodeText, otpCallLimits, otpLimits } from './codes';
import { VerifiedContact } from './session';

export { otpCallLimits, otpLimits } from './codes';

const noun = 'accounts';
const minute = 60_000;

/** The contact that signs in or up, and the page on which it does. */
export const Identification = z.object({
  email: z.string().check(z.maxLength(1_000)),
  phone: PhoneText,
  country_code: z.string().check(z.maxLength(6)),
  description: shortened(2_048),
});
export type Identification = z.infer<typeof Identification>;

/** `data.primary_key` is an opaque challenge id bound to e-mail and phone. */
export const requestOtp = {
  method: 'POST',
  path: '/verifyUserType',
  noun,
  summary: 'Sends a one-time password to sign in or up with',
  body: Identification,
  data: z.object({ primary_key: z.string() }),
  errors: ['invalid'],
  limits: otpCallLimits,
  effectLimits: otpLimits,
  cache: 'no-store',
} as const satisfies Endpoint;

export const VerifyOtpBody = z.object({
  ...Identification.shape,
  otp: CodeText,
  primary_key: z.string().check(z.maxLength(128)),
});
export type VerifyOtpBody = z.infer<typeof VerifyOtpBody>;

/** `user_key` is the account's key for a known user, a single-use sign-up ticket for a guest. */
export const VerifiedOtp = z.object({
  isOtpMatched: z.boolean(),
  isGuestUser: z.boolean(),
  user_key: z.nullable(z.union([z.string(), PrimaryKey])),
  role_pk: z.nullable(PrimaryKey),
  email: z.string(),
  phone: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  access_token: z.nullable(z.string()),
  verified_contact: z.optional(VerifiedContact),
});
export type VerifiedOtp = z.infer<typeof VerifiedOtp>;

export const verifyOtp = {
  method: 'POST',
  path: '/verifyOtp',
  noun,
  summary: 'Checks a one-time password: signs a known person in, gives a guest a ticket to register with',
  body: VerifyOtpBody,
  data: VerifiedOtp,
  errors: ['invalid', 'gone'],
  limits: { perClient: { name: 'otp-verify-client', hits: 60, windowMs: 10 * minute, per: 'network' } },
  cache: 'no-store',
} as const satisfies Endpoint;

/** The sign-up payload of §3. Only the names and the ticket count; the rest is ignored (booking §5). */
export const RegisterUserBody = z.object({
  first_name: z.string().check(z.maxLength(100)),
  last_name: z.string().check(z.maxLength(100)),
  user_key: z.string().check(z.maxLength(128)),
  role_pk: z.optional(z.nullable(z.union([z.string().check(z.maxLength(32)), z.number()]))),
  email: z.optional(shortened(254)),
  phone: z.optional(shortened(64)),
  country_code: z.optional(shortened(6)),
  description: z.optional(shortened(2_048)),
  primary_key: z.optional(z.nullable(z.union([z.string().check(z.maxLength(128)), z.number()]))),
  current_url: z.optional(shortened(2_048)),
});
export type RegisterUserBody = z.infer<typeof RegisterUserBody>;

export const RegisteredUser = z.object({
  email: z.string(),
  phone: z.string(),
  user_key: PrimaryKey,
  first_name: z.string(),
  last_name: z.string(),
  access_token: z.string(),
});
export type RegisteredUser = z.infer<typeof RegisteredUser>;

export const registerUser = {
  method: 'POST',
  path: '/registerUser',
  noun,
  summary: 'Makes the account of a guest whose one-time password was right, and signs in',
  body: RegisterUserBody,
  data: RegisteredUser,
  errors: ['invalid', 'conflict', 'gone'],
  limits: { perClient: { name: 'register-client', hits: 30, windowMs: 10 * minute, per: 'network' } },
  cache: 'no-store',
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: '/logout',
  noun,
  summary: 'Ends the session on the server',
  data: z.null(),
  cache: 'no-store',
} as const satisfies Endpoint;

export const getSession = {
  method: 'GET',
  path: '/loggedUser/session',
  noun,
  summary: 'Who is signed in',
  access: 'signed-in',
  data: z.object({
    primary_key: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    role: z.string(),
  }),
  cache: 'no-store',
} as const satisfies Endpoint;

/** Campaign values come from external links: the excess is cut, the rest kept. */
const cut = (length: number) => z._default(shortened(length), '');

export const saveUtmParams = {
  method: 'POST',
  path: '/loggedUser/saveUtmParams',
  noun,
  summary: 'Keeps the campaign that brought a signed-in person here',
  access: 'signed-in',
  body: z.object({
    landing_url: cut(2_048),
    utm_campaign: cut(200),
    utm_source: cut(200),
    utm_medium: cut(200),
    utm_term: cut(200),
    utm_content: cut(200),
  }),
  data: z.null(),
} as const satisfies Endpoint;

const keys = distinctKeys(50);

export const Preferences = z.object({
  activities: keys,
  themes: keys,
  /** True for stays, false for activities, null for either. */
  wants_stay: z.nullable(z.boolean()),
});
export type Preferences = z.infer<typeof Preferences>;

export const savePreferences = {
  method: 'POST',
  path: '/savePreferences',
  noun,
  summary: 'Keeps what kinds of experience a person likes',
  access: 'signed-in',
  body: Preferences,
  data: z.null(),
} as const satisfies Endpoint;

export const listPreferredExperiences = {
  method: 'GET',
  path: '/getPreferredExperiences',
  noun,
  summary: 'Experiences that fit a person’s preferences',
  access: 'signed-in',
  data: z.array(ExperienceCard),
} as const satisfies Endpoint;

export const ContactKind = z.enum(['email', 'phone']);

export const requestContactOtp = {
  method: 'POST',
  path: '/loggedUser/requestContactOtp',
  noun,
  summary: 'Sends a code to a new e-mail address or number, to link it to the account',
  access: 'signed-in',
  body: z.object({
    kind: ContactKind,
    value: z.string().check(z.maxLength(254)),
    country_code: z._default(z.string().check(z.maxLength(6)), '+91'),
  }),
  data: z.object({ primary_key: z.string() }),
  errors: ['invalid', 'conflict'],
  limits: otpCallLimits,
  effectLimits: otpLimits,
} as const satisfies Endpoint;

export const verifyContactOtp = {
  method: 'POST',
  path: '/loggedUser/verifyContactOtp',
  noun,
  summary: 'Links a contact to the account when its code is right',
  access: 'signed-in',
  body: z.object({
    primary_key: z.string().check(z.maxLength(128)),
    otp: CodeText,
  }),
  data: z.object({ linked: ContactKind }),
  errors: ['invalid', 'conflict', 'gone'],
} as const satisfies Endpoint;
