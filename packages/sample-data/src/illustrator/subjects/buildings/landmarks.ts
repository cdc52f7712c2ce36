import { mix } from '../../draw/colour';
import { circle, polygon, shape } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { rect } from './building';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

/** A lighthouse on its rock, 330 tall. */
export const lighthouse: SubjectArt = {
  element: 'ground',
  width: 200,
  height: 340,
  hero: 470,
  metres: 26,
  draw: (brush) => {
    const white = tones(brush, '#f6ead0');
    const red = tones(brush, '#c23f26');
    const rock = tones(brush, '#7a6a5a');
    const { inks, light } = brush;
    const night = brush.hour === 'night' || brush.hour === 'dusk';
    const half = (y: number): number => 34 + (y / -260) * -14;
    const band = (from: number, to: number): string =>
      polygon([
        [-half(from), from],
        [half(from), from],
        [half(to), to],
        [-half(to), to],
      ]);
    return (
      (night
        ? fill(shape('0,-284! 700,-370! 700,-230!') + shape('0,-284! -700,-350! -700,-250!'), inks.glow, 0.26)
        : '') +
      fill(band(-10, -262), white.base) +
      fill(band(-56, -104) + band(-152, -200), red.base) +
      fill(
        polygon([
          [light * -8, -10],
          [light * -34, -10],
          [light * -20, -262],
          [light * -5, -262],
        ]),
        inks.ink,
        0.24,
      ) +
      fill(
        [-70, -130, -190].map((y) => shape(`-5,${y}! -5,${y - 14} 0,${y - 19} 5,${y - 14} 5,${y}!`)).join(''),
        inks.ink,
      ) +
      fill(rect(-32, -270, 64, 9), red.shade) +
      line('M-30-270V-284M30-270V-284M-30-284H30M-16-270V-284M16-270V-284', red.shade, 2.4) +
      fill(rect(-16, -302, 32, 32), night ? inks.glow : mix(inks.water, '#ffffff', 0.4)) +
      line('M-8-302V-270M8-302V-270', red.shade, 2.4) +
      fill(shape('-22,-302! 0,-326 22,-302!'), red.base) +
      fill(circle(0, -328, 5), red.shade) +
      fill(rect(30, -40, 50, 34), white.shade) +
      fill(shape('24,-40! 86,-40! 72,-62! 36,-62!'), red.shade) +
      fill(shape('-120,12! -104,-10 -70,-16 -34,-24 20,-22 70,-14 104,-6 128,12!'), rock.base) +
      fill(shape('-120,12! -60,-4 10,-8 80,0 128,12!'), rock.shade)
    );
  },
};

/** A hanging footbridge across the water; 0,0 is the middle of its deck. */
export const bridge: SubjectArt = {
  element: 'span',
  width: 1600,
  height: 300,
  hero: 300,
  metres: 30,
  draw: (brush) => {
    const wood = tones(brush, '#7a5232');
    const { inks } = brush;
    const sag = (x: number): number => -86 + 86 * (1 - (x / 560) ** 2);
    const rail = (x: number): number => -230 + 190 * (1 - (x / 560) ** 2);
    const along = Array.from({ length: 38 }, (_, index) => -555 + index * 30);
    const hangers = along.map((x) => `M${x} ${sag(x).toFixed(0)}V${rail(x).toFixed(0)}`).join('');
    const planks = along
      .map((x) =>
        polygon([
          [x - 13, sag(x - 13)],
          [x + 13, sag(x + 13)],
          [x + 13, sag(x + 13) + 9],
          [x - 13, sag(x - 13) + 9],
        ]),
      )
      .join('');
    const cable = (at: (x: number) => number): string =>
      `M${along.map((x) => `${x} ${at(x).toFixed(0)}`).join('L')}`;
    const tower = (x: number): string =>
      fill(rect(x - 44, -90, 88, 330), tones(brush, '#8a8072').base) +
      fill(rect(x - 44, -90, 30, 330), tones(brush, '#8a8072').shade) +
      fill(
        rect(x - 34, -280, 18, 200) +
          rect(x + 16, -280, 18, 200) +
          rect(x - 46, -286, 92, 18) +
          rect(x - 34, -200, 68, 12),
        wood.shade,
      ) +
      fill(rect(x - 46, -290, 92, 6), wood.light);
    return (
      line('M-560-270L-900-120M560-270L900-120', inks.ink, 5) +
      line(hangers, mix(inks.ink, wood.base, 0.3), 2.2) +
      line(cable(rail), inks.ink, 6) +
      line(
        cable((x) => sag(x) - 44),
        mix(inks.ink, wood.base, 0.3),
        3,
      ) +
      fill(planks, wood.base) +
      line(
        cable((x) => sag(x) + 10),
        wood.shade,
        5,
      ) +
      fill(
        shape('-900,-96! -540,-96! -540,-80! -900,-80!') + shape('900,-96! 540,-96! 540,-80! 900,-80!'),
        wood.shade,
      ) +
      tower(-590) +
      tower(590)
    );
  },
};

/** The Milky Way: the sky's own layer paints it, behind the land. */
export const starrySky: SubjectArt = {
  element: 'sky',
  width: 1,
  height: 1,
  hero: 1,
  metres: 1,
  draw: () => '',
};
