import { mix } from '../../draw/colour';
import { circle, limb, shape } from '../../draw/path';
import { fill, line } from '../../draw/svg';
import { type Pose, figure } from './figure';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

/** A trail rider out of the saddle, 125 tall. */
export const cyclist: SubjectArt = {
  element: 'ground',
  width: 190,
  height: 130,
  hero: 390,
  metres: 1.75,
  draw: (brush) => {
    const frame = tones(brush, '#f0a92e');
    const { inks } = brush;
    const rubber = mix(inks.ink, inks.haze, 0.08);
    const rim = (x: number): string => `M${x - 31}-32a31 31 0 1 0 62 0a31 31 0 1 0-62 0`;
    const spokes = [-58, 58]
      .map((x) =>
        Array.from({ length: 5 }, (_, index) => {
          const a = (index / 5) * Math.PI;
          const [dx, dy] = [Math.cos(a) * 29, Math.sin(a) * 29];
          return `M${(x - dx).toFixed(1)} ${(-32 - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-32 + dy).toFixed(1)}`;
        }).join(''),
      )
      .join('');
    const pose: Pose = {
      head: [33, -116],
      neck: [22, -108],
      hip: [-22, -82],
      near: { elbow: [34, -82], hand: [46, -78], knee: [10, -58], foot: [4, -22] },
      far: { elbow: [38, -86], hand: [48, -80], knee: [8, -66], foot: [-10, -42] },
    };
    return (
      line(rim(-58) + rim(58), rubber, 6.4) +
      line(spokes, rubber, 1) +
      line('M-58-32L-22-74L36-74L-4-32L-58-32M-4-32L-24-80M58-32L38-84M34-86L50-80', frame.base, 5) +
      line('M-58-34L-22-76L36-76', frame.light, 1.6) +
      line('M-34-82L-12-82', inks.ink, 6) +
      line('M-12-24L4-40', inks.ink, 4) +
      fill(circle(-4, -32, 7), inks.ink) +
      figure(brush, pose, { top: '#b8432a', legs: '#2b3d44', hat: '#f3e4c2' }) +
      fill(shape('16,-106! 4,-112 -16,-102 -24,-90 -10,-82 6,-90'), tones(brush, '#2f6f66').base)
    );
  },
};

/** A rider on a country horse, 175 tall. */
export const horse: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 190,
  hero: 440,
  metres: 2.4,
  draw: (brush) => {
    const coat = tones(brush, '#7a452a');
    const mane = mix(coat.shade, brush.inks.ink, 0.5);
    const pose: Pose = {
      head: [2, -184],
      neck: [-2, -174],
      hip: [-6, -136],
      near: { elbow: [8, -152], hand: [24, -144], knee: [12, -112], foot: [4, -82] },
      far: { elbow: [8, -154], hand: [26, -146], knee: [14, -116], foot: [10, -88] },
    };
    const body = shape(
      '-80,-112 -74,-128 -52,-136 -16,-128 18,-132 38,-136 54,-156 66,-176 78,-182 90,-174 106,-150 112,-142 108,-134 98,-132 86,-142 76,-140 68,-118 60,-96 44,-84 8,-80 -30,-80 -62,-88',
    );
    return (
      fill(
        limb('-72,-112,30 -62,-86,20 -78,-54,11 -72,-28,8 -66,-4,9') +
          limb('48,-100,24 62,-72,13 72,-46,9 64,-24,7 66,-4,9'),
        coat.shade,
      ) +
      fill(limb('-78,-124,10 -100,-104,14 -108,-70,12 -104,-40,3'), mane) +
      fill(
        body +
          limb('-58,-108,42 -52,-82,25 -62,-54,13 -54,-28,9 -56,-4,10') +
          limb('36,-98,32 34,-68,16 36,-42,11 32,-22,8 34,-4,10'),
        coat.base,
      ) +
      fill(shape('-62,-94! -20,-90 20,-92 60,-104! 60,-96 44,-84 8,-80 -30,-80 -62,-88'), coat.shade) +
      fill(
        shape('-74,-128! -52,-136 -16,-128! -20,-122 -52,-128') +
          shape('54,-156! 66,-176 78,-182! 70,-166 60,-146'),
        coat.light,
      ) +
      fill(shape('76,-184! 64,-180 50,-160 36,-140 28,-130! 44,-132 58,-148 68,-168'), mane) +
      fill(shape('76,-180! 76,-196 84,-182!'), coat.base) +
      fill(circle(87, -164, 2), brush.inks.ink) +
      fill(shape('-26,-130! 14,-134! 18,-112 -6,-104 -24,-114'), tones(brush, '#c8402a').base) +
      figure(brush, pose, { top: '#f0e2bd', legs: '#3a4a44', hat: '#b88a4a' }) +
      line('M24-144L94-144', mane, 2)
    );
  },
};
