import * as z from 'zod/mini';
import { Booking, CancelQuote } from './booking-data';
import { BookingStatus } from './booking-status';
import type { Endpoint } from '../endpoints/endpoint';
import { Paise, PrimaryKey, line, paging } from '../fields/fields';
import { DayText, KeyText, PageText } from '../endpoints/query';

/* Calls of staff. Kept apart from the calls of travellers, so that travellers' pages do not load them. */

const noun = 'booking';
const minute = 60_000;
const forStaff = { noun, access: ['sales', 'finance', 'operator'] } as const;

/** Sort orders of the list of bookings. */
export const StaffBookingSort = z.enum(['created_at', 'from', 'total', 'reference', 'name', 'status']);
export type StaffBookingSort = z.infer<typeof StaffBookingSort>;

/** A booking in the list of the admin. */
export const StaffBookingRow = z.object({
  reference: z.string(),
  status: BookingStatus,
  on_request: z.boolean(),
  experience: z.object({ primary_key: PrimaryKey, title: z.string() }),
  option: z.string(),
  from: z.string(),
  to: z.nullable(z.string()),
  slot: z.nullable(z.string()),
  guests: z.int(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  total: Paise,
  created_at: z.string(),
});
export type StaffBookingRow = z.infer<typeof StaffBookingRow>;

/** Refund filters of the list of bookings. */
export const StaffRefundFilter = z.enum(['waiting']);
export type StaffRefundFilter = z.infer<typeof StaffRefundFilter>;

export const findBookings = {
  ...forStaff,
  method: 'GET',
  path: '/admin/bookings',
  summary: 'Bookings by text (reference, contact, voucher), status, refund, first day and experience',
  query: z.object({
    text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    status: z.optional(BookingStatus),
    /** `waiting`: bookings with a refund that awaits a second person. */
    refund: z.optional(StaffRefundFilter),
    /** First day of the trip, both included. */
    from: z.optional(DayText),
    to: z.optional(DayText),
    experience_pk: z.optional(KeyText),
    sort: z._default(StaffBookingSort, 'created_at'),
    order: z._default(z.enum(['asc', 'desc']), 'desc'),
    page: PageText,
  }),
  data: z.object({
    bookings: z.array(StaffBookingRow),
    ...paging,
    /** Experiences with bookings, as filter options. */
    experiences: z.array(z.object({ primary_key: PrimaryKey, title: z.string() })),
    /** Bookings on request that await a decision. */
    undecided: z.int(),
    /** Refunds that await a second person's approval. */
    refunds_waiting: z.int(),
  }),
} as const satisfies Endpoint;

/** A refund that staff requested. A large amount requires a second person. */
export const RefundRequest = z.object({
  primary_key: PrimaryKey,
  amount: Paise,
  reason: z.string(),
  /** True when the refund cancels the booking too. */
  cancels: z.boolean(),
  status: z.enum(['waiting', 'approved', 'declined']),
  requested_by: z.object({ primary_key: PrimaryKey, name: z.string() }),
  requested_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Actions that the calling member of staff may take on a booking now. */
export const StaffAction = z.enum(['decide', 'refund', 'redeem', 'no_show']);
export type StaffAction = z.infer<typeof StaffAction>;

/** A note for colleagues. The traveller never sees it. */
export const BookingNote = z.object({
  primary_key: PrimaryKey,
  text: z.string(),
  /** Name of the author; null when the account has been deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type BookingNote = z.infer<typeof BookingNote>;

/** A booking with its full history. */
export const StaffBooking = z.object({
  booking: z.omit(Booking, { key: true }),
  actions: z.array(StaffAction),
  account: z.nullable(z.object({ primary_key: PrimaryKey, name: z.string(), email: z.string() })),
  history: z.array(
    z.object({
      at: z.string(),
      trigger: z.string(),
      status: BookingStatus,
      /** Name of the member of staff; null when the event was not caused by staff. */
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
  payment: z.nullable(
    z.object({
      gateway: z.string(),
      order_id: z.string(),
      payment_id: z.nullable(z.string()),
      amount: Paise,
      status: z.enum(['created', 'failed', 'authorized', 'paid', 'returned']),
      created_at: z.string(),
      paid_at: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.object({
      receipt: z.string(),
      amount: Paise,
      reason: z.string(),
      status: z.enum(['pending', 'processed', 'failed', 'paid_otherwise']),
      /** Currency code; INR when omitted. */
      currency: z.optional(z.string()),
      created_at: z.string(),
    }),
  ),
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      amount: Paise,
      issued_at: z.string(),
      /** Key that opens only this document's file, since a link sends no token. */
      key: z.optional(z.string()),
    }),
  ),
  /** E-mails to the traveller. Their text is not stored. */
  emails: z.array(
    z.object({ kind: z.string(), queued_at: z.string(), sent_at: z.nullable(z.string()), attempts: z.int() }),
  ),
  refund_requests: z.array(RefundRequest),
  /** Refundable amount: payments less refunds made or awaiting approval. */
  refundable: Paise,
  /**
   * Threshold above which refunds need a second person. Refunds of the booking, of its customer and by one
   * person are each added up.
   */
  approval_above: Paise,
  /** Notes of staff, the oldest first. */
  notes: z.optional(z.array(BookingNote)),
  /** Refund of a cancellation by the policy now; null when the caller cannot cancel. */
  cancel_quote: z.optional(z.nullable(CancelQuote)),
  /** Whether the caller can change dates, guests and names. */
  can_change: z.optional(z.boolean()),
  /** Whether the caller can release the hold. */
  can_release: z.optional(z.boolean()),
  /** Whether the caller can send the confirmation again. */
  can_resend: z.optional(z.boolean()),
});
export type StaffBooking = z.infer<typeof StaffBooking>;

/** Path parameters of calls about one booking. */
export const staffBookingParams = z.object({
  reference: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/, 'must be a booking reference')),
});

export const getStaffBooking = {
  ...forStaff,
  method: 'GET',
  path: '/admin/bookings/:reference',
  summary: 'A booking with its history, payments, refunds, documents and e-mails',
  params: staffBookingParams,
  data: StaffBooking,
  errors: ['not_found'],
} as const satisfies Endpoint;

/** Actions of operators. Each reports whether it is still possible at that time. */
const operating = { method: 'POST', noun, errors: ['not_found', 'conflict', 'gone'] } as const;
const decided = z.object({ reference: z.string(), status: BookingStatus });

export const Redemption = z.object({
  reference: z.string(),
  experience: z.string(),
  option: z.string(),
  lead_traveller: z.string(),
  guests: z.int(),
  redeemed_at: z.string(),
});
export type Redemption = z.infer<typeof Redemption>;

export const redeemVoucher = {
  ...operating,
  path: '/bookings/redeem',
  summary: 'Accepts a voucher code, once and within its window',
  access: ['operator'],
  body: z.object({ code: line(40) }),
  data: Redemption,
  limits: { perUser: { name: 'redeem-user', hits: 120, windowMs: 10 * minute, per: 'account' } },
} as const satisfies Endpoint;

export const decideBooking = {
  ...operating,
  path: '/admin/decideBooking',
  summary: 'Accepts or rejects a booking on request; a rejected one is refunded',
  access: ['operator', 'sales'],
  body: z.object({
    reference: staffBookingParams.shape.reference,
    accept: z.boolean(),
    reason: z.nullable(line(500)),
  }),
  data: decided,
} as const satisfies Endpoint;

export const reportNoShow = {
  ...operating,
  path: '/bookings/noShow',
  summary: 'Records a no-show, from the end of the trip’s first day until a week after its last',
  access: ['operator'],
  body: z.object({ reference: staffBookingParams.shape.reference }),
  data: decided,
} as const satisfies Endpoint;
