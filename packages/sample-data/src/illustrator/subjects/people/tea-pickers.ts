import { mix } from '../../draw/colour';
import { shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { crown } from '../../layers/trees';
import { type Pose, figure } from './figure';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

/** Women plucking tea into baskets, waist deep in the bushes. */
export const teaPickers: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 130,
  hero: 340,
  metres: 1.75,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const basket = tones(brush, '#c89a56');
    const green = mix(inks.leaf, inks.ink, 0.22);
    const picking: Pose = {
      head: [14, -112],
      neck: [7, -102],
      hip: [-4, -62],
      near: { elbow: [18, -82], hand: [34, -70], knee: [0, -30], foot: [2, -3] },
      far: { elbow: [16, -86], hand: [36, -80], knee: [-6, -30], foot: [-8, -3] },
    };
    const woman = (x: number, sari: string, scarf: string, scale: number): string =>
      place(
        fill(shape('-8,-104! -26,-102! -34,-62 -22,-56 -6,-62!'), basket.base) +
          line('M-30-92H-8M-31-82H-7M-32-72H-7M-22-103L-26-58M-14-104L-15-60', basket.shade, 1.5) +
          fill(shape('-14,-66! 10,-66! 20,0! -24,0!'), tones(brush, sari).base) +
          figure(brush, picking, { top: sari, legs: sari, hair: scarf }) +
          line('M-24-104Q-4-128 14-119', basket.shade, 2.4) +
          fill(shape('2,-112! 4,-122 14,-123 20,-116! 8,-116 4,-100 -4,-96!'), tones(brush, scarf).base),
        x,
        -6,
        scale,
      );
    const bushes = Array.from(
      { length: 9 },
      (_, index) => [-216 + index * 54 + random.between(-6, 6), random.between(28, 36)] as const,
    );
    return (
      woman(-130, '#c8402a', '#f0a92e', 0.96) +
      woman(0, '#d8932f', '#b8432a', 1.02) +
      place(woman(0, '#7a3f6a', '#f3e4c2', 0.94), 126, 0, -1, 1) +
      fill(
        bushes.map(([x, size]) => crown(random, x, -size * 0.86, size * 1.1, size * 0.8, 11)).join('') +
          shape('-240,-24! 240,-24! 246,4! -246,4!'),
        green,
      ) +
      fill(
        bushes
          .map(([x, size]) => crown(random, x + light * 6, -size * 1.3, size * 0.7, size * 0.34, 8))
          .join(''),
        mix(green, inks.rim, 0.24),
      )
    );
  },
};
