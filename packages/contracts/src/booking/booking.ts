import * as z from 'zod/mini';
import { Quote } from './availability';
import { bookingParams, linkKey } from './booking-changes';
import {
  Checkout,
  Booking,
  BookingLanguage,
  BookingsList,
  CancelQuote,
  ContactBody,
  GstBuyerBody,
  HoldBody,
  HostNotes,
  Traveller,
  TripBody,
  slot,
} from './booking-data';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';
import { Paise, SavedRecord, line, maxParty } from '../fields/fields';
import { DayText } from '../endpoints/query';

export * from './booking-changes';
export * from './booking-access';
export * from './booking-data';
export * from './booking-staff';
export * from './booking-staff-actions';
export * from './booking-status';

const noun = 'booking';
const minute = 60_000;

const params = bookingParams;
const query = z.object({ key: linkKey });

const reading = { method: 'GET', noun, params, query, cache: 'no-store', errors: ['not_found'] } as const;
const changing = {
  method: 'POST',
  noun,
  params,
  data: Booking,
  cache: 'no-store',
  errors: ['invalid', 'not_found', 'conflict', 'gone'],
} as const;

export const createBooking = {
  method: 'POST',
  path: '/bookings',
  noun,
  summary: 'Holds an option for 15 minutes; nothing is charged',
  body: HoldBody,
  data: Booking,
  idempotent: true,
  cache: 'no-store',
  errors: ['invalid', 'not_found', 'conflict'],
  limits: { perClient: { name: 'hold-client', hits: 60, windowMs: 10 * minute, per: 'network' } },
} as const satisfies Endpoint;

export const getBooking = {
  ...reading,
  path: '/bookings/:reference',
  summary: 'A booking, for its owner or a visitor with its link',
  data: Booking,
} as const satisfies Endpoint;

export const listBookings = {
  method: 'GET',
  path: '/bookings',
  noun,
  summary: 'The bookings of an account',
  access: 'signed-in',
  data: BookingsList,
} as const satisfies Endpoint;

export const reviseBooking = {
  ...changing,
  path: '/bookings/:reference/revise',
  summary: 'Changes option, party, add-ons or coupon of a held booking',
  body: z.extend(TripBody, { key: linkKey }),
} as const satisfies Endpoint;

export const extendHold = {
  ...changing,
  path: '/bookings/:reference/extend',
  summary: 'Holds a booking for another 15 minutes, once',
  body: z.object({ key: linkKey }),
} as const satisfies Endpoint;

export const releaseHold = {
  ...changing,
  path: '/bookings/:reference/release',
  summary: 'Gives a hold up',
  body: z.object({ key: linkKey }),
} as const satisfies Endpoint;

export const saveTravellers = {
  ...changing,
  path: '/bookings/:reference/travellers',
  summary: 'Who travels, and how to reach them',
  body: z.object({
    key: linkKey,
    contact: ContactBody,
    travellers: z.array(Traveller).check(z.minLength(1), z.maxLength(maxParty)),
    /** Left out: unchanged. Null: none. */
    host_notes: z.optional(z.nullable(HostNotes)),
    gst_buyer: z.optional(z.nullable(GstBuyerBody)),
    /** True stores the travellers for the account's next booking. */
    remember: z.boolean(),
    /** Language of the page. Left out: unchanged. */
    language: z.optional(BookingLanguage),
  }),
} as const satisfies Endpoint;

export const listSavedTravellers = {
  method: 'GET',
  path: '/savedTravellers',
  noun,
  summary: 'Travellers of an account’s earlier bookings that it wanted kept',
  access: 'signed-in',
  data: z.array(Traveller),
} as const satisfies Endpoint;

