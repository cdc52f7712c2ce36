import type { Inks } from '../palettes';
import type { Random } from '../prng';
import type { Hour } from '../scene';

/**
 * Place of a subject: on its feet, afloat, under water, in the air, on a branch, on a rock wall, strung
 * across the image, or over the whole sky.
 */
export type Element = 'ground' | 'water' | 'sea' | 'air' | 'branch' | 'wall' | 'span' | 'sky';

/** Properties with which a silhouette is drawn. */
export interface Brush {
  readonly random: Random;
  readonly inks: Inks;
  readonly hour: Hour;
  /** Side of the light source in the subject's own space: −1 left, 1 right. */
  readonly light: -1 | 1;
}

/** A subject drawn around 0,0: its feet (or water line, or middle when it flies) at y 0, centred on x 0, facing right. */
export interface SubjectArt {
  readonly element: Element;
  /** Width in its own units. */
  readonly width: number;
  readonly height: number;
  /** Height in canvas units when it is the hero. */
  readonly hero: number;
  /** True height in metres, which keeps companions in proportion. */
  readonly metres: number;
  draw(brush: Brush): string;
}
