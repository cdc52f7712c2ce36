import { mix } from '../draw/colour';
import { curve, type Point, polygon, round } from '../draw/path';
import { fill, line } from '../draw/svg';
import { mist, ranges } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, range } from '../layers/terrain';
import { forestBelt } from '../layers/trees';
import type { Setting, Studio } from '../studio';

type Corner = readonly [number, number];

const forms: Readonly<Record<'dome' | 'prow' | 'twins', readonly (readonly Corner[])[]>> = {
  dome: [
    [
      [-420, 0],
      [-350, -210],
      [-230, -350],
      [-60, -430],
      [110, -410],
      [250, -300],
      [360, -120],
      [430, 0],
    ],
  ],
  prow: [
    [
      [-300, 0],
      [-240, -190],
      [-210, -330],
      [-150, -440],
      [-40, -470],
      [60, -390],
      [190, -330],
      [320, -200],
      [460, -130],
      [560, 0],
    ],
  ],
  twins: [
    [
      [-480, 0],
      [-440, -170],
      [-350, -300],
      [-240, -330],
      [-150, -230],
      [-60, 0],
    ],
    [
      [-150, 0],
      [-60, -250],
      [40, -400],
      [170, -450],
      [290, -330],
      [380, -150],
      [450, 0],
    ],
  ],
};

/** One granite monolith: lit face, shaded face, water stains, ledges with scrub. */
function monolith(studio: Studio, x: number, y: number, outline: readonly Corner[], scale: number): string {
  const { random, inks, light } = studio;
  const flip = random.chance(0.5) ? -1 : 1;
  const points: Point[] = outline.map(([dx, dy]) => ({
    x: x + dx * scale * flip + random.between(-12, 12),
    y: y + dy * scale + (dy === 0 ? 30 : random.between(-14, 14)),
    corner: random.chance(0.4) || dy === 0,
  }));
  if (flip < 0) points.reverse();
  const rock = mix(inks.rock, inks.haze, 0.12);
  const summit = points.reduce((top, point) => (point.y < top.y ? point : top));
  const shaded = points.filter((point) => (light > 0 ? point.x <= summit.x : point.x >= summit.x));
  const inner: Point[] = [0.86, 0.62, 0.4, 0.16].map((down, index) => ({
    x: summit.x + light * (index % 2 === 0 ? 46 : -34) * scale - light * 60 * (1 - down),
    y: summit.y + (y - summit.y) * down,
    corner: true,
  }));
  const fold: Point = { x: summit.x, y: y + 30, corner: true };
  const shade = light > 0 ? [...shaded, ...[...inner].reverse(), fold] : [...shaded, fold, ...inner];
  const stains = Array.from({ length: 12 }, () => {
    const at = summit.x + random.between(-230, 230) * scale;
    const from = summit.y + Math.abs(at - summit.x) * 0.8 + random.between(30, 90);
    const length = random.between(50, 190) * scale;
    return polygon([
      [at, from],
      [at + 9, from + 4],
      [at + 6 + random.between(-6, 6), from + length],
    ]);
  });
  const cracks = Array.from(
    { length: 4 },
    () =>
      `M${round(summit.x + random.between(-150, 150) * scale)} ${round(y - random.between(60, 190) * scale)}l${round(random.between(24, 60))} ${round(random.between(-30, 10))}l${round(random.between(12, 44))} ${round(random.between(0, 26))}`,
  );
  return (
    fill(curve(points, true), mix(rock, inks.rim, 0.14)) +
    fill(curve(shade, true), mix(rock, inks.ink, 0.3)) +
    fill(stains.join(''), mix(rock, inks.ink, 0.4), 0.6) +
    line(cracks.join(''), mix(rock, inks.ink, 0.46), 3, 0.8)
  );
}

/** Monoliths rising from forest: Savandurga, Ramanagara, Madhugiri. */
export function rockface(studio: Studio): Setting {
  const { random, inks, horizon, sun, stage } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const form = random.pick(['dome', 'prow', 'twins'] as const);
  const foot = horizon + (stage === 'land' ? 70 : 0);
  const x = 800 + away * random.between(60, 280);
  const rocks = forms[form]
    .map((outline) => monolith(studio, x, foot, outline, random.between(0.86, 1.12)))
    .join('');
  const far = ranges(studio, {
    count: 2,
    from: horizon - 60,
    to: horizon,
    height: [180, 130],
    envelope: [flat, flat],
    sharpness: 0.4,
  });
  const skirt = range(random, { base: foot + 40, height: 90, wavelength: 300 });
  const woods = forestBelt(studio, skirt, 34, mix(inks.near, inks.haze, 0.1)) + mist(foot + 190, 160);
  return withForeground(studio, sky(studio, horizon) + far + rocks + woods, {
    ground: inks.ground,
    texture: random.chance(0.5) ? 'slab' : 'meadow',
    frame: ['grass', 'leaves', 'ferns'],
    trunks: random.chance(0.5),
  });
}
