import type { ChildBand } from '../capacity/rules';
import type { Party } from '../trips/trip';

/** What a child pays, in percent of a grown-up's price. */
function childPercent(age: number, bands: readonly ChildBand[]): number {
  return bands.find(({ toAge }) => age <= toAge)?.percent ?? 100;
}

/** How many guests pay the same percentage of a grown-up's price. */
interface Share {
  readonly percent: number;
  readonly guests: number;
}

/** Shares of the guests, the highest first. @param included so many of those who pay most pay nothing more */
export function sharesOf({ guests, ages }: Party, bands: readonly ChildBand[], included = 0): Share[] {
  const children = ages.map((age) => childPercent(age, bands));
  const percents = [...Array.from({ length: guests - ages.length }, () => 100), ...children];
  const counts = new Map<number, number>();
  for (const percent of percents.sort((a, b) => b - a).slice(included))
    counts.set(percent, (counts.get(percent) ?? 0) + 1);
  return [...counts].map(([percent, count]) => ({ percent, guests: count }));
}

/** A share of a price, rounded down to whole rupees. */
export const shareOf = (price: number, percent: number) => Math.floor((price * percent) / 10_000) * 100;
