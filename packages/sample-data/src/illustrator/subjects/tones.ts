import { mix } from '../draw/colour';
import type { Brush } from './subject';

/** One local colour as a screen printer would pull it: body, shadow and light. */
export interface Tones {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

export function tones({ inks }: Brush, localColour: string): Tones {
  const base = mix(inks.lit(localColour), inks.ink, 0.08);
  return { base, shade: mix(base, inks.ink, 0.46), light: mix(base, inks.rim, 0.42) };
}
