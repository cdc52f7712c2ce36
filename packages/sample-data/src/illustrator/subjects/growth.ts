import { mix } from '../draw/colour';
import { limb, tube } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { crown } from '../layers/trees';
import type { SubjectArt } from './subject';
import { tones } from './tones';

/** A banyan: aerial roots like pillars under a wide crown, 300 tall. */
export const banyan: SubjectArt = {
  element: 'ground',
  width: 560,
  height: 320,
  hero: 520,
  metres: 14,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const bark = tones(brush, '#64503c');
    const green = mix(inks.leaf, inks.ink, 0.36);
    const pillars = [-190, -140, -96, 92, 136, 176, 214]
      .map((x) =>
        tube([
          [x * 0.94, -190, 4],
          [x, -90, 6 + random.between(0, 5)],
          [x + random.between(-5, 5), 4, 12],
        ]),
      )
      .join('');
    const threads = Array.from({ length: 14 }, () => {
      const x = random.between(-220, 220);
      return `M${Math.round(x)}-190q4 ${random.int(20, 50)} 0 ${random.int(50, 110)}`;
    }).join('');
    const boughs =
      limb('0,-110,50 -90,-170,34 -200,-200,16') +
      limb('10,-120,48 100,-180,32 210,-206,14') +
      limb('0,6,130 0,-40,84 -4,-110,70 6,-200,40') +
      limb('-30,0,50 -80,3,14') +
      limb('30,0,50 84,3,14');
    const clumps = [
      [-190, -214, 90, 50],
      [190, -220, 92, 50],
      [-90, -264, 110, 54],
      [96, -268, 112, 54],
      [0, -226, 110, 48],
    ] as const;
    return (
      line(threads, bark.shade, 2) +
      fill(pillars + boughs, bark.base) +
      fill(
        tube([
          [light * 20, -8, 10],
          [light * 16, -70, 9],
          [light * 12, -140, 7],
        ]),
        bark.light,
      ) +
      fill(clumps.map(([x, y, rx, ry]) => crown(random, x, y, rx, ry, 12)).join(''), green) +
      fill(
        clumps
          .map(([x, y, rx, ry]) => crown(random, x + light * 14, y - ry * 0.42, rx * 0.62, ry * 0.42, 8))
          .join(''),
        mix(green, inks.rim, 0.2),
      )
    );
  },
};

/** Rows of coffee in berry round a lone shade tree, 210 tall. */
export const coffee: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 150,
  hero: 340,
  metres: 2.2,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const green = mix(inks.leaf, inks.ink, 0.3);
    const bush = (x: number, size: number): string => {
      const cherries = Array.from(
        { length: 22 },
        () =>
          `M${Math.round(random.between(-0.8, 0.8) * size)} ${-Math.round(random.between(0.12, 1.3) * size)}h.01`,
      ).join('');
      return place(
        fill(
          tube([
            [0, 6, 8],
            [0, -size * 0.5, 6],
          ]),
          inks.ink,
        ) +
          fill(
            crown(random, 0, -size * 0.52, size, size * 0.5, 11) +
              crown(random, 0, -size, size * 0.78, size * 0.46, 10),
            green,
          ) +
          fill(
            crown(random, light * 8, -size * 1.16, size * 0.5, size * 0.22, 8) +
              crown(random, light * 16, -size * 0.66, size * 0.56, size * 0.2, 8),
            mix(green, inks.rim, 0.22),
          ) +
          line(cherries, inks.lit('#d2402a'), 8) +
          line(cherries, inks.lit('#f08a5a'), 2.4),
        x,
        0,
        1,
      );
    };
    return bush(-140, 84) + bush(140, 88) + bush(0, 102);
  },
};