export const payBooking = {
  ...changing,
  path: '/bookings/:reference/pay',
  summary: 'Starts, or starts again, the payment of a held booking',
  body: z.object({
    key: linkKey,
    /** Total that the visitor accepts. The API refuses the call when the booking's total differs. */
    accepted_total: Paise,
    /** Language of the page, which the gateway leads back to. Left out: unchanged. */
    language: z.optional(BookingLanguage),
  }),
  data: Checkout,
  errors: ['invalid', 'not_found', 'conflict', 'gone', 'unavailable'],
} as const satisfies Endpoint;

export const getCancelQuote = {
  ...reading,
  path: '/bookings/:reference/cancelQuote',
  summary: 'What cancelling now would give back',
  data: CancelQuote,
  errors: ['not_found', 'conflict'],
} as const satisfies Endpoint;

export const cancelBooking = {
  ...changing,
  path: '/bookings/:reference/cancel',
  summary: 'Cancels a booking by its policy',
  body: z.object({
    key: linkKey,
    /** Refund shown to the traveller. The API refuses the call when it has changed since. */
    shown_refund: Paise,
  }),
} as const satisfies Endpoint;

const NewDates = z.object({ from: DayText, to: z.nullable(DayText), slot });

/** Price of a move to other dates, with the same option and party. */
export const DateChangeQuote = z.object({
  quote: Quote,
  /** Positive: the amount is refunded. More expensive dates cannot be chosen online. */
  refund: z.int(),
});
export type DateChangeQuote = z.infer<typeof DateChangeQuote>;

export const getDateChangeQuote = {
  ...changing,
  path: '/bookings/:reference/dateChangeQuote',
  summary: 'Whether a booking can move to other dates, and what comes back',
  body: z.extend(NewDates, { key: linkKey }),
  data: DateChangeQuote,
} as const satisfies Endpoint;

export const changeDates = {
  ...changing,
  path: '/bookings/:reference/changeDates',
  summary: 'Moves a booking to other dates',
  body: z.extend(NewDates, { key: linkKey, shown_refund: z.int() }),
} as const satisfies Endpoint;

export const reviewBooking = {
  ...changing,
  path: '/bookings/:reference/review',
  summary: 'Reviews a trip that has been taken',
  body: z.object({
    key: linkKey,
    rating: z.int().check(z.gte(1), z.lte(5)),
    text: line(2_000),
  }),
  data: SavedRecord,
} as const satisfies Endpoint;

const file = {
  method: 'GET',
  noun,
  params,
  query,
  cache: 'no-store',
  errors: ['not_found', 'conflict'],
} as const;

export const getVoucherPdf = {
  ...file,
  path: '/bookings/:reference/voucher.pdf',
  summary: 'The voucher for printing',
  produces: 'application/pdf',
} as const satisfies PageEndpoint;

export const getInvoicePdf = {
  ...file,
  path: '/bookings/:reference/invoice.pdf',
  summary: 'The GST invoice',
  produces: 'application/pdf',
} as const satisfies PageEndpoint;

export const getCreditNotePdf = {
  ...file,
  path: '/bookings/:reference/creditNotes/:document',
  summary: 'A GST credit note',
  params: z.extend(params, {
    /** Number of the document, with hyphens for slashes. */
    document: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/, 'must be the number of a credit note')),
  }),
  produces: 'application/pdf',
  errors: ['not_found'],
} as const satisfies PageEndpoint;

export const getDocumentPdf = {
  ...file,
  path: '/documents/:document',
  summary: 'An invoice or credit note, for a visitor with its link',
  params: z.object({
    /** Number of the document, with hyphens for slashes. */
    document: z.string().check(z.regex(/^(INV|CN)-\d\d-\d\d-\d{6,8}$/, 'must be the number of a document')),
  }),
  query: z.object({ key: z.string().check(z.maxLength(64)) }),
  produces: 'application/pdf',
  errors: ['not_found'],
} as const satisfies PageEndpoint;

export const getCalendarFile = {
  ...file,
  path: '/bookings/:reference/calendar.ics',
  summary: 'The trip for a calendar (RFC 5545)',
  produces: 'text/calendar',
} as const satisfies PageEndpoint;
