import type { IsoDate } from '@kaadu/ui/dates';
import { stockFacts } from '../model/day-facts';
import type { StockLine } from '../model/lines';

/** Days of lines of resources that are edited together. */
export interface StockRange {
  readonly lines: readonly StockLine[];
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The days, and the position of the first in the window. */
  readonly days: readonly IsoDate[];
  readonly first: number;
}

/** What is said of a range as a whole. */
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
    /** The same on all days, or null. */
    capacity: capacities.size === 1 && capacity !== undefined ? capacity : null,
    /** Most that is held and sold on one day, and that day. */
    taken: { count: fullest ? fullest.held + fullest.sold : 0, day: fullest?.day ?? '' },
  };
}

/** The resources of a range, each once: a resource with several times of the day has several lines. */
export function resourcesOf({ lines }: StockRange) {
  return [...new Map(lines.map(({ resource }) => [resource.primary_key, resource])).values()];
}

/** Periods that touch the range, of each resource. */
export function closedIn(range: StockRange) {
  return resourcesOf(range).map((resource) => ({
    resource,
    periods: resource.blackouts.filter(({ from, to }) => from <= range.to && to >= range.from),
  }));
}
