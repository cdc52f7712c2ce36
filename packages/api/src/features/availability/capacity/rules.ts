import { isoWeekday } from '../../../platform/money/india-date';

/** Price of children up to an age, in percent of an adult's; the youngest band first, the first match applies. */
export interface ChildBand {
  /** Maximum age, included. */
  readonly toAge: number;
  readonly percent: number;
}

/** Rules for when and by whom an option can be booked; see the columns of `availability_rules`. */
export interface AvailabilityRules {
  readonly weekdays: readonly number[];
  readonly seasonFrom: string | null;
  readonly seasonTo: string | null;
  readonly minNights: number;
  readonly cutoffHours: number;
  readonly maxUnits: number;
  readonly extraGuestPaise: number;
  readonly childBands: readonly ChildBand[];
  readonly onRequest: boolean;
  readonly requiredDocument: string | null;
}

/** Rules of an option without its own. */
export const defaultRules: AvailabilityRules = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  seasonFrom: null,
  seasonTo: null,
  minNights: 1,
  cutoffHours: 12,
  maxUnits: 10,
  extraGuestPaise: 0,
  childBands: [],
  onRequest: false,
  requiredDocument: null,
};

/** Days on which a resource is not available, both included. */
export interface Blackout {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Whether the rules and blackouts leave a day open, regardless of counters. */
export function isOpen(
  day: string,
  { weekdays, seasonFrom, seasonTo }: AvailabilityRules,
  blackouts: readonly Blackout[],
): boolean {
  if (!weekdays.includes(isoWeekday(day)) || !isInSeason(day.slice(5), seasonFrom, seasonTo)) return false;
  return !blackouts.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
}

/** Whether a day is in a season. @param monthDay MM-DD, like the season's ends */
function isInSeason(monthDay: string, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return true;
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

/**
 * Returns the minutes before midnight (Asia/Kolkata) at which booking closes; negative: after midnight.
 * @param start HH:MM at which the stay or the slot begins
 */
export function leadMinutes({ cutoffHours }: AvailabilityRules, start: string): number {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return cutoffHours * 60 - (hours * 60 + minutes);
}
