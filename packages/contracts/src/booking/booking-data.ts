import * as z from 'zod/mini';
import { BookingPage, BookingStatus } from './booking-status';
import { Quote } from './availability';
import {
  Coordinates,
  EmailAddress,
  Image,
  Paise,
  PrimaryKey,
  PhoneText,
  line,
  maxParty,
} from '../fields/fields';
import { DayText } from '../endpoints/query';

/** Guests, children included, and the ages of the children. */
export const Party = z.object({
  guests: z.int().check(z.gte(1), z.lte(maxParty)),
  ages: z.array(z.int().check(z.gte(0), z.lte(17))).check(z.maxLength(maxParty - 1)),
});
export type Party = z.infer<typeof Party>;

/** Start of an activity; null for a stay. */
export const slot = z.nullable(
  z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time (HH:MM)')),
);
const couponCode = z.nullable(z.string().check(z.trim(), z.maxLength(20)));
const addOnChoices = z
  .array(z.object({ add_on_pk: PrimaryKey, quantity: z.int().check(z.gte(1), z.lte(maxParty)) }))
  .check(z.maxLength(20));

/** What a visitor chooses: an option, its dates, a party, and what comes on top. */
export const TripBody = z.object({
  option_pk: PrimaryKey,
  from: DayText,
  /** Day of departure of a stay; null for an activity. */
  to: z.nullable(DayText),
  /** Start of an activity; null for a stay. */
  slot,
  party: Party,
  add_ons: addOnChoices,
  coupon: couponCode,
  /** The total that the visitor was shown, in paise. Never charged: a difference is shown and has to be accepted. */
  shown_total: z.nullable(Paise),
});
export type TripBody = z.infer<typeof TripBody>;

/** Person of contact, who gets the e-mails and is asked for on the day. */
export const Contact = z.object({
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** Person of contact as it was entered. */
export const ContactBody = z.object({ name: line(100), email: EmailAddress, phone: PhoneText });

export const Traveller = z.object({
  name: line(100),
  /** Null for an adult. */
  age: z.nullable(z.int().check(z.gte(0), z.lte(120))),
  /** Number of the identity document, where the operator requires one. */
  document: z.nullable(line(40)),
});
export type Traveller = z.infer<typeof Traveller>;

export const RefundState = z.object({
  /** Smallest units of the currency. */
  amount: Paise,
  status: z.enum(['pending', 'processed', 'failed']),
  /** Left out: INR. */
  currency: z.optional(z.string()),
  /** True when the gateway could not make it and it was paid in another way. */
  by_other_means: z.optional(z.boolean()),
});
export type RefundState = z.infer<typeof RefundState>;

/** Something that can be bought on top of an option. */
export const AddOn = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  description: z.string(),
  /** Paise before tax. */
  price: Paise,
  unit: z.enum(['person', 'booking']),
});
export type AddOn = z.infer<typeof AddOn>;

/** Which page a booking belongs on; an address that disagrees redirects (booking §3). */
export const Booking = z.object({
  /** For people: on vouchers, in e-mails and on the phone. */
  reference: z.string(),
  /** Unguessable part of links to this booking. */
  key: z.string(),
  status: BookingStatus,
  page: BookingPage,
  experience: z.object({
    primary_key: PrimaryKey,
    url: z.string(),
    title: z.string(),
    is_stay: z.boolean(),
    location: z.string(),
    card_image: z.nullable(Image),
    meeting_point: z.string(),
    coordinates: Coordinates,
    check_in: z.nullable(z.string()),
    check_out: z.nullable(z.string()),
    what_to_bring: z.array(z.string()),
  }),
  option: z.object({
    primary_key: PrimaryKey,
    name: z.string(),
    meal_plan: z.nullable(z.string()),
    max_guests: z.int(),
  }),
  from: z.string(),
  to: z.nullable(z.string()),
  slot,
  party: Party,
  add_ons: addOnChoices,
  available_add_ons: z.array(AddOn),
  quote: Quote,
  /** Set when the total differs from the one that was shown before; it has to be accepted before payment. */
  price_change: z.nullable(z.object({ shown: Paise, now: Paise })),
  contact: z.nullable(Contact),
  travellers: z.array(Traveller),
  /** Name of the document whose number every adult has to give; null when none is required. */
  required_document: z.nullable(z.string()),
  /** The operator decides after payment. */
  on_request: z.boolean(),
  hold: z.nullable(
    z.object({
      /** Instant. Compare with `server_time`, not with the device's clock. */
      expires_at: z.string(),
      can_extend: z.boolean(),
    }),
  ),
  server_time: z.string(),
  /** True after a payment failed and while another attempt can be made. */
  payment_failed: z.boolean(),
  /** The bank has reserved the amount, and it was never taken. */
  bank_reservation: z.optional(z.boolean()),
  refund: z.nullable(RefundState),
  /** Refund steps, the most generous first: cancelled before `until` (instant), `refund_percent` comes back. */
  policy: z.array(z.object({ until: z.string(), refund_percent: z.int() })),
  can_cancel: z.boolean(),
  can_change_dates: z.boolean(),
  can_review: z.boolean(),
  voucher: z.nullable(
    z.object({
      code: z.string(),
      /** The code as a QR symbol: an SVG path on a grid of `size` × `size` modules. */
      qr: z.object({ size: z.int(), path: z.string() }),
      /** Instants between which it is accepted. */
      valid_from: z.string(),
      valid_until: z.string(),
    }),
  ),
  invoice_number: z.nullable(z.string()),
  /** The oldest first; what lists and documents of former releases know of a booking does not have it. */
  credit_notes: z.optional(z.array(z.object({ number: z.string(), amount: Paise, issued_at: z.string() }))),
  /** Changes of what a calendar shows: the dates, the cancellation (RFC 5545 SEQUENCE). */
  sequence: z.optional(z.int()),
  created_at: z.string(),
});
export type Booking = z.infer<typeof Booking>;

/** What a list of bookings shows of one. */
export const BookingSummary = z.pick(Booking, {
  reference: true,
  key: true,
  status: true,
  page: true,
  experience: true,
  option: true,
  from: true,
  to: true,
  slot: true,
  party: true,
  refund: true,
});
export type BookingSummary = z.infer<typeof BookingSummary>;

export const BookingsList = z.object({
  upcoming: z.array(BookingSummary),
  past: z.array(BookingSummary),
  cancelled: z.array(BookingSummary),
});
export type BookingsList = z.infer<typeof BookingsList>;

/** What the browser does to let the visitor pay. */
export const Checkout = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('razorpay'),
    key_id: z.string(),
    order_id: z.string(),
    amount: Paise,
    currency: z.string(),
    name: z.string(),
    description: z.string(),
    callback_url: z.string(),
    prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
]);
export type Checkout = z.infer<typeof Checkout>;

export const Redemption = z.object({
  reference: z.string(),
  experience: z.string(),
  option: z.string(),
  lead_traveller: z.string(),
  guests: z.int(),
  redeemed_at: z.string(),
});
export type Redemption = z.infer<typeof Redemption>;
