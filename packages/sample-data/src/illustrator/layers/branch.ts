import { mix } from '../draw/colour';
import { leaf, tube } from '../draw/path';
import { fill } from '../draw/svg';
import { type Studio, WIDTH } from '../studio';

/** A bough across the image from the side away from the focus, with a subject on it. */
export function branchFor(studio: Studio, perch: (x: number, y: number, towards: -1 | 1) => string): string {
  const { random, inks, focus } = studio;
  const side: -1 | 1 = focus > 800 ? 1 : -1;
  const edge = side < 0 ? -30 : WIDTH + 30;
  const x = 800 - side * random.between(-60, 40);
  const y = random.between(770, 820);
  const tip = x - side * random.between(280, 360);
  const bough = tube([
    [edge, y + 120, 74],
    [(edge * 2 + x) / 3, y + 62, 46],
    [x + side * 40, y + 10, 30],
    [x - side * 60, y + 14, 22],
    [tip, y - 50, 6],
  ]);
  const lit = tube([
    [(edge * 3 + x) / 4, y + 60, 6],
    [(edge + x) / 2, y + 22, 8],
    [x + side * 60, y + 1, 5],
    [x - side * 40, y + 8, 2],
  ]);
  const twigs =
    tube([
      [x + side * 190, y + 26, 16],
      [x + side * 110, y - 90, 9],
      [x + side * 150, y - 190, 3],
    ]) +
    tube([
      [x - side * 150, y + 2, 10],
      [x - side * 200, y + 60, 3],
    ]);
  const leaves: string[] = [];
  const sprout = (fromX: number, fromY: number, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const angle = random.between(0, Math.PI * 2);
      const length = random.between(50, 92);
      leaves.push(
        leaf(
          fromX,
          fromY,
          fromX + Math.cos(angle) * length,
          fromY + Math.sin(angle) * length * 0.8,
          length * 0.15,
        ),
      );
    }
  };
  sprout(x + side * 150, y - 190, 7);
  sprout(x + side * 112, y - 90, 4);
  sprout(x + side * 330, y + 60, 6);
  sprout(x + side * 500, y + 80, 8);
  sprout(tip, y - 50, 7);
  sprout(x - side * 200, y + 60, 5);
  return (
    fill(twigs + bough, mix(inks.ink, inks.earth, 0.16)) +
    fill(lit, mix(inks.ink, inks.rim, 0.3)) +
    perch(x, y + 2, side) +
    fill(leaves.filter((_, index) => index % 3 !== 0).join(''), inks.ink) +
    fill(leaves.filter((_, index) => index % 3 === 0).join(''), mix(inks.ink, inks.leaf, 0.6))
  );
}
