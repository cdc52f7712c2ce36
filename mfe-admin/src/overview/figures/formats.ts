import { formatPaise } from '@kaadu/contracts';
import type { WebVitalName } from '@kaadu/contracts/web-vitals';
import { shortDate } from '@kaadu/ui/dates';

/** 2026-03-07 as 7 March, on one line. */
export const dayText = (day: string) => shortDate(day).replace(' ', '\u00a0');

export const countText = (count: number) => count.toLocaleString('en-IN');

/** Paise to the rupee, for figures that are read at a glance. */
export const rupeesText = (paise: number) => formatPaise(Math.round(paise / 100) * 100);

/** Paise for an axis, in Indian units: ₹50k, ₹2.5L, ₹1Cr. */
export function shortMoney(paise: number): string {
  const rupees = Math.abs(paise) / 100;
  const sign = paise < 0 ? '−' : '';
  const units = [
    [10_000_000, 'Cr'],
    [100_000, 'L'],
    [1_000, 'k'],
  ] as const;
  const unit = units.find(([size]) => rupees >= size);
  const [size, name] = unit ?? [1, ''];
  return `${sign}₹${Number((rupees / size).toFixed(1))}${name}`;
}

/** A part of a whole: 0.256 is "25.6 %". */
export function percentText(part: number): string {
  return `${Number((part * 100).toFixed(1))} %`;
}

/** Seconds as people say them: "45 s", "4 min", "1 h 20 min". */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** A measure of §9 with its unit; CLS has none. */
export function vitalText(metric: WebVitalName, value: number): string {
  if (metric === 'CLS') return String(Number(value.toFixed(3)));
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}
