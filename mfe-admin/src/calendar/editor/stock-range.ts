import type { IsoDate } from '@kaadu/ui/dates';
import { stockFacts } from '../model/day-facts';
import type { StockLine } from '../model/lines';

/** A range of days in lines of resources that are edited together. */
export interface StockRange {
  readonly lines: readonly StockLine[];
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The days, and the index of the first in the window. */
  readonly days: readonly IsoDate[];
  readonly first: number;
}

/** Summarises a range of days. */
export function rangeFacts({ lines, days, first }: StockRange) {
  const cells = lines.flatMap((line) =>
    days.map((day, offset) => ({ day, ...stockFacts(line, day, first + offset) })),
  );
  const free = cells.map((cell) => cell.free);
  const sum = (of: (cell: (typeof cells)[number]) => number) =>
    cells.reduce((total, cell) => total + of(cell), 0);
  const fullest = cells.reduce<(typeof cells)[number] | undefined>(
    (most, cell) => (!most || cell.held + cell.sold > most.held + most.sold ? cell : most),
    undefined,
  );
  const capacities = new Set(cells.map(({ capacity }) => capacity));
  const [capacity] = capacities;
  return {
    free: { least: Math.min(...free), most: Math.max(...free) },
    held: sum(({ held }) => held),
    sold: sum(({ sold }) => sold),
    closed: cells.filter(({ blackout }) => blackout).length,
    cells: cells.length,
    /** The capacity if it is the same on all days, else null. */
    capacity: capacities.size === 1 && capacity !== undefined ? capacity : null,
    /** The highest number held and sold on one day, and that day. */
    taken: { count: fullest ? fullest.held + fullest.sold : 0, day: fullest?.day ?? '' },
  };
}

/** Returns the resources of a range, each once. A resource with several start times has several lines. */
export function resourcesOf({ lines }: StockRange) {
  return [...new Map(lines.map(({ resource }) => [resource.primary_key, resource])).values()];
}

/** Returns the closed periods that overlap the range, for each resource. */
export function closedIn(range: StockRange) {
  return resourcesOf(range).map((resource) => ({
    resource,
    periods: resource.blackouts.filter(({ from, to }) => from <= range.to && to >= range.from),
  }));
}
