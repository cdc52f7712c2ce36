import { formatPaise } from '@kaadu/contracts';
import type { CalendarBlackout, CalendarSeason } from '@kaadu/contracts/calendar';
import { isoWeekday, weekdayDate, type IsoDate } from '@kaadu/ui/dates';
import { lineName, type Line, type RateLine, type StockLine } from './lines';

/** Facts about a resource on one day. */
export interface StockFacts {
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly free: number;
  /** Whether the capacity of this day was set explicitly. */
  readonly isSet: boolean;
  readonly blackout: CalendarBlackout | undefined;
  readonly state: 'closed' | 'none' | 'few' | 'open';
}

const isAmong = (day: IsoDate) => (period: { readonly from: string; readonly to: string }) =>
  period.from <= day && day <= period.to;

/** @param index of the day in the window */
export function stockFacts({ resource, row }: StockLine, day: IsoDate, index: number): StockFacts {
  const capacity = row.capacity[index] ?? 0;
  const held = row.held[index] ?? 0;
  const sold = row.sold[index] ?? 0;
  const free = Math.max(0, capacity - held - sold);
  const blackout = resource.blackouts.find(isAmong(day));
  const few = free <= 1 || free * 5 <= capacity;
  const state = blackout ? 'closed' : free === 0 ? 'none' : few && held + sold > 0 ? 'few' : 'open';
  return { capacity, held, sold, free, isSet: capacity !== resource.capacity, blackout, state };
}

/** Returns the seasons of an experience that apply to a day. */
export function seasonsOn(seasons: readonly CalendarSeason[], day: IsoDate): CalendarSeason[] {
  return seasons.filter(
    (season) =>
      isAmong(day)(season) && (season.weekdays.length === 0 || season.weekdays.includes(isoWeekday(day))),
  );
}

/** Returns the highest percentage of the seasons of a day; null when none applies. */
export function percentOn({ experience }: RateLine, day: IsoDate): number | null {
  const percents = seasonsOn(experience.seasons, day).map(({ percent }) => percent);
  return percents.length > 0 ? Math.max(...percents) : null;
}

/** Returns the lowest rate of a day that is set for one of the options; null when none is set. */
export function setRateOn({ experience: { options } }: RateLine, day: IsoDate): number | null {
  const rates = options.flatMap((option) => option.rates.find((one) => one.day === day)?.rate ?? []);
  return rates.length > 0 ? Math.min(...rates) : null;
}

/** Formats a percentage with its sign: +20, −10. */
export const signed = (percent: number) => (percent < 0 ? `−${-percent}` : `+${percent}`);

/** Applies a percentage to the base rate and rounds to whole rupees, as the server does. */
export const withPercent = (basePaise: number, percent: number) =>
  Math.round((basePaise * (100 + percent)) / 10_000) * 100;

function stockLabel({ free, capacity, held, sold, blackout, isSet }: StockFacts): string {
  const taken = [held > 0 && `${held} held`, sold > 0 && `${sold} sold`].filter(Boolean);
  const state = blackout ? `closed, ${blackout.reason}` : `${free} of ${capacity} free`;
  return [state, ...taken, isSet && 'changed for this day'].filter(Boolean).join(', ');
}

/** Describes a cell: "Friday 4 December, Cottage: 3 of 4 free, 1 sold". */
export function cellLabel(line: Line, day: IsoDate, index: number): string {
  const head = `${weekdayDate(day)}, ${lineName(line)}`;
  if (line.kind === 'stock') return `${head}: ${stockLabel(stockFacts(line, day, index))}`;
  const percent = percentOn(line, day);
  const own = setRateOn(line, day);
  if (own !== null) return `${head}: ${formatPaise(own)}, set for this day`;
  const rate = formatPaise(withPercent(line.experience.base, percent ?? 0));
  return percent === null ? `${head}: ${rate}` : `${head}: ${rate}, ${signed(percent)}%`;
}
