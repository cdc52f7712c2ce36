import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { Paise, PrimaryKey } from '../fields/fields';
import { AgesText, DayText, GuestsText, KeyText, MonthText } from '../endpoints/query';

const noun = 'availability';

/** Availability of a day, a slot or an option. `LIMITED`: few are left, by the actual counters. */
export const AvailabilityStatus = z.enum(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']);
export type AvailabilityStatus = z.infer<typeof AvailabilityStatus>;

/** One line of a price, in paise; a discount is negative. */
export const QuoteLine = z.object({
  kind: z.enum(['base', 'extra_guest', 'add_on', 'member', 'coupon']),
  label: z.string(),
  amount: z.int(),
  /** GST of an add-on, which `amount` does not include. Prices of earlier releases do not have it. */
  tax: z.optional(Paise),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** Value before tax and GST at one rate, in paise. */
export const RateShare = z.object({ rate_bp: z.int(), taxable: z.int(), tax: z.int() });
export type RateShare = z.infer<typeof RateShare>;

/** A night of a stay or the day of an activity, for the whole party: rate + extra guests − discount + tax = total. */
export const QuoteDay = z.object({
  /** ISO date. */
  day: z.string(),
  /** Rooms or places, before discounts and tax. */
  rate: Paise,
  extra_guests: Paise,
  /** Member rate and coupon. */
  discount: Paise,
  tax: Paise,
  total: Paise,
});
export type QuoteDay = z.infer<typeof QuoteDay>;

/** A price as the server computes it: lines → taxable → taxes → total (booking §1). */
export const Quote = z.object({
  lines: z.array(QuoteLine),
  /** Sum of the lines. */
  taxable: Paise,
  /** CGST and SGST where the place of supply is the seller's own state, else IGST. */
  taxes: z.array(z.object({ label: z.string(), amount: Paise })),
  /** The same by rate (basis points), highest first. Prices of earlier releases do not have it. */
  by_rate: z.optional(z.array(RateShare)),
  /** The same by night, without add-ons. Prices of earlier releases do not have it. */
  days: z.optional(z.array(QuoteDay)),
  total: Paise,
  /** Total for a member; equal to `total` when `total` is already the member's. */
  member_total: Paise,
  is_member: z.boolean(),
  /** Code of the coupon included in the price. */
  coupon: z.nullable(z.string()),
  /** Rooms of a stay, places of an activity. */
  units: z.int(),
  /** Nights of a stay; 0 for an activity. */
  nights: z.int(),
});
export type Quote = z.infer<typeof Quote>;

export const CalendarDay = z.object({
  /** ISO date, Asia/Kolkata. */
  date: z.string(),
  status: AvailabilityStatus,
  /** Lowest price with GST for one night or one person's place that day; null when nothing can be booked. */
  price: z.nullable(Paise),
  member_price: z.nullable(Paise),
  /** Rooms or places left, set only when few are left. */
  remaining: z.nullable(z.int()),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const AvailabilityCalendar = z.object({
  experience_pk: PrimaryKey,
  /** YYYY-MM. */
  month: z.string(),
  unit: z.enum(['night', 'person']),
  /** First and last bookable day. */
  first_day: z.string(),
  last_day: z.string(),
  days: z.array(CalendarDay),
});
export type AvailabilityCalendar = z.infer<typeof AvailabilityCalendar>;

export const getCalendar = {
  method: 'GET',
  path: '/availability/calendar',
  noun,
  summary: 'A month of one experience, or of one of its options: status and price of each day',
  query: z.object({ experience_pk: KeyText, option_pk: z.optional(KeyText), month: MonthText }),
  data: AvailabilityCalendar,
  errors: ['not_found'],
  cache: 'no-store',
} as const satisfies Endpoint;

export const SlotAvailability = z.object({
  /** Start, HH:MM, Asia/Kolkata. */
  slot: z.string(),
  status: AvailabilityStatus,
  remaining: z.nullable(z.int()),
  /** Exact number of places left; 0 where booking is closed. */
  vacancies: z.int(),
});

/** A live hold of the caller that takes rooms or places of an option on the requested dates. */
export const OwnHold = z.object({
  reference: z.string(),
  /** Unguessable segment of links to the held booking. */
  key: z.string(),
  from: z.string(),
  to: z.nullable(z.string()),
  /** Start, HH:MM; null for a stay. */
  slot: z.nullable(z.string()),
  /** True when the trip cannot be booked without what is held here. */
  is_needed: z.boolean(),
});
export type OwnHold = z.infer<typeof OwnHold>;

export const OptionAvailability = z.object({
  option_pk: PrimaryKey,
  status: AvailabilityStatus,
  /** Reason, for the visitor, why these dates and this party cannot be booked; null when they can. */
  reason: z.nullable(z.string()),
  /** Rooms or places left on the scarcest day, set only when few are left. */
  remaining: z.nullable(z.int()),
  /**
   * Exact number of rooms or places left on the scarcest day, at the best time; 0 where booking is closed.
   */
  vacancies: z.int(),
  /** Empty for a stay. */
  slots: z.array(SlotAvailability),
  /** Null when it cannot be booked. */
  quote: z.nullable(Quote),
  /** The operator decides after payment. */
  on_request: z.boolean(),
  /** Hold of the caller, whose units count as free above. */
  held_for_you: z.optional(OwnHold),
});
export type OptionAvailability = z.infer<typeof OptionAvailability>;

export const ExperienceAvailability = z.object({
  experience_pk: PrimaryKey,
  from: z.string(),
  /** Day of departure; null for an activity. */
  to: z.nullable(z.string()),
  guests: z.int(),
  options: z.array(OptionAvailability),
  /** Nearest dates of the same length on which the same party can book, when it cannot on these. */
  alternatives: z.array(
    z.object({
      from: z.string(),
      to: z.nullable(z.string()),
      /** Lowest total with GST. Responses of earlier releases do not have it. */
      total: z.optional(Paise),
    }),
  ),
});
export type ExperienceAvailability = z.infer<typeof ExperienceAvailability>;

/** Dates and party of a trip, as named in every URL of the site. */
export const tripQuery = {
  from: DayText,
  /** Day of departure of a stay. */
  to: z.optional(DayText),
  guests: GuestsText,
  /** Ages of the children among the guests. */
  ages: AgesText,
};

export const checkAvailability = {
  method: 'GET',
  path: '/availability/check',
  noun,
  summary: 'What of one experience can be booked on the given dates by a party, with its price',
  query: z.object({
    experience_pk: KeyText,
    ...tripQuery,
    /** `1` prices the trip for a signed-in member. The price of a booking depends on the session alone. */
    member: z.optional(z.literal('1')),
  }),
  data: ExperienceAvailability,
  errors: ['invalid', 'not_found'],
  cache: 'no-store',
} as const satisfies Endpoint;
