import { mix } from '../draw/colour';
import { pack, tube } from '../draw/path';
import { fill } from '../draw/svg';
import { heap } from './heap';
import type { Random } from '../prng';
import type { Profile, Studio } from '../studio';
import { WIDTH } from '../studio';

/** A crown of leaves: an ellipse with a scalloped edge. */
export function crown(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  lobes = 9,
): string {
  const turn = random.between(0, 6.28);
  const rim = Array.from({ length: lobes }, (_, index) => {
    const angle = turn + ((index + random.between(-0.22, 0.22)) / lobes) * Math.PI * 2;
    const swell = random.between(0.86, 1.08);
    return [x + Math.cos(angle) * radiusX * swell, y + Math.sin(angle) * radiusY * swell] as const;
  });
  return scallops(
    [...rim, ...rim.slice(0, 1)].map(([atX, atY]) => [Math.round(atX), Math.round(atY)]),
    0.56,
  );
}

/** Arcs bulging outwards from point to point. */
function scallops(through: readonly (readonly [number, number])[], bulge: number): string {
  return through
    .map(([x, y], index) => {
      const previous = through[index - 1];
      if (!previous) return `M${x} ${y}`;
      const [dx, dy] = [x - previous[0], y - previous[1]];
      const radius = Math.max(1, Math.round(Math.hypot(dx, dy) * bulge));
      return `a${radius} ${radius} 0 0 1 ${pack(dx, dy)}`;
    })
    .join('');
}

/** Clumps of a crown: across and up from the fork, and half-axes, as shares of spread and height. */
const grownCrown = [
  [-0.72, 0.56, 0.44, 0.1],
  [0.7, 0.6, 0.46, 0.11],
  [-0.45, 0.72, 0.52, 0.12],
  [0.38, 0.78, 0.54, 0.13],
  [-0.06, 0.9, 0.5, 0.11],
  [0.04, 0.66, 0.5, 0.1],
] as const;
/** Clumps of a distant crown. */
const youngCrown = [
  [-0.55, 0.62, 0.56, 0.14],
  [0.55, 0.68, 0.56, 0.14],
  [0, 0.84, 0.66, 0.15],
] as const;

/** A broad forest tree standing on y. Two tones: the crown, and its lit side. */
export function broadTree(studio: Studio, x: number, y: number, height: number, ink: string): string {
  const { random, inks, light } = studio;
  const lean = random.between(-0.06, 0.06) * height;
  const spread = height * random.between(0.26, 0.36);
  const forkY = y - height * random.between(0.4, 0.5);
  const width = height * 0.055;
  const wood = mix(ink, inks.ink, 0.55);
  const trunk =
    tube([
      [x, y + 4, width * 1.7],
      [x + lean * 0.3, y - height * 0.2, width],
      [x + lean, forkY, width * 0.8],
      [x + lean * 1.3, y - height * 0.72, width * 0.4],
    ]) +
    tube([
      [x + lean, forkY + 6, width * 0.7],
      [x + lean + spread * 0.5, y - height * 0.66, width * 0.3],
    ]) +
    tube([
      [x + lean, forkY + 12, width * 0.7],
      [x + lean - spread * 0.5, y - height * 0.64, width * 0.3],
    ]);
  const clumps = height > 220 ? grownCrown : youngCrown;
  let leaves = '';
  let lit = '';
  for (const [dx, up, rx, ry] of clumps) {
    const [cx, cy] = [
      x + lean + (dx + random.between(-0.12, 0.12)) * spread,
      y - height * (up + random.between(-0.04, 0.04)),
    ];
    leaves += crown(random, cx, cy, spread * rx, height * ry, height > 220 ? random.int(8, 11) : 7);
    lit += crown(
      random,
      cx + light * spread * 0.1,
      cy - height * ry * 0.36,
      spread * rx * 0.66,
      height * ry * 0.5,
      height > 220 ? 7 : 5,
    );
  }
  return fill(trunk, wood) + fill(leaves, ink) + fill(lit, mix(ink, inks.rim, 0.2));
}

