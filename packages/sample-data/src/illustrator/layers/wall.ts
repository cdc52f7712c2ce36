import { mix } from '../draw/colour';
import { polygon, round } from '../draw/path';
import { fill, line } from '../draw/svg';
import { type Studio, WIDTH } from '../studio';

/** A crag at the side of the focus with a subject on its edge. `towards` is the direction of the rock. */
export function rockWall(studio: Studio, grip: (x: number, y: number, towards: -1 | 1) => string): string {
  const { random, inks } = studio;
  const side: -1 | 1 = studio.focus > 800 ? 1 : -1;
  const flip = (x: number) => (side > 0 ? x : WIDTH - x);
  const edge: [number, number][] = [
    [1020, 150],
    [985, 250],
    [1000, 360],
    [952, 470],
    [930, 590],
    [946, 700],
    [905, 800],
    [890, 920],
    [840, 1040],
    [820, 1220],
  ].map(([x = 0, y = 0]) => [x + random.between(-12, 12), y]);
  const top: [number, number][] = [
    [1070, 120],
    [1180, 96],
    [1300, 30],
    [1660, -20],
    [1660, 1220],
  ];
  const at = (list: readonly (readonly [number, number])[]) => polygon(list.map(([x, y]) => [flip(x), y]));
  const rock = mix(inks.rock, inks.ink, 0.12);
  const shade = edge.map(([x, y], index): [number, number] => [
    x + 120 + (index % 2 === 0 ? 70 : 0) + random.between(-20, 20),
    y + 20,
  ]);
  const lit = mix(rock, inks.rim, 0.42);
  const dark = mix(rock, inks.ink, 0.42);
  const facing = studio.light === (side > 0 ? -1 : 1);
  const cracks = Array.from({ length: 9 }, () => {
    const [x, y, length] = [random.between(1060, 1560), random.between(160, 1000), random.between(60, 210)];
    return `M${round(flip(x))} ${round(y)}l${round(side * random.between(-16, 10))} ${round(length * 0.5)}l${round(side * random.between(0, 26))} ${round(length * 0.5)}`;
  });
  return (
    fill(
      at([...edge, [1660, 1220], ...[...top].reverse().slice(1)].map(([x = 0, y = 0]) => [x, y] as const)),
      rock,
    ) +
    fill(at([...edge, ...[...shade].reverse()]), facing ? lit : dark) +
    fill(
      at([
        ...shade.map(([x, y], index): [number, number] => [x + 150 + (index % 3) * 60, y - 30]),
        [1660, 1220],
        [1660, 0],
      ]),
      facing ? dark : mix(rock, inks.ink, 0.2),
    ) +
    line(cracks.join(''), mix(rock, inks.ink, 0.6), 3, 0.7) +
    grip(flip(946), 640, side)
  );
}
