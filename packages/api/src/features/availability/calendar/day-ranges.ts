import { addDays } from '../../../platform/money/india-date';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 2026-12-04 → 4 Dec. */
export const shortDay = (day: string) => `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** Formats a range of days: "4 Dec", "4–9 Dec", "30 Nov – 2 Dec". */
export function rangeText(from: string, to: string): string {
  if (from === to) return shortDay(from);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;
}

/** A value that applies to consecutive days. */
export interface DayRange<Value> {
  readonly from: string;
  readonly to: string;
  readonly value: Value;
}

/** Joins consecutive days with equal keys. @param days in order @param keyOf equal for days to join */
export function joinDays<Value>(
  days: readonly { readonly day: string; readonly value: Value }[],
  keyOf: (value: Value) => string,
): DayRange<Value>[] {
  const ranges: DayRange<Value>[] = [];
  for (const { day, value } of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day && keyOf(last.value) === keyOf(value))
      ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day, value });
  }
  return ranges;
}
