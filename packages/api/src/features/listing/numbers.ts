/** Parses a whole number. Returns undefined for any other text. */
export function wholeNumber(text: string | undefined): number | undefined {
  const match = /^\s*(-?\d{1,15})\s*$/.exec(text ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Limits a number to a range. */
export function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
