import type { Habitat, Hour } from './scene';
import type { Random } from './prng';
import { mix } from './draw/colour';
import { skies } from './palettes/skies';
import { lands } from './palettes/lands';

/** Inks of one image. */
export interface Inks {
  /** Zenith, middle and horizon of the sky. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Ink into which distance fades. */
  readonly haze: string;
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly leaf: string;
  readonly rock: string;
  readonly earth: string;
  readonly water: string;
  /** The darkest ink: frames and silhouettes. */
  readonly ink: string;
  /** Light where it strikes a subject. */
  readonly rim: string;
  /** Lamps, embers and lit windows. */
  readonly glow: string;
  /** Applies the light of the hour to a local colour. */
  lit(localColour: string): string;
}

/** Chooses a variant of an hour's sky and of a habitat's land, and applies the light to the land. */
export function inksFor(habitat: Habitat, hour: Hour, random: Random): Inks {
  const sky = random.pick(skies[hour]);
  const land = random.pick(lands[habitat]);
  const lit = (colour: string) => mix(colour, sky.ambient, sky.strength);
  return {
    sky: [sky.top, sky.middle, sky.low],
    sun: sky.sun,
    haze: sky.haze,
    far: mix(lit(land.far), sky.haze, 0.3),
    near: lit(land.near),
    ground: lit(land.ground),
    leaf: lit(land.leaf),
    rock: lit(land.rock),
    earth: lit(land.earth),
    water: mix(land.water, sky.ambient, sky.strength * 0.7),
    ink: mix('#0c231c', sky.ambient, sky.strength * 0.35),
    rim: sky.rim,
    glow: '#ffd27a',
    lit,
  };
}
