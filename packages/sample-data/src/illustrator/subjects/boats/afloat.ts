import { mix } from '../../draw/colour';
import { lens } from '../../draw/path';
import { fill } from '../../draw/svg';
import type { Brush } from '../subject';

/** Broken reflection and a lit wake under a hull. */
export function afloat(brush: Brush, half: number, hull: string): string {
  const { inks } = brush;
  const dark = [0, 1, 2, 3]
    .map((row) => lens((row % 2 === 0 ? 6 : -10) * row, 6 + row * 9, half * (1.9 - row * 0.34), 7))
    .join('');
  const bright =
    lens(-half * 0.9, 10, half * 0.9, 4) + lens(half * 0.8, 18, half * 0.8, 4) + lens(0, 40, half * 0.9, 4);
  return fill(dark, mix(hull, inks.water, 0.45), 0.8) + fill(bright, mix(inks.sky[2], inks.water, 0.2), 0.85);
}
