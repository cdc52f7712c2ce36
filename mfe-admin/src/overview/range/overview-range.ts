import { maxOverviewDays } from '@kaadu/contracts/overview';
import { addDays, isIsoDate, nightsBetween, shortDate, today, type IsoDate } from '@kaadu/ui/dates';

/** Presets, in days up to today. */
export const usualDays = [7, 30, 90] as const;
const defaultDays = 30;

/** Range of the overview: first and last day, both inclusive. It is compared with as many days before. */
export interface OverviewRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** One of `usualDays`; undefined for a custom range. */
  readonly usual: number | undefined;
}

/** Returns the last days up to today. */
export function lastDays(days: number): OverviewRange {
  const to = today();
  return { from: addDays(to, 1 - days), to, usual: days };
}

/** Explains why two days are not a valid range; null when they are. */
export function rangeProblem(from: string, to: string): string | null {
  if (!isIsoDate(from) || !isIsoDate(to)) return 'Enter both days.';
  if (from > to) return 'The last day must not be before the first.';
  return nightsBetween(from, to) < maxOverviewDays ? null : `At most ${maxOverviewDays} days can be shown.`;
}

/** Reads the range from the URL; an invalid one becomes the last 30 days. */
export function readRange(search: string): OverviewRange {
  const given = new URLSearchParams(search);
  const from = given.get('from') ?? '';
  const to = given.get('to') ?? '';
  if (rangeProblem(from, to) === null) return { from, to, usual: undefined };
  const days = usualDays.find((one) => String(one) === given.get('days'));
  return lastDays(days ?? defaultDays);
}

/** Returns the number of days of a range. */
export const daysOf = ({ from, to }: Pick<OverviewRange, 'from' | 'to'>) => nightsBetween(from, to) + 1;

/** Formats a range as "7 March – 5 April", and the range it is compared with. */
export function rangeText({ from, to }: Pick<OverviewRange, 'from' | 'to'>): string {
  const days = daysOf({ from, to });
  const text = (first: IsoDate, last: IsoDate) =>
    first === last ? shortDate(first) : `${shortDate(first)} – ${shortDate(last)}`;
  return `${text(from, to)}, compared with ${text(addDays(from, -days), addDays(from, -1))}. All times IST.`;
}
