import { formatPaise } from '@kaadu/contracts';
import type { WebVitalName } from '@kaadu/contracts/web-vitals';
import { shortDate } from '@kaadu/ui/dates';

/** Formats 2026-03-07 as 7 March, on one line. */
export const dayText = (day: string) => shortDate(day).replace(' ', '\u00a0');

export const countText = (count: number) => count.toLocaleString('en-IN');

/** Formats paise rounded to the rupee. */
export const rupeesText = (paise: number) => formatPaise(Math.round(paise / 100) * 100);

/** Formats a share: 0.256 is "25.6 %". */
export function percentText(part: number): string {
  return `${Number((part * 100).toFixed(1))} %`;
}

/** Formats seconds: "45 s", "4 min", "1 h 20 min". */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Formats a web vital (§9) with its unit; CLS has none. */
export function vitalText(metric: WebVitalName, value: number): string {
  if (metric === 'CLS') return String(Number(value.toFixed(3)));
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
