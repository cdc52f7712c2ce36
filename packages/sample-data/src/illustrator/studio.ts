import type { Inks } from './palettes';
import type { Random } from './prng';
import type { Hour } from './scene';
import type { Element } from './subjects/subject';

export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Kind of foreground: dry land, land by the water, open water, or a cut through the sea. */
export type Stage = 'land' | 'shore' | 'water' | 'sea';

/** Height of the ground, in canvas units from the top, at each x. */
export type Profile = (x: number) => number;

/** Properties of an image that its layers share. */
export interface Studio {
  readonly random: Random;
  readonly inks: Inks;
  readonly hour: Hour;
  readonly stage: Stage;
  /** Height at which land or water of the foreground begins. */
  readonly horizon: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
  /** Side of the light source: −1 left, 1 right. */
  readonly light: -1 | 1;
  /** Horizontal position of the hero. */
  readonly focus: number;
  /** Elements of the scene's subjects. */
  readonly elements: ReadonlySet<Element>;
}

/** A landscape ready for its subjects. */
export interface Setting {
  readonly back: string;
  /** Ground under subjects on foot. */
  readonly floor: Profile;
  /** Water line of boats near the viewer. */
  readonly waterline: number;
  /** Art in front of the subjects. */
  readonly front: string;
}
