import { mix } from '../../draw/colour';
import { ellipse, lens, shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { type Pose, figure } from './figure';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

/** Spinner dolphins leaping in a row. */
export const dolphins: SubjectArt = {
  element: 'water',
  width: 420,
  height: 150,
  hero: 320,
  metres: 2.2,
  draw: (brush) => {
    const skin = tones(brush, '#4f7484');
    const pale = mix(skin.light, brush.inks.rim, 0.45);
    const foam = mix(brush.inks.sun, brush.inks.water, 0.14);
    const one =
      fill(
        shape(
          '-96,20! -92,-24 -66,-62 -24,-84 22,-82 54,-64 74,-44! 96,-30 100,-22 84,-24! 62,-28 40,-38 10,-46 -24,-38 -52,-16 -68,20!',
        ),
        skin.base,
      ) +
      fill(
        shape(
          '100,-22! 84,-24 62,-28 40,-38 10,-46 -24,-38 -52,-16 -68,20! -58,20! -40,-8 -8,-30 22,-30 54,-18 76,-20!',
        ),
        pale,
      ) +
      fill(
        shape('-22,-82! -30,-112 -44,-120! -44,-98 -58,-68!') + shape('20,-44! 16,-20 2,-2! 6,-24 4,-46!'),
        skin.shade,
      ) +
      fill(shape('-70,-58! -24,-80 22,-78 54,-62! 20,-70 -24,-70'), skin.light) +
      fill(ellipse(68, -38, 2.6, 2.2), brush.inks.ink);
    const splash =
      fill(shape('-130,10! -112,-18 -100,0 -88,-30 -74,-4 -56,-22 -48,4 -30,10! -80,22'), foam) +
      fill(lens(-80, 20, 200, 12), foam);
    return (
      place(one + splash, -130, -10, 0.7) + place(one + splash, 130, -4, 0.76) + place(one + splash, 6, 0, 1)
    );
  },
};

/** A surfer on the face of a wave. */
export const surfer: SubjectArt = {
  element: 'water',
  width: 560,
  height: 200,
  hero: 420,
  metres: 2.4,
  draw: (brush) => {
    const { inks } = brush;
    const foam = mix(inks.sun, inks.water, 0.08);
    const face = mix(inks.water, inks.sky[2], 0.24);
    const board = tones(brush, '#f0a92e');
    const pose: Pose = {
      head: [16, -84],
      neck: [10, -76],
      hip: [-8, -44],
      near: { elbow: [30, -66], hand: [48, -70], knee: [16, -30], foot: [22, -3] },
      far: { elbow: [-12, -72], hand: [-34, -74], knee: [-22, -28], foot: [-28, -3] },
    };
    return (
      fill(
        shape(
          '-280,30! -240,-40 -190,-120 -120,-176 -40,-190 20,-170 34,-140! 4,-150 -30,-140 -50,-104 -30,-60 40,-22 160,4 300,26!',
        ),
        mix(inks.water, inks.ink, 0.22),
      ) +
      fill(shape('-220,24! -170,-60 -110,-130 -50,-146! -72,-104 -40,-52 40,-16 160,8 260,26!'), face) +
      line(
        'M-190 14Q-140-70-90-118M-140 20Q-100-50-70-86M-84 22Q-60-20-40-44M-20 24Q0 0 20-18',
        mix(inks.water, inks.ink, 0.2),
        4,
        0.6,
      ) +
      fill(
        shape(
          '-132,-162! -90,-184 -40,-197 8,-187 40,-160 46,-132 32,-144 20,-130 4,-148 -18,-142 -34,-156 -70,-162 -100,-156',
        ),
        foam,
      ) +
      place(
        `<g transform="rotate(14)">${fill(shape('-62,2! -30,-5 30,-5 74,-2! 30,7 -30,7'), board.base) + fill(shape('-62,2! 0,3 74,-2! 30,7 -30,7'), board.shade) + figure(brush, pose, { top: '#2b3d44', legs: '#c9532f', sleeveless: true })}</g>`,
        30,
        -40,
        0.94,
      ) +
      fill(shape('-40,-30! -90,-24 -150,0 -120,-18 -170,-6 -110,-34!'), foam) +
      fill(shape('-300,34! -230,14 -160,24 -80,12 0,24 90,14 180,26 310,32! 180,44 0,40 -180,46'), foam)
    );
  },
};
