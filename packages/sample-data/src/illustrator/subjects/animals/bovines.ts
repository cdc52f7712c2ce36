import { mix } from '../../draw/colour';
import { circle, leaf, limb, shape } from '../../draw/path';
import { fill, place } from '../../draw/svg';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const gaurBody = shape(
  '-96,-92 -92,-112 -66,-120 -30,-122 -6,-136 18,-146 40,-140 58,-126 74,-120 88,-118 100,-104 112,-84 114,-72 104,-66 92,-72 80,-84 70,-78 62,-54 46,-48 10,-46 -30,-50 -60,-56 -84,-62',
);
const cowBody = shape(
  '-92,-88 -88,-106 -60,-112 -20,-108 10,-112 22,-130 36,-130 46,-114 62,-120 74,-130 86,-130 98,-116 108,-98 110,-88 102,-83 88,-90 76,-98 66,-84 58,-58 42,-50 10,-48 -30,-52 -60,-60 -82,-66',
);
const legs =
  limb('44,-70,32 44,-44,19 42,-22,12 43,-3,13') + limb('-70,-84,44 -64,-56,24 -76,-34,13 -72,-3,13');
const farLegs =
  limb('58,-68,26 62,-42,16 60,-22,11 62,-3,12') + limb('-52,-78,34 -46,-54,20 -56,-32,12 -52,-3,12');
const stockings = limb('42.5,-28,13 42,-20,12.5 43,-3,13') + limb('-75,-34,13.5 -74,-20,13 -72,-3,13');
const farStockings = limb('60,-28,11.5 60,-20,11.5 62,-3,12') + limb('-55,-32,12 -54,-20,12 -52,-3,12');
const tail = limb('-93,-108,7 -104,-84,5 -102,-52,4') + leaf(-102, -54, -103, -34, 3.5);

function drawGaur(brush: Brush): string {
  const hide = tones(brush, '#4a352c');
  const sock = tones(brush, '#e9d6b0');
  return (
    fill(farLegs, mix(hide.shade, brush.inks.ink, 0.4)) +
    fill(farStockings, sock.shade) +
    fill(tail, hide.shade) +
    fill(limb('84,-118,9 70,-134,7 74,-150,5 86,-158,2'), sock.shade) +
    fill(gaurBody + legs, hide.base) +
    fill(stockings, sock.base) +
    fill(shape('-84,-66! -40,-66 20,-64 62,-74! 62,-54 46,-48 10,-46 -30,-50 -60,-56'), hide.shade) +
    fill(
      shape(
        '-92,-112! -66,-120 -30,-122 -6,-136 18,-146 40,-140 58,-126! 38,-132 16,-137 -4,-128 -30,-114 -66,-112',
      ),
      hide.light,
    ) +
    fill(limb('92,-116,10 106,-128,8 108,-144,5 100,-156,2'), sock.base) +
    fill(leaf(82, -112, 62, -112, 5), hide.shade) +
    fill(shape('100,-104! 112,-84 114,-72 104,-66 94,-74! 100,-86'), sock.base, 0.35) +
    fill(circle(95, -103, 2.2), brush.inks.sun)
  );
}

function drawCow(brush: Brush, coat: string, patch: string): string {
  const hide = tones(brush, coat);
  const mark = tones(brush, patch).base;
  return (
    fill(farLegs, hide.shade) +
    fill(tail, hide.shade) +
    fill(cowBody + legs, hide.base) +
    fill(
      shape('-60,-110! -20,-108 -8,-96 -20,-80 -44,-78 -62,-92') +
        shape('66,-84! 58,-58 50,-54 56,-76 66,-98!'),
      mark,
    ) +
    fill(shape('-82,-70! -40,-68 20,-66 60,-76! 58,-58 42,-50 10,-48 -30,-52 -60,-60'), hide.shade, 0.7) +
    fill(shape('-88,-106! -60,-112 -20,-108 10,-112 22,-130! 12,-106 -20,-102 -60,-106'), hide.light) +
    fill(
      limb('80,-128,6 76,-144,4.5 84,-158,1.6') + limb('88,-128,5 90,-144,4 98,-154,1.4'),
      mix(mark, brush.inks.ink, 0.4),
    ) +
    fill(leaf(76, -122, 56, -116, 5), hide.shade) +
    fill(circle(93, -111, 2.2), brush.inks.ink)
  );
}

export const gaur: SubjectArt = {
  element: 'ground',
  width: 230,
  height: 158,
  hero: 400,
  metres: 2,
  draw: drawGaur,
};

export const cattle: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 158,
  hero: 310,
  metres: 1.4,
  draw: (brush) =>
    place(drawCow(brush, '#8c5a3a', '#5a3a2a'), 118, -8, -0.84, 0.84) +
    place(drawCow(brush, '#efe3cc', '#b98a5a'), -86, 0, 1),
};
