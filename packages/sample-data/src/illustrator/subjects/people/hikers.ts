import { limb, shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { figure, type Pose } from './figure';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const striding: Pose = {
  head: [9, -103],
  neck: [5, -93],
  hip: [-1, -54],
  near: { elbow: [8, -68], hand: [22, -62], knee: [13, -29], foot: [16, -3] },
  far: { elbow: [2, -68], hand: [12, -56], knee: [-7, -28], foot: [-19, -4] },
};
const climbing: Pose = {
  head: [10, -104],
  neck: [5, -94],
  hip: [-2, -55],
  near: { elbow: [-4, -72], hand: [4, -58], knee: [-2, -28], foot: [-12, -3] },
  far: { elbow: [14, -72], hand: [27, -70], knee: [16, -34], foot: [17, -5] },
};
const pointing: Pose = {
  head: [4, -104],
  neck: [1, -94],
  hip: [-1, -55],
  near: { elbow: [17, -90], hand: [34, -99], knee: [3, -28], foot: [5, -3] },
  far: { elbow: [-8, -70], hand: [-2, -56], knee: [-6, -28], foot: [-10, -3] },
};

function pack(brush: Brush, colour: string): string {
  const cloth = tones(brush, colour);
  return (
    fill(shape('-4,-94! -14,-96 -22,-86 -23,-66 -18,-56 -6,-55!'), cloth.base) +
    fill(shape('-15,-72! -23,-70 -23,-62 -18,-56 -10,-56!'), cloth.shade) +
    fill(limb('-23,-99,8 -14,-101,9 -5,-99,8'), cloth.light)
  );
}

const pole = (x: number, y: number, footX: number): string => `M${x} ${y}L${footX} 0`;

/** Three walkers with packs and poles. */
export const hikers: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 112,
  hero: 340,
  metres: 1.75,
  draw: (brush) => {
    const [ink] = [brush.inks.ink];
    const walker = (
      pose: Pose,
      x: number,
      scale: number,
      top: string,
      legs: string,
      bag: string,
      hat: string,
      poles: string,
    ) =>
      place(line(poles, ink, 1.8) + pack(brush, bag) + figure(brush, pose, { top, legs, hat }), x, 0, scale);
    return (
      walker(striding, -84, 0.94, '#2f7f86', '#5b4a3a', '#b8432a', '#e6d3a0', pole(13, -58, 24)) +
      walker(climbing, -8, 1, '#d8932f', '#3a4a44', '#2f5d50', '#8a3b22', pole(28, -72, 34)) +
      walker(pointing, 72, 0.97, '#b8432a', '#4a4238', '#d8a23a', '#f0e2bd', '')
    );
  },
};
