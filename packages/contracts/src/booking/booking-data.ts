import * as z from 'zod/mini';
import { BookingPage, BookingStatus } from './booking-status';
import { Quote } from './availability';
import { BookingLanguage, Contact, GstBuyer, HostNotes, slot, SplitCount, Traveller } from './booking-people';
import { Coordinates, Image, Paise, PrimaryKey, Uuid, maxParty } from '../fields/fields';
import { DayText } from '../endpoints/query';

export * from './booking-people';

/** Guests, children included, and the ages of the children. */
export const Party = z.object({
  guests: z.int().check(z.gte(1), z.lte(maxParty)),
  ages: z.array(z.int().check(z.gte(0), z.lte(17))).check(z.maxLength(maxParty - 1)),
});
export type Party = z.infer<typeof Party>;

const couponCode = z.nullable(z.string().check(z.trim(), z.maxLength(20)));
const addOnChoices = z
  .array(z.object({ add_on_pk: PrimaryKey, quantity: z.int().check(z.gte(1), z.lte(maxParty)) }))
  .check(z.maxLength(20));

/** A visitor's choice: an option, its dates, a party and add-ons. */
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
  /** Total shown to the visitor, in paise. Never charged: the visitor has to accept any difference. */
  shown_total: z.nullable(Paise),
});
export type TripBody = z.infer<typeof TripBody>;

/** A trip to hold. */
export const HoldBody = z.extend(TripBody, {
  /** Id of the chat message that proposed the trip, whose card then shows the booking's state. */
  proposal: z.optional(Uuid),
  /** Language of the page. Defaults to English. */
  language: z.optional(BookingLanguage),
});
export type HoldBody = z.infer<typeof HoldBody>;

export const RefundState = z.object({
  /** Smallest units of the currency. */
  amount: Paise,
  status: z.enum(['pending', 'processed', 'failed']),
  /** Amount that has not been sent yet, if it is only a part. */
  outstanding: z.optional(Paise),
  /** Currency code; INR when omitted. */
  currency: z.optional(z.string()),
  /** True when the gateway could not make the refund and it was paid in another way. */
  by_other_means: z.optional(z.boolean()),
});
export type RefundState = z.infer<typeof RefundState>;

const DocumentEntry = z.object({
  number: z.string(),
  amount: Paise,
  issued_at: z.string(),
  /** Sequence of the booking's change that the document reports. */
  sequence: z.optional(z.int()),
});

/** A change of a confirmed booking that takes effect when its price difference is paid. */
export const PendingChange = z.object({
  from: z.string(),
  to: z.nullable(z.string()),
  slot,
  party: Party,
  /** Price after the change. */
  total: Paise,
  /** Amount to pay. */
  difference: Paise,
  /** Instant until which the places of the change are held. Compare with `server_time`. */
  expires_at: z.string(),
});
export type PendingChange = z.infer<typeof PendingChange>;

/** An extra that can be bought with an option. */
export const AddOn = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  description: z.string(),
  /** Paise before tax. */
  price: Paise,
  /** Paise with GST. */
  total: Paise,
  unit: z.enum(['person', 'booking']),
});
export type AddOn = z.infer<typeof AddOn>;

/** Page of the purchase for this booking. A URL of another page redirects to it (booking §3). */
export const Booking = z.object({
  /** Human-readable reference for vouchers, e-mails and phone calls. */
  reference: z.string(),
  /** Unguessable segment of links to this booking. */
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
    /** Phone number of the property or guide; null when there is none. */
    host_phone: z.optional(z.nullable(z.string())),
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
  /** Set when the total differs from the one shown before. The visitor has to accept it before payment. */
  price_change: z.nullable(z.object({ shown: Paise, now: Paise })),
  contact: z.nullable(Contact),
  travellers: z.array(Traveller),
  host_notes: z.optional(z.nullable(HostNotes)),
  /** Null for a private person. */
  gst_buyer: z.optional(z.nullable(GstBuyer)),
  /** Name of the identity document that every adult has to provide; null when none is required. */
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
  /** True when a payment failed and another attempt is possible. */
  payment_failed: z.boolean(),
  /** True when the bank has reserved the amount but it was never captured. */
  bank_reservation: z.optional(z.boolean()),
  refund: z.nullable(RefundState),
  /** Refund steps, most generous first: a cancellation before `until` (instant) refunds `refund_percent`. */
  policy: z.array(z.object({ until: z.string(), refund_percent: z.int() })),
  can_cancel: z.boolean(),
  can_change_dates: z.boolean(),
  can_review: z.boolean(),
  voucher: z.nullable(
    z.object({
      code: z.string(),
      /** The code as a QR symbol: an SVG path on a grid of `size` × `size` modules. */
      qr: z.object({ size: z.int(), path: z.string() }),
      /** Instants between which the voucher is accepted. */
      valid_from: z.string(),
      valid_until: z.string(),
    }),
  ),
  invoice_number: z.nullable(z.string()),
  /** Oldest first. Lists and documents of earlier releases do not have it. */
  credit_notes: z.optional(z.array(DocumentEntry)),
  /** Invoices of price differences paid after the first invoice, oldest first. */
  supplementary_invoices: z.optional(z.array(DocumentEntry)),
  /** Paid amount that has not been refunded. */
  balance: z.optional(z.int()),
  /** Set when several people pay for the trip, a part each. */
  split: z.optional(z.nullable(SplitCount)),
  /** Set while a change waits for the payment of its price difference. */
  pending_change: z.optional(z.nullable(PendingChange)),
  /** Bookings stored by earlier releases do not have it. */
  language: z.optional(BookingLanguage),
  /** Number of changes to the calendar entry, such as new dates or a cancellation (RFC 5545 SEQUENCE). */
  sequence: z.optional(z.int()),
  created_at: z.string(),
});
export type Booking = z.infer<typeof Booking>;

/** Refund of a cancellation made now. */
export const CancelQuote = z.object({ paid: Paise, refund: Paise, fee: Paise, refund_percent: z.int() });
export type CancelQuote = z.infer<typeof CancelQuote>;

/** A booking as shown in a list. */
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

/** A trip that is being held, with what is needed to continue. */
export const HeldTrip = z.extend(BookingSummary, {
  total: Paise,
  /** Instant. Compare with the list's `server_time`. */
  expires_at: z.string(),
  /** False while a payment is under way. */
  can_release: z.boolean(),
  split: z.optional(z.nullable(SplitCount)),
});
export type HeldTrip = z.infer<typeof HeldTrip>;

export const HeldTrips = z.object({ holds: z.array(HeldTrip), server_time: z.string() });
export type HeldTrips = z.infer<typeof HeldTrips>;

export const BookingsList = z.object({
  upcoming: z.array(BookingSummary),
  past: z.array(BookingSummary),
  cancelled: z.array(BookingSummary),
});
export type BookingsList = z.infer<typeof BookingsList>;

/** Action of the browser that lets the visitor pay. */
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
