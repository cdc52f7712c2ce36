import { mix } from '../draw/colour';
import type { Brush } from './subject';

/** Tones of one local colour, as in a screen print: body, shadow and light. */
export interface Tones {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
}

/** Strength of the silhouette with a bright edge, which low light causes. */
const silhouette = { dawn: 0.08, day: 0.05, dusk: 0.2, night: 0.34, monsoon: 0.1 } as const;

export function tones({ inks, hour }: Brush, localColour: string): Tones {
  const base = mix(inks.lit(localColour), inks.ink, silhouette[hour]);
  return {
    base,
    shade: mix(base, inks.ink, 0.46),
    light: mix(base, inks.rim, hour === 'night' ? 0.55 : 0.42),
  };
}
