import { mix } from '../draw/colour';
import type { Profile, Setting, Studio } from '../studio';
import { WIDTH } from '../studio';
import { frame } from './frame';
import { ground, knoll, type Texture } from './ground';
import { boulder } from './rocks';
import { depths, islet, reefFloor, surfaceLip } from './water/sea';
import { noise } from './terrain';
import { forestBelt } from './trees';
import { water } from './water/water';

type FrameKinds = Parameters<typeof frame>[1];

interface Foreground {
  /** Ink of the dry ground. */
  readonly ground: string;
  readonly texture: Texture;
  readonly frame: FrameKinds;
  readonly trunks?: boolean;
  /** Draws the far side of water; by default a belt of forest. */
  readonly farBank?: string;
  /** Height of the dry ground where the hero stands. */
  readonly level?: number;
  /** Draws the edge between water and dry ground: surf. */
  readonly edge?: (floor: Profile) => string;
}

function farBank(studio: Studio): string {
  const { inks, random, horizon } = studio;
  const bend = noise(random, 300);
  const edge: Profile = (x) => horizon - 26 - bend(x) * 46;
  return forestBelt(studio, edge, random.between(26, 44), mix(inks.near, inks.haze, 0.26));
}

function nearBank(
  studio: Studio,
  ink: string,
  texture: Texture,
  level: number,
): { art: string; floor: Profile } {
  const floor = knoll(studio, level, 0.7);
  return { art: ground(studio, floor, ink, texture), floor };
}

function stones(studio: Studio, count: number, top: number, bottom: number): string {
  const { random, inks } = studio;
  return Array.from({ length: count }, () => random.between(0.1, 1))
    .sort((a, b) => a - b)
    .map((depth) => {
      const x = random.chance(0.5) ? random.between(-20, 420) : random.between(1180, WIDTH + 20);
      const width = 60 + depth * 170 * random.between(0.6, 1.1);
      const y = top + (bottom - top) * depth;
      return boulder(
        studio,
        x,
        y,
        width,
        width * random.between(0.36, 0.6),
        mix(inks.rock, inks.haze, 0.3 * (1 - depth)),
      );
    })
    .join('');
}

/** Adds the foreground that a scene needs to a habitat's backdrop. */
export function withForeground(studio: Studio, backdrop: string, options: Foreground): Setting {
  const { inks, horizon, stage, random } = studio;
  const growth = frame(studio, options.frame, { trunks: options.trunks ?? true });
  if (stage === 'sea') {
    const floor = reefFloor(studio);
    const bank =
      (options.farBank ?? farBank(studio)) + water(studio, horizon, mix(inks.near, inks.water, 0.4));
    const surface = horizon + 70;
    const dry = studio.elements.has('ground') ? islet(studio, surface) : '';
    return {
      back: backdrop + bank + depths(studio, surface) + dry + floor.art + surfaceLip(studio, surface + 22),
      floor: () => surface - 24,
      waterline: surface + 8,
      front: '',
    };
  }
  if (stage === 'water') {
    const art =
      (options.farBank ?? farBank(studio)) + water(studio, horizon, mix(inks.near, inks.water, 0.3));
    const rocks = random.chance(0.5) ? stones(studio, random.int(2, 4), horizon + 160, 1130) : '';
    return { back: backdrop + art + rocks, floor: () => horizon + 6, waterline: 850, front: growth };
  }
  if (stage === 'shore') {
    const level = (options.level ?? 880) + 10;
    const bank = nearBank(studio, options.ground, options.texture, level);
    const art =
      (options.farBank ?? farBank(studio)) + water(studio, horizon, mix(inks.near, inks.water, 0.3));
    return {
      back: backdrop + art + (options.edge?.(bank.floor) ?? '') + bank.art,
      floor: bank.floor,
      waterline: (horizon + level) / 2 + 30,
      front: growth,
    };
  }
  const bank = nearBank(studio, options.ground, options.texture, options.level ?? 870);
  return { back: backdrop + bank.art, floor: bank.floor, waterline: 870, front: growth };
}
