import { mix } from '../../draw/colour';
import { ramp } from '../../draw/colour-ramp';
import { curve, ellipse, leaf, lens, polygon, round, tube, type Point } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { HEIGHT, type Profile, type Studio, WIDTH } from '../../studio';
import { crown } from '../trees';
import { land } from '../ridges';
import { range } from '../terrain';

/** Water seen from below its surface: bands of depth and slanting shafts of light. */
export function depths(studio: Studio, surface: number): string {
  const { random, inks, sun } = studio;
  const top = mix(inks.water, inks.sky[2], 0.62);
  const deep = mix(inks.water, inks.ink, 0.62);
  let art = fill(`M0 ${surface}H${WIDTH}V${HEIGHT}H0Z`, top);
  const bands = 6;
  for (let band = 1; band <= bands; band += 1) {
    const y = surface + (HEIGHT - surface) * (band / (bands + 1)) ** 1.15;
    const sway = random.between(-30, 30);
    art += fill(
      `M0 ${round(y)}C400 ${round(y + sway)} 1100 ${round(y - sway)} ${WIDTH} ${round(y)}V${HEIGHT}H0Z`,
      ramp([top, inks.water, deep], band / bands),
    );
  }
  const shafts = Array.from({ length: 7 }, () => {
    const x = sun.x + random.between(-620, 620);
    const lean = (x - sun.x) * 0.5 + random.between(-60, 60);
    const [wide, spread] = [random.between(16, 60), random.between(60, 190)];
    return polygon([
      [x, surface],
      [x + wide, surface],
      [x + wide + lean + spread, 1120],
      [x + lean - spread * 0.2, 1120],
    ]);
  });
  return art + fill(shafts.join(''), mix(top, inks.sun, 0.5), 0.2);
}

/** A staghorn coral: branches forking three times, drawn thinner at each fork. */
function branchingCoral({ random }: Studio, x: number, y: number, height: number, ink: string): string {
  const levels = ['', '', '', ''];
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    levels[level] += `M${Math.round(fromX)} ${Math.round(fromY)}L${Math.round(toX)} ${Math.round(toY)}`;
    if (level === 3) return;
    for (const turn of [-0.5, 0.42])
      grow(toX, toY, angle + turn + random.between(-0.15, 0.15), length * 0.76, level + 1);
  };
  grow(x, y + 10, -Math.PI / 2 + random.between(-0.2, 0.2), height * 0.36, 0);
  return levels.map((data, level) => line(data, ink, height * 0.09 * 0.78 ** level)).join('');
}

function seaFan({ random }: Studio, x: number, y: number, height: number, ink: string): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const angle = -Math.PI / 2 + (index / 8 - 0.5) * 1.9;
    const reach = height * (1 - Math.abs(index / 8 - 0.5) * 0.5) * random.between(0.85, 1.05);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  });
  return line(ribs.join(''), ink, height * 0.045);
}

function kelp({ random }: Studio, x: number, y: number, height: number): string {
  const sway = random.between(-0.2, 0.2) * height;
  let data = leaf(x, y, x + sway * 0.6, y - height, 3);
  for (let index = 1; index < 9; index += 1) {
    const along = index / 9;
    const baseX = x + Math.sin(along * 3) * sway * 0.5;
    data += leaf(
      baseX,
      y - height * along,
      baseX + (index % 2 === 0 ? 1 : -1) * height * 0.16,
      y - height * (along + 0.12),
      height * 0.024,
    );
  }
  return data;
}

/** A reef on the sea floor, three tones deep, taller towards the edges. */
export function reefFloor(studio: Studio): { art: string; floor: Profile } {
  const { random, inks } = studio;
  const cup = (x: number) => 0.3 + Math.min(1, Math.abs(x - studio.focus) / 760) ** 1.4 * 1.1;
  const far = range(random, { base: 1090, height: 330, envelope: cup, wavelength: 210 });
  const near = range(random, { base: 1190, height: 250, envelope: cup, wavelength: 170 });
  const farInk = mix(inks.rock, inks.water, 0.5);
  const nearInk = mix(inks.rock, inks.ink, 0.52);
  const corals = (profile: Profile, inksOf: readonly [string, ...string[]], count: number, size: number) =>
    Array.from({ length: count }, () => {
      const x = random.between(0, WIDTH);
      const edge = Math.min(1, Math.abs(x - studio.focus) / 600);
      const height = size * (0.55 + edge * 0.6) * random.between(0.7, 1.3);
      const y = profile(x) + 12;
      const ink = random.pick(inksOf);
      const kind = random.int(0, 4);
      if (kind === 0) return branchingCoral(studio, x, y, height, ink);
      if (kind === 1) return seaFan(studio, x, y, height * 0.8, ink);
      if (kind === 2) return fill(kelp(studio, x, y, height * 1.3), mix(ink, inks.leaf, 0.6));
      if (kind === 3)
        return (
          fill(crown(random, x, y, height * 0.5, height * 0.36, 9), ink) +
          fill(
            crown(random, x - 6, y - height * 0.1, height * 0.3, height * 0.18, 7),
            mix(ink, inks.rim, 0.24),
          )
        );
      return fill(
        ellipse(x, y - height * 0.3, height * 0.55, height * 0.08) +
          tube([
            [x, y, height * 0.2],
            [x, y - height * 0.3, height * 0.12],
          ]),
        ink,
      );
    }).join('');
  const accent = [
    mix(inks.earth, inks.water, 0.25),
    mix('#f0a92e', inks.water, 0.3),
    mix(inks.leaf, inks.ink, 0.2),
  ] as const;
  return {
    art:
      corals(far, [mix(farInk, inks.water, 0.25), mix(farInk, inks.earth, 0.25)], 12, 120) +
      fill(land(far), farInk) +
      corals(near, [...accent, nearInk], 15, 150) +
      fill(land(near), nearInk),
    floor: near,
  };
}

