import * as z from 'zod/mini';
import { PrimaryKey, envelope } from './envelope';

/** POST /verifyUserType: asks for a one-time password. */
export const VerifyUserTypeBody = z.object({
  email: z.string().check(z.maxLength(254)),
  phone: z.string().check(z.maxLength(20)),
  country_code: z.string().check(z.maxLength(6)),
  description: z.string().check(z.maxLength(2048)),
});
export type VerifyUserTypeBody = z.infer<typeof VerifyUserTypeBody>;
/** `data.primary_key` is an opaque challenge id bound to e-mail and phone. */
export const VerifyUserTypeResponse = envelope(z.object({ primary_key: z.string() }));

/** POST /verifyOtp */
export const VerifyOtpBody = z.object({
  ...VerifyUserTypeBody.shape,
  otp: z.string().check(z.maxLength(12)),
  primary_key: z.string().check(z.maxLength(128)),
});
export type VerifyOtpBody = z.infer<typeof VerifyOtpBody>;
/** `user_key` is the account's key for a known user, a single-use sign-up ticket for a guest. */
export const VerifyOtpResponse = envelope(
  z.object({
    isOtpMatched: z.boolean(),
    isGuestUser: z.boolean(),
    user_key: z.nullable(z.union([z.string(), PrimaryKey])),
    role_pk: z.nullable(PrimaryKey),
    email: z.string(),
    phone: z.string(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    access_token: z.nullable(z.string()),
  }),
);
export type VerifiedOtp = z.infer<typeof VerifyOtpResponse>['data'];

/** POST /registerUser: the sign-up payload of §3. */
export const RegisterUserBody = z.object({
  first_name: z.string().check(z.maxLength(100)),
  last_name: z.string().check(z.maxLength(100)),
  user_key: z.string().check(z.maxLength(128)),
  role_pk: z.optional(z.nullable(z.union([z.string().check(z.maxLength(32)), z.number()]))),
  email: z.optional(z.string().check(z.maxLength(254))),
  phone: z.optional(z.string().check(z.maxLength(20))),
  country_code: z.optional(z.string().check(z.maxLength(6))),
  description: z.optional(z.string().check(z.maxLength(2048))),
  primary_key: z.optional(z.nullable(z.union([z.string().check(z.maxLength(128)), z.number()]))),
  current_url: z.optional(z.string().check(z.maxLength(2048))),
});
export type RegisterUserBody = z.infer<typeof RegisterUserBody>;
export const RegisterUserResponse = envelope(
  z.object({
    email: z.string(),
    phone: z.string(),
    user_key: PrimaryKey,
    first_name: z.string(),
    last_name: z.string(),
    access_token: z.string(),
  }),
);
export type RegisteredUser = z.infer<typeof RegisterUserResponse>['data'];
