import { mix } from '../../draw/colour';
import { polygon } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import type { Brush } from '../subject';
import type { Tones } from '../tones';

type Corner = readonly [number, number];

export const glass = ({ inks, hour }: Brush): string =>
  hour === 'day' || hour === 'monsoon' ? mix(inks.ink, inks.haze, 0.16) : inks.glow;

export const rect = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A tiled slope with its courses ruled across it. */
export function roof(tile: Tones, corners: readonly [Corner, Corner, Corner, Corner], lit: boolean): string {
  const [a, b, c, d] = corners;
  const courses = [0.2, 0.4, 0.6, 0.8].map(
    (down) =>
      `M${Math.round(a[0] + (d[0] - a[0]) * down)} ${Math.round(a[1] + (d[1] - a[1]) * down)}L${Math.round(b[0] + (c[0] - b[0]) * down)} ${Math.round(b[1] + (c[1] - b[1]) * down)}`,
  );
  return (
    fill(polygon(corners), lit ? tile.base : tile.shade) +
    line(courses.join(''), lit ? tile.light : tile.base, 1.6, 0.5)
  );
}

export function windowPane(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    fill(rect(x - 3, y - 3, width + 6, height + 6), frame) +
    fill(rect(x, y, width, height), glass(brush)) +
    line(`M${cx} ${y}v${height}M${x} ${cy}h${width}`, frame, 2)
  );
}

export function steps(tone: Tones, x: number, width: number): string {
  return (
    fill(rect(x, -18, width, 7), tone.light) +
    fill(rect(x - 6, -11, width + 12, 6), tone.base) +
    fill(rect(x - 12, -5, width + 24, 8), tone.shade)
  );
}
