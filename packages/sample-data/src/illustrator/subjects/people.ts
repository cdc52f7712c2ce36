import { mix } from '../draw/colour';
import { circle, ellipse, polygon, shape, tube } from '../draw/path';
import { crown } from '../layers/trees';
import { fill, line, place } from '../draw/svg';
import { figure, type Pose } from './figure';
import type { SubjectArt } from './subject';
import { tones } from './tones';

const standing: Pose = { head: [3, -104], neck: [0, -94], hip: [-1, -55], near: { elbow: [8, -76], hand: [16, -62], knee: [3, -28], foot: [4, -3] }, far: { elbow: [-8, -74], hand: [-4, -58], knee: [-5, -28], foot: [-9, -3] } };

/** A climber on a lead, reaching for the next hold; the rock is on the right. */
export const climber: SubjectArt = {
  element: 'wall',
  width: 130,
  height: 150,
  hero: 400,
  metres: 2,
  draw: (brush) => {
    const pose: Pose = { head: [-4, -22], neck: [-10, -10], hip: [-24, 28], near: { elbow: [8, -20], hand: [20, -48], knee: [2, 30], foot: [-2, 56] }, far: { elbow: [4, 2], hand: [20, 0], knee: [-16, 62], foot: [-14, 92] } };
    return (
      line('M-22 30Q-44 90-30 160T-44 420M-22 30Q6-40 14-130', tones(brush, '#f0a92e').base, 2.6) +
      figure(brush, pose, { top: '#d9432a', legs: '#26424c', hat: '#f3e4c2', sleeveless: true }) +
      line('M-34 24Q-24 32-12 24M-30 28L-36 44M-32 28L-42 40', brush.inks.ink, 3.4) +
      fill(ellipse(-36, 32, 6, 8), tones(brush, '#f3e4c2').base)
    );
  },
};

/** Somebody walking down a rope, leaning out from rock on the right. */
export const rappeller: SubjectArt = {
  element: 'wall',
  width: 150,
  height: 150,
  hero: 380,
  metres: 2,
  draw: (brush) => {
    const pose: Pose = { head: [-74, -18], neck: [-64, -12], hip: [-36, 14], near: { elbow: [-40, -18], hand: [-24, -36], knee: [-12, -2], foot: [14, 10] }, far: { elbow: [-56, 18], hand: [-44, 30], knee: [-10, 20], foot: [10, 36] } };
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
    const pose: Pose = { head: [4, 82], neck: [0, 92], hip: [-8, 126], near: { elbow: [14, 96], hand: [16, 74], knee: [20, 130], foot: [38, 142] }, far: { elbow: [-10, 96], hand: [-12, 74], knee: [18, 124], foot: [38, 134] } };
    const cells = [-120, -78, -30, 30, 78, 120].map((x) => `M${x} ${Math.round(-104 + (x / 180) ** 2 * 84)}Q${x * 0.97} ${Math.round(-84 + (x / 180) ** 2 * 84)} ${Math.round(x * 0.94)} ${Math.round(-68 + (x / 180) ** 2 * 72)}`).join('');
    return (
      line('M-150-30L-6 96M-96-62L-6 96M-40-72L-4 96M40-72L4 96M96-62L6 96M150-30L8 96', mix(brush.inks.ink, brush.inks.haze, 0.3), 1.3) +
      fill(shape('-180,-12! -150,-72 -84,-104 0,-114 84,-104 150,-72 180,-12! 146,-44 84,-66 0,-74 -84,-66 -146,-44'), wing.base) +
      fill(shape('-84,-104! -30,-112 30,-112 84,-104! 84,-66 0,-74 -84,-66!'), pale.base) +
      fill(shape('-180,-12! -146,-44 -84,-66 0,-74 84,-66 146,-44 180,-12! 150,-52 84,-76 0,-84 -84,-76 -150,-52'), wing.shade) +
      line(cells, wing.shade, 1.6, 0.6) +
      fill(shape('-30,96! -26,126 -8,142 14,138! 6,118 -10,110'), brush.inks.ink) +
      figure(brush, pose, { top: '#3a5a64', legs: '#4a4238', hat: '#d9432a' })
    );
  },
};

/** A rider on a cable strung across the valley; 0,0 is the middle of the picture. */
export const zipline: SubjectArt = {
  element: 'span',
  width: 1600,
  height: 300,
  hero: 300,
  metres: 10,
  draw: (brush) => {
    const pose: Pose = { head: [4, 46], neck: [-4, 56], hip: [-22, 88], near: { elbow: [8, 48], hand: [10, 28], knee: [6, 92], foot: [30, 104] }, far: { elbow: [-8, 48], hand: [-4, 28], knee: [4, 84], foot: [30, 94] } };
    const rider =
      line('M-8-4L-12 78M8-4L-8 78', tones(brush, '#f0a92e').base, 2.6) +
      fill(polygon([[-16, -10], [16, -6], [14, 6], [-14, 4]]), brush.inks.ink) +
      figure(brush, pose, { top: '#d9432a', legs: '#2b3d44', hat: '#f0a92e' }) +
      line('M-28 84Q-16 94-4 86', brush.inks.ink, 4);
    return line('M-900-150Q-200-10 0 0Q260 20 900-60', mix(brush.inks.ink, brush.inks.haze, 0.1), 4) + place(rider, 0, 2, 1.9);
  },
};