/** Rising bubbles. */
export function bubbles({ random, inks }: Studio, x: number, y: number, count: number): string {
  const rings = Array.from({ length: count }, (_, index) =>
    ellipse(
      x + random.between(-14, 14) + index * 2,
      y - index * random.between(22, 34),
      3 + index * 0.7,
      3 + index * 0.7,
    ),
  );
  return fill(rings.join(''), mix(inks.rim, inks.water, 0.2), 0.7);
}

/** The waterline of an image cut through the sea: a lit lip with hanging waves. */
export function surfaceLip({ inks, random }: Studio, surface: number): string {
  const crest = Array.from({ length: 13 }, (_, index) => ({
    x: -40 + index * 140,
    y: surface + random.between(-9, 9),
  }));
  const under = crest.map(({ x, y }) => ({ x, y: y + random.between(12, 34) })).reverse();
  return fill(curve([...crest, ...under], true), mix(inks.sun, inks.water, 0.22), 0.85);
}

/** A point that other points of the islet's outline are offset from. */
type Foot = (x: number, y: number) => Point;

function isletOutlines(focus: number, surface: number, half: number, foot: Foot) {
  const top = [
    { x: focus - half, y: surface + 12, corner: true },
    { x: focus - 180, y: surface - 26 },
    { x: focus, y: surface - 34 },
    { x: focus + 180, y: surface - 26 },
    { x: focus + half, y: surface + 12, corner: true },
  ];
  const rock = curve(
    [
      ...top,
      foot(330, 90),
      foot(360, 190),
      foot(270, 300),
      foot(290, 420),
      foot(200, 760),
      foot(-220, 760),
      foot(-280, 430),
      foot(-240, 290),
      foot(-350, 180),
      foot(-320, 80),
    ],
    true,
  );
  const beach = [
    { x: focus + 160, y: surface + 22 },
    { x: focus - 140, y: surface + 26 },
  ];
  return { rock, sand: curve([...top, ...beach], true) };
}

/** The side of the rock that lies in the shade, with its ledges. */
function isletFace(focus: number, surface: number, half: number, side: 1 | -1, foot: Foot) {
  const face = curve(
    [
      { x: focus + side * (half - 30), y: surface + 30, corner: true },
      foot(side * 330, 92),
      foot(side * 340, 185),
      foot(side * 270, 296),
      foot(side * 270, 425),
      foot(side * 200, 760),
      foot(side * 40, 760),
      foot(side * 130, 520),
      foot(side * 60, 380),
      foot(side * 170, 250),
      foot(side * 110, 130),
      foot(side * 220, 24),
    ],
    true,
  );
  const ledges = [0.2, 0.46, 0.7].map((down) =>
    polygon([
      [focus - side * 230 * (1.2 - down), surface + 420 * down],
      [focus - side * 40, surface + 420 * down + 16],
      [focus - side * 210 * (1.2 - down), surface + 420 * down + 40],
    ]),
  );
  return { face, ledges: ledges.join('') };
}

/** A sand islet on a coral head, cut through with the water: the dry land of a sea image. */
export function islet({ random, inks, focus, light }: Studio, surface: number): string {
  const half = 430;
  const foot: Foot = (x, y) => ({
    x: focus + x + random.between(-12, 12),
    y: surface + y + random.between(-8, 8),
    corner: true,
  });
  const { rock, sand } = isletOutlines(focus, surface, half, foot);
  const { face, ledges } = isletFace(focus, surface, half, light === 1 ? -1 : 1, foot);
  const stone = mix(inks.rock, inks.water, 0.3);
  return (
    fill(rock, stone) +
    fill(face, mix(stone, inks.ink, 0.3)) +
    fill(ledges, mix(stone, inks.rim, 0.2)) +
    fill(sand, inks.ground) +
    fill(lens(focus, surface + 8, half * 1.7, 30), mix(inks.ground, inks.earth, 0.3), 0.5)
  );
}
