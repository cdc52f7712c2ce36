import { mix } from '../../draw/colour';
import { circle, polygon, shape } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { rect } from './building';
import type { Brush, SubjectArt } from '../subject';
import { tones, type Tones } from '../tones';

/** One step of the tower, narrower with every step, with its niches. */
function drawTier(tier: number, light: Brush['light'], stone: Tones, deep: string): string {
  const half = 78 - tier * 10.5;
  const y = -118 - tier * 30;
  const count = 5 - Math.floor(tier / 2);
  const niches = Array.from({ length: count }, (_, index) => {
    const x = (index - (count - 1) / 2) * half * 0.36;
    return shape(`${x - 5},${y}! ${x - 5},${y - 14} ${x},${y - 19} ${x + 5},${y - 14} ${x + 5},${y}!`);
  });
  const dark = light > 0 ? -1 : 1;
  return (
    fill(
      polygon([
        [-half, y],
        [half, y],
        [half - 7, y - 24],
        [-half + 7, y - 24],
      ]),
      stone.base,
    ) +
    fill(
      polygon([
        [dark * half, y],
        [dark * half * 0.3, y],
        [dark * half * 0.3, y - 24],
        [dark * (half - 7), y - 24],
      ]),
      stone.shade,
    ) +
    fill(niches.join(''), deep) +
    fill(rect(-half + 1, y - 30, half * 2 - 2, 7), stone.light)
  );
}

/** A stone temple: pillared hall before a stepped tower, 330 tall. */
export const temple: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 330,
  hero: 500,
  metres: 14,
  draw: (brush) => {
    const stone = tones(brush, '#c79a6a');
    const deep = mix(stone.shade, brush.inks.ink, 0.4);
    const lit = brush.light;
    const tiers = Array.from({ length: 6 }, (_, tier) => drawTier(tier, lit, stone, deep)).join('');
    const pillars = [-186, -148, -110, -72, 72, 110, 148, 186]
      .map(
        (x) =>
          fill(rect(x - 7, -78, 14, 62), stone.base) +
          fill(rect(x + (lit > 0 ? -7 : 2), -78, 5, 62), stone.shade) +
          fill(rect(x - 11, -84, 22, 8) + rect(x - 10, -22, 20, 7), stone.light),
      )
      .join('');
    return (
      tiers +
      fill(shape('-14,-300! -22,-312 -12,-326 0,-330 12,-326 22,-312 14,-300!'), stone.base) +
      line('M0-330V-352', tones(brush, '#f0b234').base, 4) +
      fill(circle(0, -338, 5), tones(brush, '#f0b234').base) +
      fill(rect(-200, -80, 400, 66), deep) +
      fill(rect(-84, -120, 168, 104), stone.base) +
      fill(lit > 0 ? rect(-84, -120, 44, 104) : rect(40, -120, 44, 104), stone.shade) +
      fill(shape('-30,-16! -30,-82 0,-100 30,-82 30,-16!'), stone.light) +
      fill(
        shape('-20,-16! -20,-76 0,-88 20,-76 20,-16!'),
        brush.hour === 'night' || brush.hour === 'dusk' ? brush.inks.glow : deep,
      ) +
      pillars +
      fill(
        shape('-214,-84! -70,-84! -70,-100! -206,-100!') + shape('214,-84! 70,-84! 70,-100! 206,-100!'),
        stone.light,
      ) +
      fill(rect(-214, -86, 144, 5) + rect(70, -86, 144, 5), stone.shade) +
      fill(rect(-216, -16, 432, 9), stone.light) +
      fill(rect(-224, -8, 448, 14), stone.shade) +
      fill(rect(-34, -14, 68, 20), stone.base)
    );
  },
};
