import { mix } from '../../draw/colour';
import { circle, ellipse, leaf, limb, shape } from '../../draw/path';
import { fill } from '../../draw/svg';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const trunkOfBody = shape(
  '-94,-66 -88,-86 -62,-95 -26,-89 8,-94 30,-103 54,-104 68,-84 64,-58 52,-44 24,-39 -14,-38 -44,-45 -66,-43 -84,-48',
);
const nearLegs =
  limb('34,-70,40 38,-44,25 33,-20,16 37,-7,16 49,-5,11') +
  limb('-70,-66,46 -60,-44,30 -75,-26,16 -73,-9,14 -60,-5,11');
const farLegs =
  limb('52,-64,34 62,-42,21 66,-20,15 73,-8,14 84,-5,10') +
  limb('-46,-62,38 -36,-44,26 -42,-25,15 -36,-9,13 -24,-5,10');
const head = shape(
  '46,-98 56,-109 72,-112 86,-106 96,-95 105,-87 107,-79 101,-72 90,-67 78,-60 66,-58 54,-64 44,-80',
);
const ears = shape('52,-103! 51,-116 60,-119 68,-110!') + shape('76,-110! 80,-119 88,-115 87,-105!');
const tail = limb('-88,-76,11 -108,-60,9 -118,-34,8 -132,-26,8 -144,-38,7 -143,-52,6');
const underside = shape(
  '-84,-50! -60,-56 -20,-52 20,-54 52,-58 62,-62! 50,-46 24,-42 -14,-40 -44,-46 -66,-44',
);
const muzzle = shape('90,-88! 104,-85 105,-77 98,-72 84,-70! 84,-80');

const stripes = [
  [-82, -86, -80, -62, 3],
  [-70, -91, -64, -60, 3.4],
  [-56, -92, -54, -60, 3],
  [-42, -90, -38, -58, 3.4],
  [-28, -88, -26, -62, 2.8],
  [-14, -88, -8, -58, 3.4],
  [0, -90, 0, -64, 2.8],
  [14, -92, 18, -62, 3.2],
  [28, -96, 26, -70, 2.8],
  [42, -97, 46, -74, 3],
  [54, -98, 56, -80, 2.6],
  [-80, -58, -60, -54, 2.6],
  [-78, -46, -56, -42, 2.4],
  [-82, -32, -66, -32, 2],
  [-80, -18, -68, -18, 1.8],
  [20, -58, 44, -56, 2.6],
  [26, -44, 48, -42, 2.2],
  [26, -30, 42, -30, 2],
  [66, -108, 68, -98, 1.8],
  [76, -108, 75, -98, 1.6],
  [62, -84, 74, -80, 2],
  [62, -76, 72, -74, 1.8],
  [-104, -66, -110, -54, 3],
  [-116, -46, -108, -42, 2.6],
  [-128, -32, -124, -22, 2.4],
  [-146, -46, -138, -42, 2.4],
] as const;
const tigerMarks = stripes.map(([x, y, tipX, tipY, bow]) => leaf(x, y, tipX, tipY, bow)).join('');
const rosettes = [
  [-78, -78],
  [-66, -66],
  [-60, -84],
  [-48, -72],
  [-42, -86],
  [-32, -64],
  [-26, -80],
  [-14, -70],
  [-8, -84],
  [2, -62],
  [8, -78],
  [20, -68],
  [22, -86],
  [34, -76],
  [40, -90],
  [-68, -52],
  [-56, -60],
  [34, -58],
  [44, -66],
  [-62, -40],
  [38, -44],
  [54, -88],
] as const;

type Coat = 'tiger' | 'leopard';

/** A big cat at a prowl, 121 tall, facing right. */
function drawCat(brush: Brush, coat: Coat): string {
  const fur = tones(brush, coat === 'tiger' ? '#e0862f' : '#d9a44e');
  const pale = tones(brush, '#f7ead0').base;
  const dark = mix(brush.inks.ink, fur.base, 0.08);
  const spots = rosettes.map(([x, y], index) => ellipse(x, y, 4.6 + (index % 3) * 0.7, 3.8)).join('');
  const hearts = rosettes.map(([x, y]) => circle(x + 0.6, y + 0.2, 1.7)).join('');
  return (
    fill(farLegs, fur.shade) +
    fill(tail, fur.base) +
    fill(trunkOfBody + nearLegs, fur.base) +
    fill(underside, pale, 0.8) +
    fill(ears, dark) +
    fill(shape('52,-106! 53,-113 59,-115 63,-109!'), fur.light) +
    fill(head, fur.base) +
    fill(shape('46,-80! 54,-64 66,-58 78,-60! 68,-66 58,-72'), pale) +
    fill(muzzle, pale) +
    (coat === 'tiger' ? fill(tigerMarks, dark) : fill(spots, dark) + fill(hearts, fur.shade)) +
    fill(shape('-88,-84! -62,-93 -26,-88 8,-91 34,-97! 6,-88 -28,-85 -62,-89'), fur.light) +
    fill(
      shape('100,-86! 106,-83 103,-79!') +
        ellipse(88, -94, 2.4, 1.8) +
        limb('102,-76,1.2 94,-74,1.4 90,-76,1'),
      brush.inks.ink,
    )
  );
}

export const tiger: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 121,
  hero: 330,
  metres: 1.1,
  draw: (brush) => drawCat(brush, 'tiger'),
};
export const leopard: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 121,
  hero: 310,
  metres: 0.85,
  draw: (brush) => drawCat(brush, 'leopard'),
};
