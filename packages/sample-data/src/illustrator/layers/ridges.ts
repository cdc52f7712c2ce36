import { ramp } from '../draw/colour-ramp';
import { mix } from '../draw/colour';
import { curve, lens, type Point } from '../draw/path';
import { fill } from '../draw/svg';
import type { Random } from '../prng';
import { HEIGHT, type Profile, type Studio, WIDTH } from '../studio';
import { type Envelope, range } from './terrain';

export function skyline(profile: Profile, step = 20): Point[] {
  const samples: Point[] = [];
  for (let x = -20; x <= WIDTH + 20; x += step) samples.push({ x, y: profile(x) });
  return samples;
}

/** Fills the area under a skyline. */
export function land(profile: Profile, step = 20): string {
  const heights = skyline(profile, step).map(({ y }) => Math.round(y));
  const steps = heights.slice(1).map((y, index) => `${step} ${y - (heights[index] ?? y)}`.replace(' -', '-'));
  return `M-20 ${heights[0] ?? 0}l${steps.join(' ')}V${HEIGHT}H-20Z`;
}

function isSummit(profile: Profile, x: number): boolean {
  return [20, 40, 80].every((away) => profile(x) <= profile(x - away) && profile(x) <= profile(x + away));
}

/** The shaded flank of one summit, its inner edge broken by spurs. */
function flank(profile: Profile, summit: number, towards: -1 | 1, random: Random): string {
  const outer: Point[] = [];
  let x = summit;
  while (Math.abs(x - summit) < 320 && profile(x + towards * 20) >= profile(x) - 2) {
    if (outer.length === 0 || Math.abs(x - summit) % 40 === 20) outer.push({ x, y: profile(x) });
    x += towards * 20;
  }
  outer.push({ x, y: profile(x) });
  const [top, reach] = [profile(summit), Math.abs(x - summit)];
  const fall = profile(x) - top;
  if (fall < 44) return '';
  const spurs = random.int(3, 5);
  const inner: Point[] = Array.from({ length: spurs * 2 }, (_, index) => {
    const down = 1 - (index + 0.5) / (spurs * 2);
    const across = index % 2 === 0 ? 0.62 : 0.2;
    return {
      x: summit + towards * reach * down * (across + random.between(-0.06, 0.1)),
      y: top + (fall * 1.5 + 30) * down ** 0.9,
      corner: true,
    };
  });
  return curve([...outer.map((point, index) => ({ ...point, corner: index === 0 })), ...inner], true);
}

/** One range: its body and the flanks away from the light. */
export function ridge(
  profile: Profile,
  ink: string,
  { random, inks, light }: Studio,
  contrast = 0.16,
): string {
  const flanks: string[] = [];
  for (let x = -60; x <= WIDTH + 60; x += 20) {
    if (isSummit(profile, x)) flanks.push(flank(profile, x, light > 0 ? -1 : 1, random));
  }
  return fill(land(profile), ink) + fill(flanks.join(''), mix(ink, inks.ink, contrast));
}

/** A soft bank of mist that settles towards its lower edge. */
export function mist(y: number, height: number): string {
  const [top, foot] = [Math.round(y - height), Math.round(y)];
  return `<path d="M0 ${top}H${WIDTH}V${foot}H0Z" fill="url(#mist)"/><path d="M0 ${foot}H${WIDTH}V${HEIGHT}H0Z" fill="url(#settled)"/>`;
}

/** Loose wisps lying across a range. */
export function wisps({ random, inks }: Studio, y: number, count: number): string {
  const shapes = Array.from({ length: count }, () =>
    lens(
      random.between(-60, WIDTH + 60),
      y + random.between(-36, 36),
      random.between(240, 640),
      random.between(10, 30),
    ),
  );
  return fill(shapes.join(''), inks.haze, 0.55);
}

interface Ranges {
  readonly count: number;
  /** Feet of the farthest and the nearest range. */
  readonly from: number;
  readonly to: number;
  readonly height: readonly [number, number];
  readonly envelope: readonly [Envelope, Envelope];
  readonly sharpness?: number;
}

/** Range behind range, from haze to the near colour, mist lying between them. */
export function ranges(
  studio: Studio,
  { count, from, to, height, envelope, sharpness = 0.5 }: Ranges,
): string {
  const { inks, random } = studio;
  let art = '';
  for (let index = 0; index < count; index += 1) {
    const along = count === 1 ? 1 : index / (count - 1);
    const base = from + (to - from) * along;
    const profile = range(random, {
      base,
      height: (height[0] + (height[1] - height[0]) * along) * random.between(0.85, 1.15),
      envelope: index % 2 === 0 ? envelope[0] : envelope[1],
      sharpness: sharpness * (1 - along * 0.5),
      wavelength: 230 + 150 * along,
    });
    art += ridge(
      profile,
      ramp([mix(inks.far, inks.haze, 0.35), inks.far, inks.near], along * 0.86),
      studio,
      0.1 + along * 0.16,
    );
    art += mist(base + 46, 130 + random.between(0, 60));
    if (random.chance(0.5)) art += wisps(studio, base - 20, random.int(1, 3));
  }
  return art;
}