/** A few trees of one kind of ground with scrub about their feet. */
export function copse(studio: Studio, x: number, floor: Profile, height: number, ink: string): string {
  const { random, inks } = studio;
  const count = random.int(1, 3);
  let art = '';
  for (let index = 0; index < count; index += 1) {
    const at = x + (index - (count - 1) / 2) * height * random.between(0.34, 0.5);
    art += broadTree(
      studio,
      at,
      floor(at) + 10,
      height * random.between(0.68, 1.05),
      index % 2 === 0 ? ink : mix(ink, inks.haze, 0.12),
    );
  }
  let [scrub, tops] = ['', ''];
  for (let index = 0; index < count * 3 + 3; index += 1) {
    const at = x + random.between(-0.34, 0.34) * height * (count + 0.4);
    const size = height * random.between(0.06, 0.13);
    scrub += heap(random, at - size * 1.6, floor(at) + 7, size * 3.2, size);
    tops += heap(
      random,
      at - size * (0.8 - studio.light * 0.3),
      floor(at) + 7 - size * 0.5,
      size * 1.5,
      size * 0.4,
    );
  }
  return art + fill(scrub, mix(ink, inks.ink, 0.25)) + fill(tops, mix(ink, inks.rim, 0.12));
}

/** The bumpy edge of forest seen from afar, filled down to `depth` below it. */
export function canopy(random: Random, profile: Profile, size: number, from = -40, to = WIDTH + 40): string {
  const tops: [number, number][] = [[from, Math.round(profile(from))]];
  for (let x = from; x < to;) {
    x = Math.round(x + size * random.between(0.55, 1.5));
    tops.push([x, Math.round(profile(x) - size * random.between(-0.12, 0.32))]);
  }
  return `${scallops(tops, 0.58)}V1200H${from}Z`;
}

/** A belt of forest: its dark mass, and lit tops scattered over it. */
export function forestBelt(studio: Studio, profile: Profile, size: number, ink: string): string {
  const { random, inks } = studio;
  const tops: string[] = [];
  for (let x = -20; x < WIDTH + 40; x += size * random.between(0.8, 2.2)) {
    const y = profile(x) + size * random.between(0.35, 1.5);
    const radius = Math.round(size * random.between(0.3, 0.55));
    tops.push(
      `M${Math.round(x - radius)} ${Math.round(y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0q${-radius} ${Math.round(-radius * 0.55)} ${-2 * radius} 0Z`,
    );
  }
  return fill(canopy(random, profile, size), ink) + fill(tops.join(''), mix(ink, inks.rim, 0.16));
}

/** A tall narrow plantation tree: silver oak, standing on y. */
export function silverOak(studio: Studio, x: number, y: number, height: number, ink: string): string {
  const { random, inks, light } = studio;
  const trunk = tube([
    [x, y, height * 0.03],
    [x + random.between(-4, 4), y - height * 0.95, height * 0.008],
  ]);
  let leaves = '';
  let lit = '';
  const tiers = random.int(5, 7);
  for (let tier = 0; tier < tiers; tier += 1) {
    const up = 0.34 + (tier / tiers) * 0.6;
    const reach = height * 0.13 * (1 - up * 0.74) * random.between(0.85, 1.15);
    const dx = random.between(-0.35, 0.35) * reach;
    leaves += crown(random, x + dx, y - height * up, reach, height * 0.09, height > 160 ? 9 : 6);
    if (height > 160)
      lit += crown(
        random,
        x + dx + light * reach * 0.3,
        y - height * (up + 0.02),
        reach * 0.45,
        height * 0.034,
        5,
      );
  }
  return fill(trunk, mix(ink, inks.ink, 0.4)) + fill(leaves, ink) + fill(lit, mix(ink, inks.rim, 0.22));
}
