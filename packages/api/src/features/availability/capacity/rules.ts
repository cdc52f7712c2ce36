import { isoWeekday } from '../../../platform/money/india-date';

/** What children up to an age pay, in percent of a grown-up's price; the youngest first, the first band that fits applies. */
export interface ChildBand {
  /** Included. */
  readonly toAge: number;
  readonly percent: number;
}

/** When and by whom an option can be booked; see the columns of `availability_rules`. */
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

/** Rules of an option that has none of its own. */
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

/** Days that a resource is not available, both included. */
export interface Blackout {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Whether the rules and blackouts leave a day open, whatever the counters say. */
export function isOpen(
  day: string,
  { weekdays, seasonFrom, seasonTo }: AvailabilityRules,
  blackouts: readonly Blackout[],
): boolean {
  if (!weekdays.includes(isoWeekday(day)) || !isInSeason(day.slice(5), seasonFrom, seasonTo)) return false;
  return !blackouts.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
}

/** @param monthDay MM-DD, as the season's ends are */
function isInSeason(monthDay: string, from: string | null, to: string | null): boolean {
  if (from === null || to === null) return true;
  return from <= to ? from <= monthDay && monthDay <= to : monthDay >= from || monthDay <= to;
}

/**
 * Minutes before midnight (Asia/Kolkata) of a day at which booking for it closes; negative: after midnight.
 * @param start HH:MM at which the stay or the slot begins
 */
export function leadMinutes({ cutoffHours }: AvailabilityRules, start: string): number {
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  return cutoffHours * 60 - (hours * 60 + minutes);
}
