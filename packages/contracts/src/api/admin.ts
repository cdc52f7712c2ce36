import * as z from 'zod/mini';
import { StorySection } from './editorial';
import { PrimaryKey, envelope } from './envelope';
import { PaymentStatus } from './lists';

/** Given to change a record, left out to make one. */
const key = { primary_key: z.optional(PrimaryKey) };
const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const paragraphs = z.array(line(5_000)).check(z.minLength(1), z.maxLength(60));
const imagePath = z.nullable(z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(\/[a-z0-9]+){1,3}$/)));
const day = z.iso.date();
const email = z.email().check(z.maxLength(254));

/** The key of what was made or changed. */
export const SavedResponse = envelope(z.object({ primary_key: PrimaryKey }));
export const SavedManyResponse = envelope(z.array(z.object({ primary_key: PrimaryKey })));

/** POST /admin/createBlog */
export const StoryBody = z.object({
  ...key,
  title: line(200),
  description: line(500),
  author: line(100),
  published_at: day,
  sections: z
    .array(z.extend(StorySection, { heading: z.nullable(line(200)), paragraphs }))
    .check(z.minLength(1), z.maxLength(40)),
  destination_pk: z.nullable(PrimaryKey),
  image_path: imagePath,
});
export type StoryBody = z.infer<typeof StoryBody>;

/** POST /admin/createActivity; /admin/createActivities takes `activities`, a list of them. */
export const ActivityBody = z.object({
  ...key,
  name: line(100),
  group_key: line(50),
  tagline: line(200),
  description: paragraphs,
  image_path: imagePath,
});
export type ActivityBody = z.infer<typeof ActivityBody>;
export const ActivitiesBody = z.object({
  activities: z.array(ActivityBody).check(z.minLength(1), z.maxLength(50)),
});

/** POST /admin/createPlace */
export const PlaceBody = z.object({
  ...key,
  destination_pk: PrimaryKey,
  name: line(150),
  text: line(5_000),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  image_path: imagePath,
});
export type PlaceBody = z.infer<typeof PlaceBody>;

/** GET and POST /admin/organiser: who runs experiences on the ground. */
export const OrganiserBody = z.object({ ...key, name: line(150), email, phone: line(20), city: line(100) });
export type OrganiserBody = z.infer<typeof OrganiserBody>;
export const OrganisersResponse = envelope(z.array(z.required(OrganiserBody)));

/** GET and POST /admin/discounts: a code with its percentage, terms, and first and last day. */
export const DiscountBody = z.object({
  ...key,
  code: z.string().check(z.regex(/^[A-Z0-9]{3,20}$/)),
  percent: z.int().check(z.gte(1), z.lte(90)),
  terms: line(1_000),
  starts_on: day,
  ends_on: day,
});
export type DiscountBody = z.infer<typeof DiscountBody>;
export const DiscountsResponse = envelope(z.array(z.required(DiscountBody)));

/** GET and POST /admin/icons: pictures that may be put on activities and themes. */
export const IconBody = z.object({ ...key, name: line(100), image_path: z.string().check(z.maxLength(100)) });
export type IconBody = z.infer<typeof IconBody>;
export const IconsResponse = envelope(z.array(z.required(IconBody)));

export const Role = z.enum(['traveller', 'content', 'sales', 'finance', 'admin']);

/** POST /admin/registerUser: an account made by an admin, who vouches for both contacts. */
export const AdminUserBody = z.object({
  first_name: line(60),
  last_name: line(60),
  email,
  phone: line(20),
  country_code: line(6),
  role: Role,
});
export type AdminUserBody = z.infer<typeof AdminUserBody>;

/** GET /admin/fetchUser?primary_key= or ?email= or ?phone= */
export const AdminUserResponse = envelope(
  z.object({
    primary_key: PrimaryKey,
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    role: Role,
    verified: z.array(z.enum(['email', 'phone'])),
  }),
);
export type AdminUser = z.infer<typeof AdminUserResponse>['data'];

/** POST /admin/createUserOtp: sends a sign-in code to an account's own contacts; the caller never sees it. */
export const CreateUserOtpResponse = envelope(z.object({ primary_key: z.string() }));

/** POST /admin/updatePaymentReq: makes a request for payment, or changes or cancels an open one. */
export const PaymentRequestBody = z.object({
  ...key,
  description: line(300),
  /** Integer paise, tax included. */
  amount: z.int().check(z.gte(100), z.lte(1_000_000_000)),
  user_pk: z.nullable(PrimaryKey),
  experience_pk: z.nullable(PrimaryKey),
  status: z.enum(['open', 'cancelled']),
});
export type PaymentRequestBody = z.infer<typeof PaymentRequestBody>;

export const AdminPaymentRequest = z.object({
  primary_key: PrimaryKey,
  /** In the link that the traveller gets. */
  token: z.string(),
  description: z.string(),
  amount: z.int(),
  user_pk: z.nullable(PrimaryKey),
  experience_pk: z.nullable(PrimaryKey),
  status: PaymentStatus,
  transaction_ref: z.nullable(z.string()),
});
export type AdminPaymentRequest = z.infer<typeof AdminPaymentRequest>;
export const AdminPaymentRequestResponse = envelope(AdminPaymentRequest);

/** POST /admin/updateTransactionStatus: what finance found at the bank. */
export const TransactionStatusBody = z.object({
  primary_key: PrimaryKey,
  status: z.enum(['paid', 'failed', 'refunded']),
  transaction_ref: line(100),
});
export type TransactionStatusBody = z.infer<typeof TransactionStatusBody>;

/** GET /admin/auditLog?page=: who did what, the newest first. */
export const AuditLogResponse = envelope(
  z.array(
    z.object({
      primary_key: PrimaryKey,
      at: z.string(),
      user_pk: z.nullable(PrimaryKey),
      action: z.string(),
      subject: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
);
