import { circle, leaf, limb, shape, tube } from '../../draw/path';
import { fill, place } from '../../draw/svg';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const barrel = shape(
  '-54,-78 -50,-92 -30,-99 0,-95 24,-99 38,-94 42,-78 34,-64 16,-59 -12,-57 -32,-64 -48,-66',
);
const nearLegs =
  limb('28,-74,20 29,-48,10 27,-30,6.5 28,-12,5 29,-2,6') +
  limb('-42,-78,30 -37,-58,17 -51,-37,8 -48,-18,5.5 -47,-2,6');
const farLegs =
  limb('34,-72,16 40,-48,8 39,-28,5.5 42,-12,4.5 44,-2,5.5') +
  limb('-34,-74,22 -27,-56,13 -38,-36,7 -33,-18,5 -32,-2,5.5');
const stagNeck = shape(
  '18,-98 34,-118 42,-140 48,-152 58,-156 68,-152 84,-140 87,-134 82,-129 70,-130 60,-128 56,-112 48,-90 38,-74 24,-78',
);
const antlers = [0, 9]
  .map(
    (dx) =>
      tube([
        [50 + dx, -152, 4.4],
        [38 + dx, -172, 3.8],
        [36 + dx, -196, 3.2],
        [48 + dx, -220, 1.6],
      ]) +
      tube([
        [47 + dx, -158, 3.2],
        [60 + dx, -168, 2.4],
        [64 + dx, -180, 1.2],
      ]) +
      tube([
        [36 + dx, -192, 3],
        [28 + dx, -206, 2.2],
        [28 + dx, -216, 1],
      ]),
  )
  .join('');
const stagEar = leaf(49, -149, 30, -156, 4.4);
const doeNeck = shape(
  '18,-99 36,-98 52,-84 62,-60 68,-38 76,-26 80,-12 74,-5 66,-10 60,-24 50,-40 40,-62 26,-72',
);
const doeEar = leaf(64, -36, 52, -48, 3.4) + leaf(68, -36, 78, -48, 3.2);
const tail = shape('-53,-90 -60,-84 -62,-70 -56,-66 -51,-76');
const spots = [
  [-44, -86],
  [-36, -92],
  [-34, -80],
  [-24, -90],
  [-22, -76],
  [-14, -86],
  [-6, -90],
  [-6, -76],
  [4, -84],
  [12, -91],
  [14, -76],
  [22, -86],
  [28, -80],
  [-42, -74],
  [-14, -68],
  [6, -68],
] as const;

/** A chital, facing right: a stag looking up (220 tall with antlers) or a doe at grass (99 tall). */
function drawDeer(brush: Brush, kind: 'stag' | 'doe'): string {
  const coat = tones(brush, '#a8653a');
  const pale = tones(brush, '#f6e6c8').base;
  const neck = kind === 'stag' ? stagNeck : doeNeck;
  return (
    fill(farLegs, coat.shade) +
    (kind === 'stag' ? fill(antlers, coat.shade) : fill(doeEar, coat.shade)) +
    fill(tail, coat.shade) +
    fill(barrel + neck + nearLegs, coat.base) +
    fill(shape('-48,-66! -30,-70 0,-66 34,-72! 16,-59 -12,-57 -32,-64'), pale, 0.85) +
    fill(shape('-50,-92! -30,-99 0,-95 24,-99! 0,-91 -30,-94'), coat.light) +
    fill(spots.map(([x, y]) => circle(x, y, 1.9)).join(''), pale) +
    (kind === 'stag'
      ? fill(stagEar, coat.light) +
        fill(shape('56,-112! 50,-124 60,-128! 62,-120'), pale) +
        fill(circle(63, -146, 1.9) + shape('83,-140! 87,-135 83,-133!'), brush.inks.ink)
      : fill(circle(68, -27, 1.8) + shape('74,-5! 80,-9 77,-4!'), brush.inks.ink))
  );
}

export const deer: SubjectArt = {
  element: 'ground',
  width: 270,
  height: 220,
  hero: 460,
  metres: 1.7,
  draw: (brush) =>
    place(drawDeer(brush, 'doe'), 96, -5, -0.88, 0.88) + place(drawDeer(brush, 'stag'), -40, 0, 1),
};
