import { mix } from '../../draw/colour';
import { circle, limb, shape } from '../../draw/path';
import { fill, place } from '../../draw/svg';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const body = shape(
  '-134,-146 -118,-180 -80,-202 -28,-208 24,-198 58,-188 78,-204 102,-213 124,-204 138,-184 142,-158 134,-128 118,-112 100,-112 90,-96 88,-62 86,-26 92,-1! 48,-1! 51,-28 50,-66 42,-80 0,-72 -42,-78 -56,-70 -60,-44 -56,-24 -55,-1! -98,-1! -97,-26 -106,-54 -124,-86 -136,-116',
);
const trunk = limb('126,-168,44 140,-136,38 147,-102,28 148,-66,21 150,-36,16 162,-16,12 178,-20,8');
const farLegs =
  shape('62,-100 100,-96 116,-62 112,-26 118,-3! 80,-3! 84,-40 70,-70') +
  shape('-70,-90 -30,-90 -22,-52 -20,-26 -14,-3! -50,-3! -52,-34 -62,-60');
const ear = shape('70,-188 92,-186 104,-168 106,-142 98,-118 84,-102 72,-116 60,-138 56,-166');
const tail =
  limb('-130,-150,9 -146,-118,6 -147,-84,4') + shape('-150,-88! -143,-88! -141,-62 -148,-50! -154,-64');
const backLight = shape(
  '-134,-146! -118,-180 -80,-202 -28,-208 24,-198 58,-188! 22,-186 -28,-194 -78,-188 -112,-166',
);
const headLight = shape('78,-204! 102,-213 124,-204 138,-184! 122,-194 102,-200');
const belly = shape(
  '-124,-92! -92,-112 -40,-104 20,-102 60,-112 90,-104! 90,-96 88,-62 74,-84 50,-66 42,-80 0,-72 -42,-78 -56,-70 -60,-44 -74,-74 -104,-78',
);
const tusk = shape('126,-124! 140,-114 156,-112 170,-120! 158,-102 140,-102 124,-112!');
const toes =
  [52, 63, 74, 85].map((x) => shape(`${x},-1! ${x},-8 ${x + 4},-11 ${x + 8},-8 ${x + 8},-1!`)).join('') +
  [-96, -85, -74, -63].map((x) => shape(`${x},-1! ${x},-8 ${x + 4},-11 ${x + 8},-8 ${x + 8},-1!`)).join('');

/** An Asian elephant at a walk, 213 tall, facing right. */
export function drawElephant(brush: Brush, tusker = true): string {
  const hide = tones(brush, '#6f6c69');
  const ivory = tones(brush, '#f3e6c8');
  return (
    fill(farLegs, mix(hide.shade, brush.inks.ink, 0.35)) +
    fill(tail, hide.shade) +
    fill(body + trunk, hide.base) +
    fill(belly, hide.shade, 0.72) +
    fill(backLight + headLight, hide.light) +
    fill(ear, hide.shade) +
    fill(shape('70,-188! 92,-186 104,-168 106,-142! 98,-164 86,-176'), hide.light) +
    fill(toes, hide.light, 0.7) +
    (tusker ? fill(tusk, ivory.base) : '') +
    fill(circle(124, -164, 3.4), brush.inks.ink) +
    fill(limb('136,-120,2 146,-118,2 156,-116,1') + limb('138,-96,2 148,-94,2 158,-94,1'), hide.shade, 0.6)
  );
}

export const elephant: SubjectArt = {
  element: 'ground',
  width: 330,
  height: 213,
  hero: 440,
  metres: 2.8,
  draw: (brush) => drawElephant(brush),
};

export const elephants: SubjectArt = {
  element: 'ground',
  width: 640,
  height: 213,
  hero: 390,
  metres: 2.8,
  draw: (brush) =>
    place(drawElephant(brush, false), -170, -8, 0.8) +
    place(drawElephant(brush), 90, 0, 1) +
    place(drawElephant(brush, false), -62, 4, 0.46),
};
