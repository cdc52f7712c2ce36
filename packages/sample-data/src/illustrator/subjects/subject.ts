import type { Inks } from '../palettes';
import type { Random } from '../prng';
import type { Hour } from '../scene';

/**
 * Where a subject belongs: on its feet, afloat, under water, in the air, on a branch, on a rock wall, strung from side to
 * side of the picture, or over all of the sky.
 */
export type Element = 'ground' | 'water' | 'sea' | 'air' | 'branch' | 'wall' | 'span' | 'sky';

/** What a silhouette is drawn with. */
export interface Brush {
  readonly random: Random;
  readonly inks: Inks;
  readonly hour: Hour;
  /** Which side light comes from in the drawing's own space: −1 left, 1 right. */
  readonly light: -1 | 1;
}

/** A subject drawn around 0,0: its feet (or water line, or middle when it flies) at y 0, centred on x 0, facing right. */
export interface SubjectArt {
  readonly element: Element;
  /** Extent of the drawing in its own units. */
  readonly width: number;
  readonly height: number;
  /** Height in canvas units when it is the hero. */
  readonly hero: number;
  /** True height, so that companions stand in proportion. */
  readonly metres: number;
  draw(brush: Brush): string;
}
