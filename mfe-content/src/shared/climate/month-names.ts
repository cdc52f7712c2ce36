const longName = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** Returns the name of a month, 1–12. */
export function monthName(month: number): string {
  return longName.format(Date.UTC(2026, month - 1));
}

/**
 * Formats months as spans, across the turn of the year: 1, 2, 10, 11, 12 → "October to February".
 * @param months 1–12
 */
export function monthSpans(months: readonly number[]): string {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  if (new Set(months).size === 12) return 'All year';
  const spans = Array.from({ length: 12 }, (_, index) => index + 1)
    .filter((month) => isIn(month) && !isIn(month - 1))
    .map((first) => {
      let last = first;
      while (isIn(last + 1)) last += 1;
      const end = monthName(((last - 1) % 12) + 1);
      return last === first ? end : `${monthName(first)} to ${end}`;
    });
  return new Intl.ListFormat('en-IN').format(spans);
}
