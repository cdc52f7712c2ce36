import { mix } from '../../draw/colour';
import { circle, limb, shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { type Pose, figure } from './figure';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

const standing: Pose = {
  head: [3, -104],
  neck: [0, -94],
  hip: [-1, -55],
  near: { elbow: [8, -76], hand: [16, -62], knee: [3, -28], foot: [4, -3] },
  far: { elbow: [-8, -74], hand: [-4, -58], knee: [-5, -28], foot: [-9, -3] },
};

/** A person in tree pose greeting the sun, 150 tall. */
export const yoga: SubjectArt = {
  element: 'ground',
  width: 190,
  height: 150,
  hero: 430,
  metres: 2.1,
  draw: (brush) => {
    const mat = tones(brush, '#2f8f86');
    const pose: Pose = {
      head: [0, -106],
      neck: [0, -95],
      hip: [0, -54],
      near: { elbow: [14, -120], hand: [2, -140], knee: [27, -46], foot: [5, -34] },
      far: { elbow: [-14, -120], hand: [-2, -140], knee: [-1, -28], foot: [0, -3] },
    };
    return (
      fill(shape('-84,-1! 76,-1! 92,8! -70,8!'), mat.base) +
      fill(shape('-70,8! 92,8! 92,12! -70,12!'), mat.shade) +
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
    const watching: Pose = {
      ...standing,
      head: [4, -104],
      near: { ...standing.near, elbow: [15, -88], hand: [15, -103] },
      far: { ...standing.far, elbow: [12, -84], hand: [17, -101] },
    };
    const bending: Pose = {
      head: [20, -90],
      neck: [12, -82],
      hip: [-8, -52],
      near: { elbow: [18, -66], hand: [30, -78], knee: [-2, -28], foot: [-4, -3] },
      far: { elbow: [16, -62], hand: [28, -72], knee: [-12, -28], foot: [-18, -3] },
    };
    return (
      place(
        figure(brush, watching, { top: '#6b7a3f', legs: '#4a4238', hat: '#e6d3a0' }) +
          fill(limb('13,-104,7 25,-107,8'), inks.ink),
        -46,
        0,
        1,
      ) +
      line('M66-74L50 2M66-74L84 2M66-74L70 0', inks.ink, 3) +
      place(figure(brush, bending, { top: '#b8532f', legs: '#3a4a44', hat: '#8a6a3a' }), 22, 0, 0.98) +
      fill(limb('46,-86,6 64,-82,8 96,-96,12'), mix(inks.ink, '#3f5a50', 0.4))
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
    const pose: Pose = {
      ...standing,
      near: { ...standing.near, elbow: [14, -72], hand: [28, -70] },
      far: { ...standing.far, elbow: [12, -76], hand: [30, -78] },
    };
    const scene =
      line('M12-62L32-78Q92-168 150-150', tones(brush, '#6a4630').shade, 2.6) +
      line('M150-150Q166-90 168-26', brush.inks.rim, 1.2, 0.8) +
      place(figure(brush, pose, { top: '#b8532f', legs: '#4f5a44', hat: '#e6d3a0' }), 0, 0, 1) +
      fill(shape('-44,-22! -14,-22! -12,3! -46,3!'), tones(brush, '#a8713f').base) +
      line('M-42-22Q-30-46-16-22', tones(brush, '#a8713f').shade, 3);
    return place(scene, -60, 0, 1);
  },
};
