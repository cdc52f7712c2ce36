import { mix } from '../draw/colour';
import { round } from '../draw/path';
import { fill, line } from '../draw/svg';
import { type Profile, type Studio, WIDTH } from '../studio';
import { grass } from './plants';
import { land } from './ridges';
import { noise } from './terrain';

export type Texture = 'meadow' | 'sand' | 'litter' | 'slab';

/** A stage for subjects on foot: nearly level around the focus, rolling away from it. */
export function knoll({ random, focus }: Studio, level: number, swell = 1): Profile {
  const roll = noise(random, 520);
  const tilt = random.between(-0.03, 0.03);
  return (x) => {
    const away = Math.abs(x - focus);
    const outside = Math.min(1, Math.max(0, (away - 260) / 420));
    const easing = outside * outside * (3 - 2 * outside);
    return level + (x - focus) * tilt + easing * (roll(x) * 130 - 20) * swell;
  };
}

/** Grass in clumps along a skyline. Path data. */
export function tufts(
  { random }: Studio,
  profile: Profile,
  from: number,
  to: number,
  height: number,
  spacing: number,
): string {
  const clump = noise(random, 130);
  let data = '';
  for (let x = from; x < to; x += spacing * random.between(0.5, 1.5)) {
    const vigour = clump(x);
    if (vigour > 0.42) data += grass(random, x, profile(x) + 5, height * (0.35 + vigour), 3);
  }
  return data;
}

/** A footpath from the bottom of the image over the brow of the ground. */
function trail({ random, focus }: Studio, floor: Profile): string {
  const side = focus > 800 ? -1 : 1;
  const brow = focus + side * random.between(170, 330);
  const top = floor(brow) - 3;
  const [foot, bend] = [800 + side * random.between(120, 420), side * random.between(150, 300)];
  return `M${round(brow - 9)} ${round(top)}C${round(brow - bend)} ${round(top + 50)} ${round(foot + bend * 1.5 - 40)} ${round(top + 110)} ${round(foot - 150)} 1210H${round(foot + 150)}C${round(foot + bend * 1.6 + 110)} ${round(top + 130)} ${round(brow - bend + 60)} ${round(top + 60)} ${round(brow + 9)} ${round(top)}Z`;
}

/** Dry ground in three tones, lighter where the light falls. */
export function ground(studio: Studio, floor: Profile, ink: string, texture: Texture): string {
  const { random, inks, light } = studio;
  const lit = mix(ink, inks.rim, 0.26);
  const dark = mix(ink, inks.ink, 0.3);
  const drop = (by: number, wave: number): Profile => {
    const bend = noise(random, 360);
    return (x) => floor(x) + by + bend(x) * wave + light * (800 - x) * 0.03;
  };
  let art =
    fill(land(floor), lit) +
    fill(land(drop(26, 34)), ink) +
    fill(land(drop(130, 70)), mix(ink, dark, 0.5)) +
    fill(land(drop(230, 90)), dark);
  if (texture === 'meadow' && random.chance(0.4))
    art += fill(trail(studio, floor), mix(mix(inks.earth, inks.rim, 0.4), ink, 0.3));
  const strokes: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const x = random.between(0, WIDTH);
    const y = floor(x) + random.between(24, 260);
    const length = random.between(24, 90);
    if (texture === 'meadow') strokes.push(grass(random, x, y, random.between(12, 26), 3));
    else
      strokes.push(
        `M${round(x)} ${round(y)}q${round(length / 2)} ${texture === 'slab' ? round(length * 0.1) : -5} ${round(length)} ${texture === 'slab' ? round(length * 0.3) : 0}`,
      );
  }
  art += texture === 'meadow' ? fill(strokes.join(''), dark, 0.5) : line(strokes.join(''), dark, 2.4, 0.4);
  if (texture === 'meadow') art += fill(tufts(studio, floor, -10, WIDTH, 26, 26), lit);
  return art;
}
