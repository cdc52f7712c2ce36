import * as india from '@kaadu/contracts/india-time';

const dayMs = 24 * 60 * 60_000;

/** Returns the ISO date in India at an instant (booking §1: days are Asia/Kolkata). */
export function indiaDate(at: Date): string {
  return india.indiaDay(at.getTime());
}

/** Returns the instant of a time in India. @param time HH:MM */
export function indiaInstant(day: string, time = '00:00'): Date {
  return new Date(india.indiaInstant(day, time));
}

const isoDate = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Adds days to a date. @param day ISO date */
export function addDays(day: string, days: number): string {
  return isoDate(Date.parse(day) + days * dayMs);
}

/** Returns the days from one ISO date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Lists the ISO dates from `from` (inclusive) to `to` (exclusive). */
export function eachDay(from: string, to: string): string[] {
  const first = Date.parse(from);
  return Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, index) =>
    isoDate(first + index * dayMs),
  );
}

/** Returns the ISO weekday, 1 (Monday) to 7. */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
