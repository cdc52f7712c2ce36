import { mix } from '../../draw/colour';
import { shape } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { glass, rect, roof, steps, windowPane } from './building';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

/** A planter's bungalow: tiled hipped roof, deep veranda on posts, 210 tall. */
function drawBungalow(brush: Brush): string {
  const tile = tones(brush, '#b4502f');
  const wall = tones(brush, '#f3e4c2');
  const wood = tones(brush, '#6a4630');
  const stone = tones(brush, '#9a8f80');
  const posts = [-196, -128, -60, 60, 128, 196].map((x) => rect(x - 4, -104, 8, 88)).join('');
  const rails =
    line('M-196-46H-60M60-46H196M-196-30H-60M60-30H196', wood.base, 3.4) +
    line(
      Array.from({ length: 14 }, (_, index) =>
        index < 7 ? `M${-188 + index * 20}-46v18` : `M${68 + (index - 7) * 20}-46v18`,
      ).join(''),
      wood.base,
      2,
    );
  return (
    fill(rect(-206, -18, 412, 22), stone.shade) +
    fill(rect(-186, -112, 372, 96), mix(wall.base, wall.shade, 0.42)) +
    windowPane(brush, -162, -92, 34, 48, wood.shade) +
    windowPane(brush, -98, -92, 34, 48, wood.shade) +
    windowPane(brush, 66, -92, 34, 48, wood.shade) +
    windowPane(brush, 130, -92, 34, 48, wood.shade) +
    fill(rect(-26, -100, 52, 84), wood.shade) +
    fill(rect(-21, -95, 19, 79) + rect(2, -95, 19, 79), glass(brush)) +
    roof(
      tile,
      [
        [-120, -204],
        [120, -204],
        [176, -142],
        [-176, -142],
      ],
      true,
    ) +
    fill(shape('120,-204! 148,-196! 196,-140! 176,-142!'), brush.light > 0 ? tile.light : tile.shade) +
    fill(rect(-178, -142, 356, 10), wall.shade) +
    roof(
      tile,
      [
        [-180, -136],
        [180, -136],
        [222, -100],
        [-222, -100],
      ],
      brush.light > 0,
    ) +
    fill(rect(-222, -101, 444, 6), tile.shade) +
    fill(shape('-48,-118! 0,-158! 48,-118!'), wall.base) +
    fill(shape('-60,-110! 0,-168! 60,-110! 48,-108! 0,-154! -48,-108!'), tile.light) +
    fill(rect(-12, -134, 24, 14), wood.shade) +
    fill(posts, wood.base) +
    rails +
    fill(rect(74, -226, 24, 40), stone.base) +
    fill(rect(70, -230, 32, 8), stone.shade) +
    steps(stone, -34, 68)
  );
}

export const bungalow: SubjectArt = {
  element: 'ground',
  width: 470,
  height: 230,
  hero: 390,
  metres: 7,
  draw: drawBungalow,
};
