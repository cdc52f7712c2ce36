import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint';
import { Paise, PrimaryKey, distinct, distinctKeys, paging } from '../fields/fields';
import { oneLine } from '../fields/plain-text';
import { DayText, KeyText, PageText } from '../endpoints/query';
import { CalendarOption, CalendarSeason, DayRatesBody, maxEditedDays, SeasonBody } from './calendar-rates';

export * from './calendar-rates';
export * from './calendar-setup';

const noun = 'calendar';
const access = ['operator'] as const;

/** Maximum number of calendar rows in one change. */
export const maxEditedRows = 60;
/** Maximum number of days in a window. */
export const maxWindowDays = 56;

/** Units of a resource. */
export const Units = z
  .int('Enter the number of units as a whole number.')
  .check(z.gte(0, 'Enter 0 units or more.'), z.lte(10_000, 'Enter at most 10,000 units.'));

/** Days on which a resource is closed, both included. Never modified: another period gets another key. */
export const CalendarBlackout = z.object({
  primary_key: PrimaryKey,
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});
export type CalendarBlackout = z.infer<typeof CalendarBlackout>;

/** Counters of a resource at one time of the day, one entry for each day of the window. */
export const CalendarRow = z.object({
  /** HH:MM; empty for a night. */
  slot: z.string(),
  capacity: z.array(z.int()),
  held: z.array(z.int()),
  sold: z.array(z.int()),
});
export type CalendarRow = z.infer<typeof CalendarRow>;

/** Rooms, places, jeeps, boats or guides on the days of the window. */
export const CalendarResource = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  kind: z.string(),
  /** Capacity on days without a change. */
  capacity: z.int(),
  rows: z.array(CalendarRow),
  /** Closed periods that overlap the window. */
  blackouts: z.array(CalendarBlackout),
  /** Experiences that use the resource. */
  experience_pks: z.array(PrimaryKey),
});
export type CalendarResource = z.infer<typeof CalendarResource>;

/** An experience whose resources are in the window, with its rates. */
export const CalendarExperience = z.object({
  primary_key: PrimaryKey,
  url: z.string(),
  title: z.string(),
  is_stay: z.boolean(),
  /** Base rate of the cheapest option, in paise before tax per night or person. */
  base: Paise,
  /** Seasons that overlap the window. */
  seasons: z.array(CalendarSeason),
  options: z.array(CalendarOption),
});
export type CalendarExperience = z.infer<typeof CalendarExperience>;

export const CalendarWindow = z.object({
  from: z.string(),
  days: z.int(),
  /** Today in India, the first day that can be changed, and the last day that can be booked. */
  today: z.string(),
  last_day: z.string(),
  resources: z.array(CalendarResource),
  experiences: z.array(CalendarExperience),
  ...paging,
});
export type CalendarWindow = z.infer<typeof CalendarWindow>;

export const getCalendarWindow = {
  method: 'GET',
  path: '/admin/calendar',
  noun,
  summary: 'Some days of a page of resources: what there is, held and sold, closed, and rates',
  access,
  query: z.object({
    from: DayText,
    days: z.pipe(
      z.pipe(
        z._default(z.string().check(z.regex(/^\d{1,2}$/, 'must be a number of days')), '28'),
        z.transform((text: string) => Number(text)),
      ),
      z.int().check(z.gte(1), z.lte(maxWindowDays)),
    ),
    /** Substring of the name of a resource or the title of an experience. */
    text: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    experience_pk: z.optional(KeyText),
    page: PageText,
  }),
  data: CalendarWindow,
  cache: 'no-store',
} as const satisfies Endpoint;

/** A saved change. Its key undoes it. */
export const CalendarChange = z.object({ change_pk: PrimaryKey, summary: z.string() });
export type CalendarChange = z.infer<typeof CalendarChange>;

const changing = {
  method: 'POST',
  noun,
  access,
  data: CalendarChange,
  errors: ['invalid', 'not_found', 'conflict'],
} as const;

/** First and last day of a change, both included. */
const days = { from: DayText, to: DayText };

/**
 * `shown` is one figure for each day as displayed, so that no one overwrites values that they have not seen.
 */
export const CapacityBody = z.object({
  ...days,
  rows: z
    .array(
      z.object({
        resource_pk: PrimaryKey,
        slot: z.string().check(z.maxLength(5)),
        shown: z.array(Units).check(z.minLength(1), z.maxLength(maxEditedDays)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxEditedRows),
      distinct(({ resource_pk, slot }: { resource_pk: number; slot: string }) => `${resource_pk} ${slot}`),
    ),
  /** Null for the usual capacity. */
  capacity: z.nullable(Units),
});
export type CapacityBody = z.infer<typeof CapacityBody>;

export const setCapacity = {
  ...changing,
  path: '/admin/calendar/capacity',
  summary: 'Sets the availability on some days; never below what is held and sold',
  body: CapacityBody,
} as const satisfies Endpoint;

const closedRows = z
  .array(
    z.object({
      resource_pk: PrimaryKey,
      /** Keys of the closed periods that were shown on these days. */
      shown: distinctKeys(100),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(maxEditedRows),
    distinct(({ resource_pk }: { resource_pk: number }) => resource_pk),
  );

export const CloseBody = z.object({
  ...days,
  resources: closedRows,
  reason: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.trim(),
      z.minLength(1, 'Enter a reason for colleagues.'),
      z.maxLength(200),
    ),
});
export type CloseBody = z.infer<typeof CloseBody>;

export const closeDays = {
  ...changing,
  path: '/admin/calendar/close',
  summary: 'Closes some days of resources; what is sold stays sold',
  body: CloseBody,
} as const satisfies Endpoint;

export const OpenBody = z.object({ ...days, resources: closedRows });
export type OpenBody = z.infer<typeof OpenBody>;

export const openDays = {
  ...changing,
  path: '/admin/calendar/open',
  summary: 'Opens days of resources that were closed',
  body: OpenBody,
} as const satisfies Endpoint;

export const saveSeason = {
  ...changing,
  path: '/admin/calendar/seasons',
  summary: 'Makes or replaces a season of an experience: days on which its rates differ',
  body: SeasonBody,
} as const satisfies Endpoint;

export const removeSeason = {
  ...changing,
  path: '/admin/calendar/removeSeason',
  summary: 'Takes a season of an experience away',
  body: z.object({ primary_key: PrimaryKey }),
} as const satisfies Endpoint;

export const setDayRates = {
  ...changing,
  path: '/admin/calendar/rates',
  summary: 'Sets the rate of an option on some days, which replaces its usual rate and seasons',
  body: DayRatesBody,
} as const satisfies Endpoint;

export const undoCalendarChange = {
  ...changing,
  path: '/admin/calendar/undo',
  summary: 'Takes a change back, unless the same days have been changed since',
  body: z.object({ change_pk: PrimaryKey }),
} as const satisfies Endpoint;
