import * as z from 'zod/mini';
import { otpCallLimits, otpLimits } from '../accounts/accounts';
import { editing, saving as savingContent } from '../content/editing';
import type { Endpoint } from '../endpoints/endpoint';
import {
  EmailAddress,
  KeyBody,
  PhoneText,
  PrimaryKey,
  SavedRecord,
  line,
  optionalKey,
  prose,
} from '../fields/fields';
import { KeyText } from '../endpoints/query';

const noun = 'admin';
const day = z.iso.date();
const saving = {
  method: 'POST',
  noun,
  data: SavedRecord,
  errors: ['invalid', 'not_found', 'conflict'],
} as const;

/** The company or person that runs experiences on site. */
export const OrganiserBody = z.object({
  ...optionalKey,
  name: line(150),
  email: EmailAddress,
  phone: PhoneText,
  city: line(100),
});
export type OrganiserBody = z.infer<typeof OrganiserBody>;

/** An organiser as stored. */
const Organiser = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  city: z.string(),
});

export const listOrganisers = {
  method: 'GET',
  path: '/admin/organiser',
  noun,
  summary: 'All organisers',
  access: ['sales'],
  data: z.array(Organiser),
} as const satisfies Endpoint;

export const saveOrganiser = {
  ...saving,
  path: '/admin/organiser',
  summary: 'Makes or changes an organiser',
  access: ['sales'],
  body: OrganiserBody,
} as const satisfies Endpoint;

/** A code with its percentage, terms, and first and last day (Asia/Kolkata). */
export const DiscountContent = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9]{3,20}$/)),
  percent: z.int().check(z.gte(1), z.lte(90)),
  terms: prose(1_000),
  starts_on: day,
  ends_on: day,
});
export type DiscountContent = z.infer<typeof DiscountContent>;
export const DiscountBody = z.extend(DiscountContent, editing);
export type DiscountBody = z.infer<typeof DiscountBody>;

export const listDiscounts = {
  method: 'GET',
  path: '/admin/discounts',
  noun,
  summary: 'All discounts',
  access: ['sales'],
  data: z.array(z.extend(DiscountContent, { primary_key: PrimaryKey })),
} as const satisfies Endpoint;

export const saveDiscount = {
  ...savingContent,
  noun,
  path: '/admin/discounts',
  summary: 'Makes or changes a discount',
  access: ['sales'],
  body: DiscountBody,
} as const satisfies Endpoint;

/** An image that editors can assign to activities and themes. */
export const IconContent = z.object({
  name: line(100),
  image_path: z.string().check(z.maxLength(100)),
});
export type IconContent = z.infer<typeof IconContent>;
export const IconBody = z.extend(IconContent, editing);
export type IconBody = z.infer<typeof IconBody>;

export const listIcons = {
  method: 'GET',
  path: '/admin/icons',
  noun,
  summary: 'All icons',
  access: ['content'],
  data: z.array(z.extend(IconContent, { primary_key: PrimaryKey })),
} as const satisfies Endpoint;

export const saveIcon = {
  ...savingContent,
  noun,
  path: '/admin/icons',
  summary: 'Makes or changes an icon',
  access: ['content'],
  body: IconBody,
} as const satisfies Endpoint;

export const Role = z.enum(['traveller', 'content', 'sales', 'finance', 'operator', 'admin']);

const staffRoles = ['content', 'sales', 'finance', 'operator', 'admin'] as const;

/** A member of staff. */
export const Staff = z.object({
  primary_key: PrimaryKey,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
});
export type Staff = z.infer<typeof Staff>;

export const getStaff = {
  method: 'GET',
  path: '/admin/me',
  noun,
  summary: 'The member of staff who calls, with their role',
  access: staffRoles,
  data: Staff,
} as const satisfies Endpoint;

/** An account created by an admin, who vouches for both contacts. */
export const AdminUserBody = z.object({
  first_name: line(60),
  last_name: line(60),
  email: EmailAddress,
  phone: PhoneText,
  country_code: line(6),
  role: Role,
});
export type AdminUserBody = z.infer<typeof AdminUserBody>;

export const registerUserByAdmin = {
  method: 'POST',
  path: '/admin/registerUser',
  noun,
  summary: 'Makes an account with a role',
  access: ['admin'],
  body: AdminUserBody,
  data: SavedRecord,
  errors: ['invalid', 'conflict'],
} as const satisfies Endpoint;

export const AdminUser = z.object({
  primary_key: PrimaryKey,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: Role,
  verified: z.array(z.enum(['email', 'phone'])),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const findUser = {
  method: 'GET',
  path: '/admin/fetchUser',
  noun,
  summary: 'One account by its key or by a contact that it proved',
  access: ['sales', 'finance'],
  query: z.object({
    primary_key: z.optional(KeyText),
    email: z.optional(EmailAddress),
    phone: z.optional(PhoneText),
  }),
  data: AdminUser,
  errors: ['invalid', 'not_found'],
} as const satisfies Endpoint;

/** Sends a code to a customer whom sales helps on the phone. The caller never sees the code. */
export const createUserOtp = {
  method: 'POST',
  path: '/admin/createUserOtp',
  noun,
  summary: 'Sends a sign-in code to an account’s own contacts',
  access: ['sales'],
  body: KeyBody,
  data: z.object({ primary_key: z.string() }),
  errors: ['not_found'],
  limits: otpCallLimits,
  effectLimits: otpLimits,
} as const satisfies Endpoint;
