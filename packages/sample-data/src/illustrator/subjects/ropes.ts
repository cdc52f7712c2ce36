import { mix } from '../draw/colour';
import { ellipse, shape } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { type Pose, figure } from './people/figure';
import type { SubjectArt } from './subject';
import { tones } from './tones';

/** A climber on a lead, reaching for the next hold; the rock is on the right. */
export const climber: SubjectArt = {
  element: 'wall',
  width: 130,
  height: 150,
  hero: 400,
  metres: 2,
  draw: (brush) => {
    const pose: Pose = {
      head: [-4, -22],
      neck: [-10, -10],
      hip: [-24, 28],
      near: { elbow: [8, -20], hand: [20, -48], knee: [2, 30], foot: [-2, 56] },
      far: { elbow: [4, 2], hand: [20, 0], knee: [-16, 62], foot: [-14, 92] },
    };
    return (
      line('M-22 30Q-44 90-30 160T-44 420M-22 30Q6-40 14-130', tones(brush, '#f0a92e').base, 2.6) +
      figure(brush, pose, { top: '#d9432a', legs: '#26424c', hat: '#f3e4c2', sleeveless: true }) +
      line('M-34 24Q-24 32-12 24M-30 28L-36 44M-32 28L-42 40', brush.inks.ink, 3.4) +
      fill(ellipse(-36, 32, 6, 8), tones(brush, '#f3e4c2').base)
    );
  },
};

/** A person walking down a rope, leaning out from rock on the right. */
export const rappeller: SubjectArt = {
  element: 'wall',
  width: 150,
  height: 150,
  hero: 380,
  metres: 2,
  draw: (brush) => {
    const pose: Pose = {
      head: [-74, -18],
      neck: [-64, -12],
      hip: [-36, 14],
      near: { elbow: [-40, -18], hand: [-24, -36], knee: [-12, -2], foot: [14, 10] },
      far: { elbow: [-56, 18], hand: [-44, 30], knee: [-10, 20], foot: [10, 36] },
    };
    return (
      line('M-34 8L-24-36L34-300M-34 12L-44 30Q-60 120-40 210T-52 420', tones(brush, '#f0a92e').base, 2.8) +
      figure(brush, pose, { top: '#2f7f86', legs: '#4a3a30', hat: '#d9432a', facing: 1 }) +
      line('M-46 8L-30 22M-36 12L-22 4', brush.inks.ink, 4)
    );
  },
};

/** A paraglider under a crescent wing. */
export const paraglider: SubjectArt = {
  element: 'air',
  width: 360,
  height: 250,
  hero: 420,
  metres: 8,
  draw: (brush) => {
    const wing = tones(brush, brush.random.pick(['#d9532f', '#f0a92e', '#2f8f96']));
    const pale = tones(brush, '#f6e9c8');
    const pose: Pose = {
      head: [4, 82],
      neck: [0, 92],
      hip: [-8, 126],
      near: { elbow: [14, 96], hand: [16, 74], knee: [20, 130], foot: [38, 142] },
      far: { elbow: [-10, 96], hand: [-12, 74], knee: [18, 124], foot: [38, 134] },
    };
    const cells = [-120, -78, -30, 30, 78, 120]
      .map(
        (x) =>
          `M${x} ${Math.round(-104 + (x / 180) ** 2 * 84)}Q${x * 0.97} ${Math.round(-84 + (x / 180) ** 2 * 84)} ${Math.round(x * 0.94)} ${Math.round(-68 + (x / 180) ** 2 * 72)}`,
      )
      .join('');
    return (
      line(
        'M-150-30L-6 96M-96-62L-6 96M-40-72L-4 96M40-72L4 96M96-62L6 96M150-30L8 96',
        mix(brush.inks.ink, brush.inks.haze, 0.3),
        1.3,
      ) +
      fill(
        shape(
          '-180,-12! -150,-72 -84,-104 0,-114 84,-104 150,-72 180,-12! 146,-44 84,-66 0,-74 -84,-66 -146,-44',
        ),
        wing.base,
      ) +
      fill(shape('-84,-104! -30,-112 30,-112 84,-104! 84,-66 0,-74 -84,-66!'), pale.base) +
      fill(
        shape(
          '-180,-12! -146,-44 -84,-66 0,-74 84,-66 146,-44 180,-12! 150,-52 84,-76 0,-84 -84,-76 -150,-52',
        ),
        wing.shade,
      ) +
      line(cells, wing.shade, 1.6, 0.6) +
      fill(shape('-30,96! -26,126 -8,142 14,138! 6,118 -10,110'), brush.inks.ink) +
      figure(brush, pose, { top: '#3a5a64', legs: '#4a4238', hat: '#d9432a' })
    );
  },
};

/** A rider on a cable strung across the valley; 0,0 is the middle of the image. */
export const zipline: SubjectArt = {
  element: 'span',
  width: 1600,
  height: 300,
  hero: 300,
  metres: 10,
  draw: (brush) => {
    const pose: Pose = {
      head: [4, 46],
      neck: [-4, 56],
      hip: [-22, 88],
      near: { elbow: [8, 48], hand: [10, 28], knee: [6, 92], foot: [30, 104] },
      far: { elbow: [-8, 48], hand: [-4, 28], knee: [4, 84], foot: [30, 94] },
    };
    const rider =
      line('M-8-4L-12 78M8-4L-8 78', tones(brush, '#f0a92e').base, 2.6) +
      fill(shape('-16,-10! 16,-6! 14,6! -14,4!'), brush.inks.ink) +
      figure(brush, pose, { top: '#d9432a', legs: '#2b3d44', hat: '#f0a92e' }) +
      line('M-28 84Q-16 94-4 86', brush.inks.ink, 4);
    return (
      line('M-900-150Q-200-10 0 0Q260 20 900-60', mix(brush.inks.ink, brush.inks.haze, 0.1), 4) +
      place(rider, 0, 2, 1.9)
    );
  },
};
