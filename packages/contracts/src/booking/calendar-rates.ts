import * as z from 'zod/mini';
import { Paise, PrimaryKey, distinct } from '../fields/fields';
import { oneLine } from '../fields/plain-text';
import { DayText } from '../endpoints/query';

/* Rates that differ from the usual one: seasons, and rates that are set for single days. */

const weekday = z.int().check(z.gte(1), z.lte(7));
/** First and last day of a change, both included. */
const days = { from: DayText, to: DayText };

/**
 * Days, both included, on which the rates of an experience differ from the base. Where two seasons overlap,
 * the higher rate applies.
 */
export const CalendarSeason = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** ISO weekdays of the season; all when empty. */
  weekdays: z.array(z.int()),
  percent: z.int(),
});
export type CalendarSeason = z.infer<typeof CalendarSeason>;

export const SeasonBody = z.object({
  experience_pk: PrimaryKey,
  /** Key of the season that this one replaces; null for a new one. */
  replaces: z.nullable(PrimaryKey),
  name: z
    .string()
    .check(z.overwrite(oneLine), z.trim(), z.minLength(1, 'Enter the name of the season.'), z.maxLength(80)),
  ...days,
  weekdays: z.array(weekday).check(
    z.maxLength(7),
    distinct((day: number) => day),
  ),
  percent: z
    .int('Enter the change in percent as a whole number.')
    .check(z.gte(-90, 'Enter a change of -90 % or more.'), z.lte(400, 'Enter a change of at most 400 %.')),
});
export type SeasonBody = z.infer<typeof SeasonBody>;

/** Maximum number of days in one change. */
export const maxEditedDays = 92;

/** A rate of an option, in whole rupees, as paise before tax per night or person. */
const Rate = z.int('Enter the price in whole rupees.').check(
  z.gte(100, 'Enter a price of at least ₹1.'),
  z.lte(100_000_000, 'Enter a price of at most ₹10,00,000.'),
  z.refine((paise: number) => paise % 100 === 0, 'Enter the price in whole rupees.'),
);

/** An option in the calendar, with the rates that are set for days of the window. */
export const CalendarOption = z.object({
  primary_key: PrimaryKey,
  name: z.string(),
  /** Usual rate, in paise before tax per night or person. */
  base: Paise,
  rates: z.array(z.object({ day: z.string(), rate: Paise })),
});
export type CalendarOption = z.infer<typeof CalendarOption>;

/**
 * A day's own rate replaces the usual rate and the percentages of all seasons. `shown` has the day's own rate
 * for each day as displayed, null for none, so that no one overwrites values that they have not seen.
 */
export const DayRatesBody = z.object({
  option_pk: PrimaryKey,
  ...days,
  shown: z.array(z.nullable(Paise)).check(z.minLength(1), z.maxLength(maxEditedDays)),
  /** Null to return to the usual rate and its seasons. */
  rate: z.nullable(Rate),
});
export type DayRatesBody = z.infer<typeof DayRatesBody>;
