import { indiaClock, indiaDay } from '@kaadu/contracts/india-time';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const dayMs = 24 * 60 * 60 * 1000;

/** A calendar date, `YYYY-MM-DD`, in Asia/Kolkata. */
export type IsoDate = string;

/** Whether a date exists: 2026-02-30 does not. */
export function isIsoDate(text: string): text is IsoDate {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && toIso(time) === text;
}

/** Returns today's date in India, whatever the visitor's time zone. */
export function today(now = Date.now()): IsoDate {
  return indiaDay(now);
}

/** Returns the date `days` later; earlier if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return toIso(toTime(date) + days * dayMs);
}

/** Returns the nights between two dates; negative when the second is the earlier. */
export function nightsBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs);
}

/**
 * Formats 2026-03-07 as 7 March 2026. `Intl` is not used for English, because its output may differ between Node and
 * browsers and would then cause a hydration mismatch. It has the names of other languages.
 */
export function longDate(date: string, language = 'en'): string {
  return `${shortDate(date, language)} ${date.slice(0, 4)}`;
}

/** Formats 2026-03-07 as 7 March, with the month's name in a language. */
export function shortDate(date: string, language = 'en'): string {
  return `${Number(date.slice(8, 10))} ${monthName(date, language)}`;
}

function monthName(date: string, language: string): string {
  const at = new Date(toTime(date.slice(0, 10)));
  if (language === 'en') return String(months[at.getUTCMonth()]);
  return at.toLocaleDateString(`${language}-IN`, { month: 'long', timeZone: 'UTC' });
}

/** Returns the ISO weekday, 1 (Monday) to 7. */
export function isoWeekday(date: IsoDate): number {
  return new Date(toTime(date)).getUTCDay() || 7;
}

/** Names of the weekdays, Monday first. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the name of a date's weekday in a language. */
export function weekdayName(date: IsoDate, language = 'en'): string {
  if (language === 'en') return String(weekdays[isoWeekday(date) - 1]);
  return new Date(toTime(date)).toLocaleDateString(`${language}-IN`, { weekday: 'long', timeZone: 'UTC' });
}

/** Formats 2026-12-04 as Friday 4 December. */
export function weekdayDate(date: IsoDate, language = 'en'): string {
  return `${weekdayName(date, language)} ${shortDate(date, language)}`;
}

/** Returns the month (YYYY-MM) so many months later; earlier if negative. */
export function addMonths(month: string, months: number): string {
  const at = new Date(toTime(`${month}-01`));
  at.setUTCMonth(at.getUTCMonth() + months);
  return toIso(at.getTime()).slice(0, 7);
}

/** Formats 2026-03-07 as March 2026. */
export function monthOf(date: string, language = 'en'): string {
  return `${monthName(date, language)} ${date.slice(0, 4)}`;
}

function toTime(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toIso(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the date in India at an instant. */
export function indianDay(instant: string): IsoDate {
  return indiaDay(Date.parse(instant));
}

/** Formats an instant, also in milliseconds, as date and time in India: 2026-03-07T12:30:00Z → 7 March 2026, 18:00. */
export function indianTime(instant: string | number, language = 'en'): string {
  const local = indiaClock(new Date(instant).getTime());
  return `${longDate(local, language)}, ${local.slice(11)}`;
}
