import type { Inks } from './palettes';
import type { Random } from './prng';
import type { Hour } from './scene';
import type { Element } from './subjects/subject';

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** What the foreground is made of: dry land, land by the water, open water, or a cut through the sea. */
export type Stage = 'land' | 'shore' | 'water' | 'sea';

/** Height of the ground, in canvas units from the top, at each x. */
export type Profile = (x: number) => number;

/** Everything a layer needs to know of the picture it belongs to. */
export interface Studio {
  readonly random: Random;
  readonly inks: Inks;
  readonly hour: Hour;
  readonly stage: Stage;
  /** Where land or water of the foreground begins. */
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  /** Which side the light comes from: −1 left, 1 right. */
  readonly light: -1 | 1;
  /** Where the hero stands. */
  readonly focus: number;
  /** The elements that the scene's subjects live in. */
  readonly elements: ReadonlySet<Element>;
}

/** A landscape ready for its subjects. */
export interface Setting {
  readonly back: string;
  /** What subjects on foot stand on. */
  readonly floor: Profile;
  /** The water line that boats near the viewer sit on. */
  readonly waterline: number;
  /** What comes before the subjects. */
  readonly front: string;
}
