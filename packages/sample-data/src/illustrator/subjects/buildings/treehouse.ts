import { mix } from '../../draw/colour';
import { limb, shape, tube } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { crown } from '../../layers/trees';
import { glass, rect, windowPane } from './building';
import type { Brush, SubjectArt } from '../subject';
import { tones, type Tones } from '../tones';

type Clump = readonly [x: number, y: number, radiusX: number, radiusY: number];

/** Clumps of leaves, lighter where the sun strikes them. */
function foliage({ inks, random, light }: Brush, clumps: readonly Clump[], tone: string): string {
  const dark = clumps.map(([x, y, rx, ry]) => crown(random, x, y, rx, ry, 10));
  const lit = clumps.map(([x, y, rx, ry]) =>
    crown(random, x + light * rx * 0.16, y - ry * 0.4, rx * 0.6, ry * 0.46, 7),
  );
  return fill(dark.join(''), tone) + fill(lit.join(''), mix(tone, inks.rim, 0.2));
}

function drawTrunk(light: Brush['light'], bark: Tones): string {
  return (
    fill(
      limb('0,10,118 -4,-30,66 0,-110,50 -6,-190,48 -30,-270,34 -70,-340,16') +
        limb('-2,-180,40 46,-250,30 96,-320,14') +
        limb('-4,-130,34 -80,-190,24 -150,-270,12') +
        limb('-30,-4,40 -76,6,20 -110,10,8') +
        limb('30,-4,40 80,6,20 112,10,8'),
      bark.base,
    ) +
    fill(
      tube([
        [light * 16, -10, 12],
        [light * 13, -80, 9],
        [light * 12, -170, 8],
      ]),
      bark.light,
      0.55,
    ) +
    line('M-104-166L-26-84M120-166L24-84M0-166V-90', bark.shade, 9)
  );
}

function drawHouse(brush: Brush, bark: Tones, wood: Tones): string {
  const { light } = brush;
  const thatch = tones(brush, '#c9a05a');
  return (
    fill(rect(-130, -172, 268, 13), wood.shade) +
    fill(rect(-130, -175, 268, 6), wood.light) +
    fill(rect(-92, -262, 170, 90), wood.base) +
    fill(light > 0 ? rect(-92, -262, 58, 90) : rect(20, -262, 58, 90), wood.shade) +
    line('M-92-244H78M-92-226H78M-92-208H78M-92-190H78', wood.shade, 1.6, 0.7) +
    fill(rect(-16, -236, 36, 62), bark.shade) +
    fill(rect(-12, -232, 28, 58), glass(brush)) +
    windowPane(brush, -74, -236, 34, 32, bark.shade) +
    windowPane(brush, 36, -236, 26, 32, bark.shade) +
    fill(shape('-118,-254! -60,-300 -8,-332! 44,-300 106,-254! 60,-262 -8,-258 -70,-262'), thatch.base) +
    fill(
      light > 0
        ? shape('-118,-254! -60,-300 -8,-332! -30,-290 -52,-261! -80,-261')
        : shape('106,-254! 44,-300 -8,-332! 16,-290 40,-260! 70,-261'),
      thatch.shade,
    ) +
    line(
      'M-130-212H-92M78-212H136M-130-192H-92M78-192H136M-128-172V-214M-110-172V-212M96-172V-212M116-172V-212M136-172V-214',
      bark.base,
      4,
    )
  );
}

/** A wooden house in the fork of a great tree, 430 tall. */
function drawTreehouse(brush: Brush): string {
  const { inks, light } = brush;
  const bark = tones(brush, '#5c4632');
  const wood = tones(brush, '#a8713f');
  const green = mix(inks.leaf, inks.ink, 0.34);
  const behind: Clump[] = [
    [-150, -330, 96, 60],
    [140, -350, 104, 62],
    [0, -404, 130, 62],
  ];
  const before: Clump[] = [
    [-176, -262, 60, 34],
    [164, -276, 62, 36],
    [-96, -352, 76, 38],
    [88, -372, 84, 40],
  ];
  const rungs = Array.from({ length: 10 }, (_, index) => `M${92 + index * 4.4} ${-166 + index * 17}h24`);
  return (
    foliage(brush, behind, mix(green, inks.haze, 0.1)) +
    drawTrunk(light, bark) +
    drawHouse(brush, bark, wood) +
    line(`M92-170L136 4M116-170L160 4${rungs.join('')}`, wood.base, 4) +
    foliage(brush, before, green)
  );
}

export const treehouse: SubjectArt = {
  element: 'ground',
  width: 470,
  height: 460,
  hero: 640,
  metres: 13,
  draw: drawTreehouse,
};
