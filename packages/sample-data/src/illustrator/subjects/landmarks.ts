import { mix } from '../draw/colour';
import { circle, ellipse, polygon, shape, tube } from '../draw/path';
import { fill, line } from '../draw/svg';
import { arecaPalm, coconutPalm } from '../layers/palms';
import type { Studio } from '../studio';
import type { Brush, SubjectArt } from './subject';
import { tones } from './tones';

const rect = (x: number, y: number, width: number, height: number): string => polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);

/** Layers were made for a whole picture; a plant drawn as a subject needs the rest of one. */
const asStudio = (brush: Brush): Studio => ({ ...brush, stage: 'land', horizon: 0, focus: 0, sun: { x: 0, y: 0, radius: 0 }, elements: new Set() });

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
    const tiers = Array.from({ length: 6 }, (_, tier) => {
      const half = 78 - tier * 10.5;
      const y = -118 - tier * 30;
      const count = 5 - Math.floor(tier / 2);
      const niches = Array.from({ length: count }, (_niche, index) => {
        const x = (index - (count - 1) / 2) * half * 0.36;
        return shape(`${x - 5},${y}! ${x - 5},${y - 14} ${x},${y - 19} ${x + 5},${y - 14} ${x + 5},${y}!`);
      }).join('');
      return (
        fill(polygon([[-half, y], [half, y], [half - 7, y - 24], [-half + 7, y - 24]]), stone.base) +
        fill(polygon(lit > 0 ? [[-half, y], [-half * 0.3, y], [-half * 0.3, y - 24], [-half + 7, y - 24]] : [[half, y], [half * 0.3, y], [half * 0.3, y - 24], [half - 7, y - 24]]), stone.shade) +
        fill(niches, deep) +
        fill(rect(-half + 1, y - 30, half * 2 - 2, 7), stone.light)
      );
    }).join('');
    const pillars = [-186, -148, -110, -72, 72, 110, 148, 186].map((x) => fill(rect(x - 7, -78, 14, 62), stone.base) + fill(rect(x + (lit > 0 ? -7 : 2), -78, 5, 62), stone.shade) + fill(rect(x - 11, -84, 22, 8) + rect(x - 10, -22, 20, 7), stone.light)).join('');
    return (
      tiers +
      fill(shape('-14,-300! -22,-312 -12,-326 0,-330 12,-326 22,-312 14,-300!'), stone.base) +
      line('M0-330V-352', tones(brush, '#f0b234').base, 4) +
      fill(circle(0, -338, 5), tones(brush, '#f0b234').base) +
      fill(rect(-200, -80, 400, 66), deep) +
      fill(rect(-84, -120, 168, 104), stone.base) +
      fill(lit > 0 ? rect(-84, -120, 44, 104) : rect(40, -120, 44, 104), stone.shade) +
      fill(shape('-30,-16! -30,-82 0,-100 30,-82 30,-16!'), stone.light) +
      fill(shape('-20,-16! -20,-76 0,-88 20,-76 20,-16!'), brush.hour === 'night' || brush.hour === 'dusk' ? brush.inks.glow : deep) +
      pillars +
      fill(polygon([[-214, -84], [-70, -84], [-70, -100], [-206, -100]]) + polygon([[214, -84], [70, -84], [70, -100], [206, -100]]), stone.light) +
      fill(rect(-214, -86, 144, 5) + rect(70, -86, 144, 5), stone.shade) +
      fill(rect(-216, -16, 432, 9), stone.light) +
      fill(rect(-224, -8, 448, 14), stone.shade) +
      fill(rect(-34, -14, 68, 20), stone.base)
    );
  },
};

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
    const band = (from: number, to: number): string => polygon([[-half(from), from], [half(from), from], [half(to), to], [-half(to), to]]);
    return (
      (night ? fill(polygon([[0, -284], [700, -370], [700, -230]]) + polygon([[0, -284], [-700, -350], [-700, -250]]), inks.glow, 0.26) : '') +
      fill(band(-10, -262), white.base) +
      fill(band(-56, -104) + band(-152, -200), red.base) +
      fill(polygon([[light * -8, -10], [light * -34, -10], [light * -20, -262], [light * -5, -262]]), inks.ink, 0.24) +
      fill([-70, -130, -190].map((y) => shape(`-5,${y}! -5,${y - 14} 0,${y - 19} 5,${y - 14} 5,${y}!`)).join(''), inks.ink) +
      fill(rect(-32, -270, 64, 9), red.shade) +
      line('M-30-270V-284M30-270V-284M-30-284H30M-16-270V-284M16-270V-284', red.shade, 2.4) +
      fill(rect(-16, -302, 32, 32), night ? inks.glow : mix(inks.water, '#ffffff', 0.4)) +
      line('M-8-302V-270M8-302V-270', red.shade, 2.4) +
      fill(shape('-22,-302! 0,-326 22,-302!'), red.base) +
      fill(circle(0, -328, 5), red.shade) +
      fill(rect(30, -40, 50, 34), white.shade) +
      fill(polygon([[24, -40], [86, -40], [72, -62], [36, -62]]), red.shade) +
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
    const planks = along.map((x) => polygon([[x - 13, sag(x - 13)], [x + 13, sag(x + 13)], [x + 13, sag(x + 13) + 9], [x - 13, sag(x - 13) + 9]])).join('');
    const cable = (at: (x: number) => number): string => `M${along.map((x) => `${x} ${at(x).toFixed(0)}`).join('L')}`;
    const tower = (x: number): string => fill(rect(x - 44, -90, 88, 330), tones(brush, '#8a8072').base) + fill(rect(x - 44, -90, 30, 330), tones(brush, '#8a8072').shade) + fill(rect(x - 34, -280, 18, 200) + rect(x + 16, -280, 18, 200) + rect(x - 46, -286, 92, 18) + rect(x - 34, -200, 68, 12), wood.shade) + fill(rect(x - 46, -290, 92, 6), wood.light);
    return (
      line('M-560-270L-900-120M560-270L900-120', inks.ink, 5) +
      line(hangers, mix(inks.ink, wood.base, 0.3), 2.2) +
      line(cable(rail), inks.ink, 6) +
      line(cable((x) => sag(x) - 44), mix(inks.ink, wood.base, 0.3), 3) +
      fill(planks, wood.base) +
      line(cable((x) => sag(x) + 10), wood.shade, 5) +
      fill(polygon([[-900, -96], [-540, -96], [-540, -80], [-900, -80]]) + polygon([[900, -96], [540, -96], [540, -80], [900, -80]]), wood.shade) +
      tower(-590) +
      tower(590)
    );
  },
};

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
    return coconutPalm(studio, -46, 0, 250, ink, -0.24) + coconutPalm(studio, 54, 0, 270, ink, 0.26) + coconutPalm(studio, 0, 0, 322, mix(ink, brush.inks.ink, 0.3), 0.05) + fill(ellipse(0, 2, 86, 9), mix(brush.inks.ground, brush.inks.ink, 0.4));
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
    return [[-130, 270], [130, 280], [-66, 318], [74, 326], [2, 356]].map(([x = 0, height = 0], index) => arecaPalm(studio, x, 2, height, index < 2 ? mix(ink, brush.inks.haze, 0.24) : ink)).join('');
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
      const at = (up: number): readonly [number, number] => [lean * (16 + 130 * up ** 2.1), -height * up + Math.abs(lean) * 60 * up ** 3.2];
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
        leaves.push(`M${Math.round(x)} ${Math.round(y)}q${Math.round(out * 0.5)} -6 ${Math.round(out)} ${random.int(8, 24)}q${Math.round(-out * 0.6)} -6 ${Math.round(-out)} ${-random.int(8, 20)}`);
      }
    }
    return fill(back, cane.shade) + fill(leaves.slice(0, 50).join(''), mix(green, inks.ink, 0.3)) + fill(front, cane.base) + line(joints, cane.shade, 2) + fill(leaves.slice(50).join(''), green) + fill(ellipse(0, 3, 60, 9), green);
  },
};

/** The Milky Way: the sky's own layer paints it, behind the land. */
export const starrySky: SubjectArt = { element: 'sky', width: 1, height: 1, hero: 1, metres: 1, draw: () => '' };
