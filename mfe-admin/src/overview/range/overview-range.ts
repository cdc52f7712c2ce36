import { maxOverviewDays } from '@kaadu/contracts/overview';
import { addDays, isIsoDate, nightsBetween, shortDate, today, type IsoDate } from '@kaadu/ui/dates';

/** Numbers of days up to today that are offered. */
export const usualDays = [7, 30, 90] as const;
const defaultDays = 30;

/** What the overview is about: days, both included, and as many before to compare with. */
export interface OverviewRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Of `usualDays`; undefined for days of one's own. */
  readonly usual: number | undefined;
}

/** The last days up to today. */
export function lastDays(days: number): OverviewRange {
  const to = today();
  return { from: addDays(to, 1 - days), to, usual: days };
}

/** Why two days are no range that can be asked for; null when they are one. */
export function rangeProblem(from: string, to: string): string | null {
  if (!isIsoDate(from) || !isIsoDate(to)) return 'Enter both days.';
  if (from > to) return 'The last day must not be before the first.';
  return nightsBetween(from, to) < maxOverviewDays ? null : `At most ${maxOverviewDays} days can be shown.`;
}

/** The range that an address asks for; what it cannot be is the last 30 days. */
export function readRange(search: string): OverviewRange {
  const given = new URLSearchParams(search);
  const from = given.get('from') ?? '';
  const to = given.get('to') ?? '';
  if (rangeProblem(from, to) === null) return { from, to, usual: undefined };
  const days = usualDays.find((one) => String(one) === given.get('days'));
  return lastDays(days ?? defaultDays);
}

/** "7 March – 5 April", and the days that it is compared with. */
export function rangeText({ from, to }: Pick<OverviewRange, 'from' | 'to'>): string {
  const days = nightsBetween(from, to) + 1;
  const text = (first: IsoDate, last: IsoDate) =>
    first === last ? shortDate(first) : `${shortDate(first)} – ${shortDate(last)}`;
  return `${text(from, to)}, compared with ${text(addDays(from, -days), addDays(from, -1))}. Days are those of India.`;
}
