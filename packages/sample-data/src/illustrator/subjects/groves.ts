import { mix } from '../draw/colour';
import { ellipse, tube } from '../draw/path';
import { fill, line } from '../draw/svg';
import { arecaPalm, coconutPalm } from '../layers/palms';
import type { Studio } from '../studio';
import type { Brush, SubjectArt } from './subject';
import { tones } from './tones';

/**
 * Adapts a brush to a studio: layers are made for a whole image, and a plant drawn as a subject needs the
 * rest of one.
 */
const asStudio = (brush: Brush): Studio => ({
  ...brush,
  stage: 'land',
  horizon: 0,
  focus: 0,
  sun: { x: 0, y: 0, radius: 0 },
  elements: new Set(),
});

/** Three coconut palms leaning together, 340 tall. */
export const palms: SubjectArt = {
  element: 'ground',
  width: 360,
  height: 340,
  hero: 540,
  metres: 15,
  draw: (brush) => {
    const ink = mix(brush.inks.near, brush.inks.ink, 0.45);
    const studio = asStudio(brush);
    return (
      coconutPalm(studio, -46, 0, 250, ink, -0.24) +
      coconutPalm(studio, 54, 0, 270, ink, 0.26) +
      coconutPalm(studio, 0, 0, 322, mix(ink, brush.inks.ink, 0.3), 0.05) +
      fill(ellipse(0, 2, 86, 9), mix(brush.inks.ground, brush.inks.ink, 0.4))
    );
  },
};

/** A stand of areca palms, 360 tall. */
export const arecas: SubjectArt = {
  element: 'ground',
  width: 360,
  height: 360,
  hero: 540,
  metres: 14,
  draw: (brush) => {
    const ink = mix(brush.inks.near, brush.inks.ink, 0.36);
    const studio = asStudio(brush);
    return [
      [-130, 270],
      [130, 280],
      [-66, 318],
      [74, 326],
      [2, 356],
    ]
      .map(([x = 0, height = 0], index) =>
        arecaPalm(studio, x, 2, height, index < 2 ? mix(ink, brush.inks.haze, 0.24) : ink),
      )
      .join('');
  },
};

/** A clump of giant bamboo, arching outwards, 340 tall. */
export const bamboo: SubjectArt = {
  element: 'ground',
  width: 320,
  height: 340,
  hero: 520,
  metres: 14,
  draw: (brush) => {
    const cane = tones(brush, '#8fa04a');
    const { random, inks } = brush;
    const green = mix(inks.leaf, inks.ink, 0.24);
    let [back, front, joints] = ['', '', ''];
    const leaves: string[] = [];
    for (let index = 0; index < 13; index += 1) {
      const lean = (index - 6) / 6 + random.between(-0.06, 0.06);
      const height = 330 - Math.abs(lean) * 60 + random.between(-24, 12);
      const at = (up: number): readonly [number, number] => [
        lean * (16 + 130 * up ** 2.1),
        -height * up + Math.abs(lean) * 60 * up ** 3.2,
      ];
      const spine = [0, 0.3, 0.6, 0.85, 1].map((up) => [...at(up), 9 - up * 7] as const);
      if (index % 2 === 0) back += tube(spine);
      else front += tube(spine);
      for (let joint = 1; joint < 8; joint += 1) {
        const [x, y] = at(joint / 9);
        joints += `M${(x - 4).toFixed(1)} ${y.toFixed(1)}h8`;
      }
      for (let spray = 0; spray < 8; spray += 1) {
        const [x, y] = at(random.between(0.42, 1));
        const out = random.between(16, 42) * (random.chance(0.5) ? 1 : -1);
        leaves.push(
          `M${Math.round(x)} ${Math.round(y)}q${Math.round(out * 0.5)} -6 ${Math.round(out)} ${random.int(8, 24)}q${Math.round(-out * 0.6)} -6 ${Math.round(-out)} ${-random.int(8, 20)}`,
        );
      }
    }
    return (
      fill(back, cane.shade) +
      fill(leaves.slice(0, 50).join(''), mix(green, inks.ink, 0.3)) +
      fill(front, cane.base) +
      line(joints, cane.shade, 2) +
      fill(leaves.slice(50).join(''), green) +
      fill(ellipse(0, 3, 60, 9), green)
    );
  },
};
