import * as z from 'zod/mini';
import { Quote } from './availability';
import { Booking, Checkout, HostNotes, Party, slot, Traveller } from './booking-data';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';
import { Paise, maxParty } from '../fields/fields';
import { DayText } from '../endpoints/query';

/* Changes of confirmed bookings. */

const noun = 'booking';
const minute = 60_000;

/** Path parameters of calls about one booking. */
export const bookingParams = z.object({
  reference: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/, 'must be a booking reference')),
});
/** `key` opens a booking without a session: it is in the links of e-mails. */
export const linkKey = z.optional(z.string().check(z.maxLength(64)));

const changing = {
  method: 'POST',
  noun,
  params: bookingParams,
  cache: 'no-store',
  errors: ['invalid', 'not_found', 'conflict', 'gone'],
  limits: { perClient: { name: 'change-client', hits: 120, windowMs: 10 * minute, per: 'network' } },
} as const;

/** Dates and party that a booking is to have. */
export const WantedChange = z.object({ from: DayText, to: z.nullable(DayText), slot, party: Party });
export type WantedChange = z.infer<typeof WantedChange>;

/** Price of a change. */
export const ChangeQuote = z.object({
  /** Price after the change. */
  quote: Quote,
  /** Price before the change. */
  total_before: Paise,
  /** Positive: to be paid. Negative: refunded. */
  difference: z.int(),
});
export type ChangeQuote = z.infer<typeof ChangeQuote>;

export const getChangeQuote = {
  ...changing,
  path: '/bookings/:reference/changeQuote',
  summary: 'Whether a booking can have other dates or guests, and the price difference',
  body: z.extend(WantedChange, { key: linkKey }),
  data: ChangeQuote,
} as const satisfies Endpoint;

export const changeBooking = {
  ...changing,
  path: '/bookings/:reference/change',
  summary: 'Changes dates, guests and names; a dearer change waits for its payment and holds its places',
  body: z.extend(WantedChange, {
    key: linkKey,
    travellers: z.array(Traveller).check(z.minLength(1), z.maxLength(maxParty)),
    /** Difference shown to the traveller. The API refuses the call when it has changed since. */
    shown_difference: z.int(),
  }),
  data: Booking,
} as const satisfies Endpoint;

export const payChange = {
  ...changing,
  path: '/bookings/:reference/payChange',
  summary: 'Starts, or starts again, the payment of a change’s price difference',
  body: z.object({ key: linkKey, accepted_difference: Paise }),
  data: Checkout,
  errors: ['not_found', 'conflict', 'gone', 'unavailable'],
} as const satisfies Endpoint;

export const releaseChange = {
  ...changing,
  path: '/bookings/:reference/releaseChange',
  summary: 'Gives up a change that waits for its payment; the booking stays as it is',
  body: z.object({ key: linkKey }),
  data: Booking,
} as const satisfies Endpoint;

export const saveHostNotes = {
  ...changing,
  path: '/bookings/:reference/hostNotes',
  summary: 'Note, arrival time and dietary needs for the host, until the trip begins',
  body: z.object({ key: linkKey, host_notes: z.nullable(HostNotes) }),
  data: Booking,
} as const satisfies Endpoint;

export const getSupplementaryInvoicePdf = {
  method: 'GET',
  noun,
  path: '/bookings/:reference/supplementaryInvoices/:document',
  summary: 'A GST invoice over the price difference of a change',
  params: z.extend(bookingParams, {
    /** Number of the document, with hyphens for slashes. */
    document: z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/, 'must be the number of an invoice')),
  }),
  query: z.object({ key: linkKey }),
  cache: 'no-store',
  produces: 'application/pdf',
  errors: ['not_found'],
} as const satisfies PageEndpoint;
