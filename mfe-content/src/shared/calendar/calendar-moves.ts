import { addDays, addMonths, isoWeekday, type IsoDate } from '@kaadu/ui/dates';

/** Returns the same day of another month, or its last day where that month is shorter. */
function inMonth(date: IsoDate, months: number): IsoDate {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}

/** Returns the date that a key moves the focus to (ARIA APG, date grid); null for other keys. */
export function moveOf(key: string, date: IsoDate): IsoDate | null {
  const weekday = isoWeekday(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, 1 - weekday);
    case 'End':
      return addDays(date, 7 - weekday);
    case 'PageUp':
      return inMonth(date, -1);
    case 'PageDown':
      return inMonth(date, 1);
    default:
      return null;
  }
}

/** Returns the rows of a month, Monday first; null where a day belongs to another month. */
export function weeksOf<Day extends { readonly date: IsoDate }>(days: readonly Day[]): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const cells = [...Array.from({ length: isoWeekday(first.date) - 1 }, () => null), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => cells[row * 7 + column] ?? null),
  );
}
