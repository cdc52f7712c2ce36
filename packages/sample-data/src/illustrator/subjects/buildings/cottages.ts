import { mix } from '../../draw/colour';
import { shape } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { glass, rect, roof, windowPane } from './building';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

/** A stone cottage with a steep roof and a chimney, 190 tall. */
function drawCottage(brush: Brush): string {
  const tile = tones(brush, '#7a4a38');
  const wall = tones(brush, '#e9dcc0');
  const wood = tones(brush, '#5c4030');
  const stone = tones(brush, '#8f8676');
  const lit = brush.light < 0;
  return (
    fill(shape('10,-96! 150,-84! 150,0! 10,0!'), lit ? wall.shade : mix(wall.base, wall.light, 0.4)) +
    fill(
      shape('-110,-92! -44,-172! 22,-96! 22,0! -110,0!'),
      lit ? wall.base : mix(wall.base, wall.shade, 0.5),
    ) +
    roof(
      tile,
      [
        [-44, -184],
        [104, -170],
        [170, -80],
        [34, -86],
      ],
      !lit,
    ) +
    fill(shape('-44,-190! -36,-186! 36,-84! 24,-80! -44,-170! -112,-80! -124,-86!'), tile.shade) +
    fill(rect(74, -212, 26, 52), stone.base) +
    fill(rect(70, -218, 34, 9), stone.shade) +
    windowPane(brush, -64, -140, 24, 26, wood.base) +
    windowPane(brush, -94, -72, 34, 38, wood.base) +
    windowPane(brush, 92, -66, 34, 34, wood.base) +
    fill(shape('-34,0! -34,-64 -16,-74 2,-64 2,0!'), wood.base) +
    fill(shape('-29,0! -29,-60 -16,-68 -3,-60 -3,0!'), tones(brush, '#2f6f66').base) +
    fill(rect(-116, -12, 132, 14) + rect(16, -12, 138, 14), stone.shade) +
    line('M46 0V-60M46-44q-14-8-18-26M46-54q14-8 18-24', tones(brush, '#4a7d3f').base, 3)
  );
}

/** A round thatched hut, 150 tall. */
function drawHut(brush: Brush): string {
  const thatch = tones(brush, '#c79a52');
  const mud = tones(brush, '#b0663f');
  const wood = tones(brush, '#5c3f2a');
  const straws = Array.from(
    { length: 15 },
    (_, index) => `M${Math.round((index - 7) * 2.2)}-142L${(index - 7) * 16}-58`,
  ).join('');
  return (
    fill(shape('-86,-72! 86,-72! 84,2! 0,8 -84,2!'), mud.base) +
    fill(
      brush.light > 0 ? shape('-86,-72! -30,-72! -34,4! -84,2!') : shape('86,-72! 30,-72! 34,4! 84,2!'),
      mud.shade,
    ) +
    line('M-84-22q84 14 168 0M-85-30q85 14 170 0', tones(brush, '#f3e4c2').base, 3) +
    fill(shape('-20,5! -20,-44 0,-58 20,-44 20,5!'), wood.shade) +
    fill(shape('-14,5! -14,-42 0,-52 14,-42 14,5!'), glass(brush)) +
    windowPane(brush, 40, -48, 22, 22, wood.base) +
    fill(
      shape('0,-152! 40,-108 122,-56! 84,-46 30,-54 0,-46 -34,-54 -84,-46 -122,-56! -40,-108'),
      thatch.base,
    ) +
    fill(
      brush.light > 0
        ? shape('0,-152! -40,-108 -122,-56! -84,-46 -40,-54! -24,-100')
        : shape('0,-152! 40,-108 122,-56! 84,-46 40,-54! 24,-100'),
      thatch.shade,
    ) +
    line(straws, thatch.shade, 1.4, 0.5) +
    fill(shape('-14,-138! -8,-154 0,-164 8,-154 14,-138!'), thatch.light)
  );
}

export const cottage: SubjectArt = {
  element: 'ground',
  width: 300,
  height: 218,
  hero: 390,
  metres: 5.5,
  draw: drawCottage,
};

export const hut: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 164,
  hero: 330,
  metres: 4,
  draw: drawHut,
};
