/** The whole number that a text is; undefined when it is none. */
export function wholeNumber(text: string | undefined): number | undefined {
  const match = /^\s*(-?\d{1,15})\s*$/.exec(text ?? '');
  return match ? Number(match[1]) : undefined;
}

/** The number nearest to `value` that is within both limits. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
