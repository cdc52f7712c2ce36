import { mix } from './colour';

/** Returns the colour at a position (0–1) along a row of inks. */
export function ramp(inks: readonly string[], along: number): string {
  const steps = inks.length - 1;
  const position = Math.min(1, Math.max(0, along)) * steps;
  const index = Math.min(steps - 1, Math.floor(position));
  const [from, to] = [inks[index], inks[index + 1]];
  if (from === undefined || to === undefined) throw new Error('A ramp needs two inks or more');
  return mix(from, to, position - index);
}
