import type { ChildBand } from '../capacity/rules';
import type { Party } from '../trips/trip';

/** Returns a child's price in percent of an adult's. */
function childPercent(age: number, bands: readonly ChildBand[]): number {
  return bands.find(({ toAge }) => age <= toAge)?.percent ?? 100;
}

/** Guests who pay the same percentage of an adult's price. */
interface Share {
  readonly percent: number;
  readonly guests: number;
}

/** Returns the shares of the guests, the highest first, without the first `included` guests. */
export function sharesOf({ guests, ages }: Party, bands: readonly ChildBand[], included = 0): Share[] {
  const children = ages.map((age) => childPercent(age, bands));
  const percents = [...Array.from({ length: guests - ages.length }, () => 100), ...children];
  const counts = new Map<number, number>();
  for (const percent of percents.sort((a, b) => b - a).slice(included))
    counts.set(percent, (counts.get(percent) ?? 0) + 1);
  return [...counts].map(([percent, count]) => ({ percent, guests: count }));
}

/** Returns a share of a price, rounded down to whole rupees. */
export const shareOf = (price: number, percent: number) => Math.floor((price * percent) / 10_000) * 100;
