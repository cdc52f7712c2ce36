import { mix } from '../draw/colour';
import { curve, type Point, round } from '../draw/path';
import { fill, line } from '../draw/svg';
import type { Studio } from '../studio';

/** A water-worn boulder sitting on y: body, lit cap, shaded foot and a crack or two. */
export function boulder(
  { random, inks, light }: Studio,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
): string {
  const half = width / 2;
  const wobble = () => random.between(0.92, 1.06);
  const outline: Point[] = [
    { x: x - half * 0.94, y, corner: true },
    { x: x - half * 1.02 * wobble(), y: y - height * 0.4 * wobble() },
    { x: x - half * 0.66 * wobble(), y: y - height * 0.86 * wobble() },
    { x: x + half * random.between(-0.15, 0.15), y: y - height },
    { x: x + half * 0.68 * wobble(), y: y - height * 0.82 * wobble() },
    { x: x + half * 1.02 * wobble(), y: y - height * 0.36 * wobble() },
    { x: x + half * 0.94, y, corner: true },
  ];
  const dark = light > 0 ? -1 : 1;
  const shade: Point[] = [
    { x: x + dark * half * 0.94, y, corner: true },
    { x: x + dark * half * 1, y: y - height * 0.38 },
    { x: x + dark * half * 0.66, y: y - height * 0.8, corner: true },
    { x: x + dark * half * 0.5, y: y - height * 0.4 },
    { x: x - dark * half * 0.3, y: y - height * 0.13 },
    { x: x - dark * half * 0.86, y, corner: true },
  ];
  const cap: Point[] = [
    { x: x - dark * half * 0.82, y: y - height * 0.62, corner: true },
    { x: x - dark * half * 0.5, y: y - height * 0.9 },
    { x: x + dark * half * 0.12, y: y - height * 0.97, corner: true },
    { x: x - dark * half * 0.3, y: y - height * 0.78 },
  ];
  const crackX = x + random.between(-0.3, 0.3) * half;
  const crack = `M${round(crackX)} ${round(y - height * 0.72)}q${round(half * 0.1)} ${round(height * 0.2)} ${round(-half * 0.06)} ${round(height * 0.44)}`;
  return (
    fill(curve(outline, true), ink) +
    fill(curve(shade, true), mix(ink, inks.ink, 0.34)) +
    (width > 60 ? fill(curve(cap, true), mix(ink, inks.rim, 0.38)) : '') +
    (width > 90 ? line(crack, mix(ink, inks.ink, 0.42), Math.max(1.6, width * 0.008)) : '')
  );
}