/** Somebody in tree pose greeting the sun, 150 tall. */
export const yoga: SubjectArt = {
  element: 'ground',
  width: 190,
  height: 150,
  hero: 430,
  metres: 2.1,
  draw: (brush) => {
    const mat = tones(brush, '#2f8f86');
    const pose: Pose = { head: [0, -106], neck: [0, -95], hip: [0, -54], near: { elbow: [14, -120], hand: [2, -140], knee: [27, -46], foot: [5, -34] }, far: { elbow: [-14, -120], hand: [-2, -140], knee: [-1, -28], foot: [0, -3] } };
    return (
      fill(polygon([[-84, -1], [76, -1], [92, 8], [-70, 8]]), mat.base) +
      fill(polygon([[-70, 8], [92, 8], [92, 12], [-70, 12]]), mat.shade) +
      figure(brush, pose, { top: '#d9732f', legs: '#6a3a5a', sleeveless: true }) +
      fill(circle(0, -117, 5), tones(brush, '#2b211c').base)
    );
  },
};

/** Two people with binoculars and a telescope, 115 tall. */
export const birdwatcher: SubjectArt = {
  element: 'ground',
  width: 190,
  height: 115,
  hero: 360,
  metres: 1.8,
  draw: (brush) => {
    const { inks } = brush;
    const watching: Pose = { ...standing, head: [4, -104], near: { ...standing.near, elbow: [15, -88], hand: [15, -103] }, far: { ...standing.far, elbow: [12, -84], hand: [17, -101] } };
    const bending: Pose = { head: [20, -90], neck: [12, -82], hip: [-8, -52], near: { elbow: [18, -66], hand: [30, -78], knee: [-2, -28], foot: [-4, -3] }, far: { elbow: [16, -62], hand: [28, -72], knee: [-12, -28], foot: [-18, -3] } };
    return (
      place(figure(brush, watching, { top: '#6b7a3f', legs: '#4a4238', hat: '#e6d3a0' }) + fill(tube([[13, -104, 7], [25, -107, 8]]), inks.ink), -46, 0, 1) +
      line('M66-74L50 2M66-74L84 2M66-74L70 0', inks.ink, 3) +
      place(figure(brush, bending, { top: '#b8532f', legs: '#3a4a44', hat: '#8a6a3a' }), 22, 0, 0.98) +
      fill(tube([[46, -86, 6], [64, -82, 8], [96, -96, 12]]), mix(inks.ink, '#3f5a50', 0.4))
    );
  },
};

/** An angler with a bent rod, 130 tall. */
export const angler: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 180,
  hero: 430,
  metres: 2.6,
  draw: (brush) => {
    const pose: Pose = { ...standing, near: { ...standing.near, elbow: [14, -72], hand: [28, -70] }, far: { ...standing.far, elbow: [12, -76], hand: [30, -78] } };
    const scene =
      line('M12-62L32-78Q92-168 150-150', tones(brush, '#6a4630').shade, 2.6) +
      line('M150-150Q166-90 168-26', brush.inks.rim, 1.2, 0.8) +
      place(figure(brush, pose, { top: '#b8532f', legs: '#4f5a44', hat: '#e6d3a0' }), 0, 0, 1) +
      fill(shape('-44,-22! -14,-22! -12,3! -46,3!'), tones(brush, '#a8713f').base) +
      line('M-42-22Q-30-46-16-22', tones(brush, '#a8713f').shade, 3);
    return place(scene, -60, 0, 1);
  },
};

/** Women plucking tea into baskets, waist deep in the bushes. */
export const teaPickers: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 130,
  hero: 340,
  metres: 1.75,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const basket = tones(brush, '#c89a56');
    const green = mix(inks.leaf, inks.ink, 0.22);
    const picking: Pose = { head: [14, -112], neck: [7, -102], hip: [-4, -62], near: { elbow: [18, -82], hand: [34, -70], knee: [0, -30], foot: [2, -3] }, far: { elbow: [16, -86], hand: [36, -80], knee: [-6, -30], foot: [-8, -3] } };
    const woman = (x: number, sari: string, scarf: string, scale: number): string =>
      place(
        fill(shape('-8,-104! -26,-102! -34,-62 -22,-56 -6,-62!'), basket.base) +
          line('M-30-92H-8M-31-82H-7M-32-72H-7M-22-103L-26-58M-14-104L-15-60', basket.shade, 1.5) +
          fill(shape('-14,-66! 10,-66! 20,0! -24,0!'), tones(brush, sari).base) +
          figure(brush, picking, { top: sari, legs: sari, hair: scarf }) +
          line('M-24-104Q-4-128 14-119', basket.shade, 2.4) +
          fill(shape('2,-112! 4,-122 14,-123 20,-116! 8,-116 4,-100 -4,-96!'), tones(brush, scarf).base),
        x,
        -6,
        scale,
      );
    const bushes = Array.from({ length: 9 }, (_, index) => [-216 + index * 54 + random.between(-6, 6), random.between(28, 36)] as const);
    return (
      woman(-130, '#c8402a', '#f0a92e', 0.96) +
      woman(0, '#d8932f', '#b8432a', 1.02) +
      place(woman(0, '#7a3f6a', '#f3e4c2', 0.94), 126, 0, -1, 1) +
      fill(bushes.map(([x, size]) => crown(random, x, -size * 0.86, size * 1.1, size * 0.8, 11)).join('') + polygon([[-240, -24], [240, -24], [246, 4], [-246, 4]]), green) +
      fill(bushes.map(([x, size]) => crown(random, x + light * 6, -size * 1.3, size * 0.7, size * 0.34, 8)).join(''), mix(green, inks.rim, 0.24))
    );
  },
};
