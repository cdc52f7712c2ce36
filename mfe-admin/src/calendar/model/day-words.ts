import { longDate, shortDate, type IsoDate } from '@kaadu/ui/dates';

/** Formats days: "4 December", "4–9 December", "30 November – 2 December". */
export function rangeLabel(from: IsoDate, to: IsoDate): string {
  if (from === to) return shortDate(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${shortDate(to)}`
    : `${shortDate(from)} – ${shortDate(to)}`;
}

/** Formats days with their year. */
export function windowLabel(from: IsoDate, to: IsoDate): string {
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${rangeLabel(from, to)} ${to.slice(0, 4)}`
    : `${longDate(from)} – ${longDate(to)}`;
}
