/** Formats hours by road: 5.25 → 5 h 15 min. */
export function driveTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
