import { mix } from '../draw/colour';
import { type Point, curve } from '../draw/path';
import { fill } from '../draw/svg';
import { fall } from '../layers/water/falls';
import { mist, ranges, ridge } from '../layers/ridges';
import { boulder } from '../layers/rocks';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, range, scarpFrom, valleyAt } from '../layers/terrain';
import { forestBelt } from '../layers/trees';
import type { Setting, Studio } from '../studio';

/** Upright facets down a cliff. */
function facets({ random, inks }: Studio, top: (x: number) => number, foot: number, ink: string): string {
  const slabs = Array.from({ length: 16 }, () => {
    const x = random.between(-20, 1580);
    const [wide, from] = [random.between(26, 90), random.between(0.02, 0.5)];
    const height = foot - top(x);
    const y = top(x) + height * from;
    const path: Point[] = [
      [0, 0],
      [wide, 8],
      [wide * 0.8, height * 0.26],
      [wide * 0.94, height * 0.46],
      [wide * 0.2, height * 0.4],
    ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, corner: true }));
    return curve(path, true);
  });
  return (
    fill(slabs.slice(0, 10).join(''), mix(ink, inks.ink, 0.26)) +
    fill(slabs.slice(10).join(''), mix(ink, inks.rim, 0.2))
  );
}

const compositions = ['plunge', 'twin', 'tiers', 'cirque'] as const;

interface Scarp {
  /** Position of the lip. */
  readonly x: number;
  readonly side: 1 | -1;
  /** Height of the water below. */
  readonly foot: number;
  readonly lip: (x: number) => number;
  readonly rock: string;
}

function falls(
  studio: Studio,
  composition: (typeof compositions)[number],
  { x, side, foot, lip, rock }: Scarp,
): string {
  const drawn = {
    plunge: () => fall(studio, x, lip(x) + 8, foot, 74),
    twin: () =>
      fall(studio, x - 74, lip(x - 74) + 8, foot, 50) + fall(studio, x + 66, lip(x + 66) + 8, foot, 70),
    tiers: () => {
      const middle = (lip(x) + foot) / 2;
      return (
        fall(studio, x, lip(x) + 8, middle, 60) +
        boulder(studio, x - 84, middle + 40, 130, 60, rock) +
        boulder(studio, x + 96, middle + 36, 120, 54, rock) +
        fall(studio, x + 14, middle + 4, foot, 110)
      );
    },
    cirque: () =>
      fall(studio, x, lip(x) + 8, foot, 96) + fall(studio, x + side * 220, lip(x + side * 220) + 8, foot, 28),
  }[composition];
  return drawn();
}

/** A fall over a forested scarp. */
export function waterfall(studio: Studio): Setting {
  const { random, inks, horizon, focus } = studio;
  const side = focus > 800 ? -1 : 1;
  const x = 800 + side * random.between(90, 230);
  const composition = random.pick(compositions);
  const rock = mix(inks.rock, inks.near, 0.35);
  const notch = (at: number) => 26 * Math.exp(-(((at - x) / 70) ** 2));
  const envelope =
    composition === 'cirque'
      ? (at: number) => 0.68 + 0.36 * Math.min(1, Math.abs(at - x) / 620)
      : composition === 'plunge'
        ? scarpFrom(side, 800 - side * 250)
        : flat;
  const cliff = range(random, {
    base: horizon + 30,
    height: composition === 'cirque' ? 640 : 570,
    envelope,
    sharpness: 0.1,
    wavelength: 500,
  });
  const lip = (at: number) => cliff(at) + notch(at);
  const foot = horizon + 12;
  const back =
    sky(studio, horizon) +
    ranges(studio, {
      count: 2,
      from: horizon - 300,
      to: horizon - 270,
      height: [170, 130],
      envelope: [flat, flat],
      sharpness: 0.5,
    }) +
    ridge(lip, mix(rock, inks.haze, 0.12), studio, 0.2) +
    facets(studio, lip, foot, mix(rock, inks.haze, 0.12)) +
    forestTop(studio, lip, x) +
    falls(studio, composition, { x, side, foot, lip, rock }) +
    mist(foot + 30, 120);
  const apron = range(random, {
    base: horizon + 14,
    height: 110,
    envelope: valleyAt(x, 300),
    wavelength: 260,
  });
  const skirts = forestBelt(
    studio,
    (at) => apron(at) + 700 * Math.exp(-(((at - x) / 150) ** 4)),
    40,
    mix(inks.near, inks.haze, 0.1),
  );
  return withForeground(studio, back, {
    ground: mix(inks.ground, inks.rock, 0.3),
    texture: 'slab',
    frame: ['ferns', 'leaves', 'ferns'],
    farBank: skirts,
  });
}

/** Forest along the brink, parting where the water goes over. */
function forestTop(studio: Studio, lip: (x: number) => number, gap: number): string {
  const { inks, random } = studio;
  const crowns: string[] = [];
  for (let at = -20; at < 1640; at += random.between(26, 52)) {
    if (Math.abs(at - gap) < 130) continue;
    const size = random.between(20, 40);
    crowns.push(
      `M${Math.round(at - size)} ${Math.round(lip(at) + 16)}a${Math.round(size)} ${Math.round(size * 1.1)} 0 0 1 ${Math.round(size * 2)} 0q${Math.round(-size)} ${Math.round(size * 0.7)} ${Math.round(-size * 2)} 0Z`,
    );
  }
  return fill(crowns.join(''), mix(inks.near, inks.haze, 0.14));
}
