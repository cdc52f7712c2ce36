/** Offset of India's time zone from UTC; it has no daylight saving time. */
const offsetMs = 5.5 * 60 * 60_000;

/** Returns the date in India at an instant in milliseconds since 1970 UTC, as YYYY-MM-DD. */
export function indiaDay(instant: number): string {
  return indiaClock(instant).slice(0, 10);
}

/** Returns date and time in India at an instant, as YYYY-MM-DDTHH:MM. */
export function indiaClock(instant: number): string {
  return new Date(instant + offsetMs).toISOString().slice(0, 16);
}

/**
 * Returns the instant, in milliseconds since 1970 UTC, of a time of day (HH:MM) on a date (YYYY-MM-DD) in
 * India.
 */
export function indiaInstant(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`) - offsetMs;
}
