import { ellipse, shape, tube } from '../../draw/path';
import { fill } from '../../draw/svg';
import type { Brush } from '../subject';
import { type Tones, tones } from '../tones';

type Joint = readonly [number, number];

interface Side {
  readonly elbow: Joint;
  readonly hand: Joint;
  readonly knee: Joint;
  readonly foot: Joint;
}

/** A person by their joints; a standing adult is about 112 tall with feet at y 0. */
export interface Pose {
  readonly head: Joint;
  readonly neck: Joint;
  readonly hip: Joint;
  readonly near: Side;
  readonly far: Side;
}

export interface Dress {
  readonly top: string;
  readonly legs: string;
  readonly hair?: string;
  readonly hat?: string;
  /** Direction of the toes. */
  readonly facing?: -1 | 1;
  /** Bare arms. */
  readonly sleeveless?: boolean;
}

const arm = (shoulder: Joint, { elbow, hand }: Side): string =>
  tube([
    [...shoulder, 9],
    [...elbow, 7.4],
    [...hand, 5.2],
  ]);
const leg = (hip: Joint, { knee, foot }: Side): string =>
  tube([
    [...hip, 14],
    [...knee, 10],
    [...foot, 6.4],
  ]);
const shoe = ([x, y]: Joint, facing: number): string =>
  shape(
    `${x - 4 * facing},${y - 4} ${x + 3 * facing},${y - 5} ${x + 11 * facing},${y + 0.5} ${x + 10 * facing},${y + 3}! ${x - 5 * facing},${y + 3}!`,
  );
const palm = ({ hand }: Side): string => ellipse(hand[0], hand[1], 3.6, 3.6);

function headgear([x, y]: Joint, facing: number, { hat, hair = '#2b211c' }: Dress, brush: Brush): string {
  const dome = `${x - 8.4},${y + 1}! ${x - 8},${y - 5} ${x},${y - 9.6} ${x + 7.6},${y - 5} ${x + 8},${y - 1.4}!`;
  if (hat === undefined)
    return fill(
      shape(`${dome} ${x - 2 * facing},${y - 3} ${x - 5 * facing},${y + 5}!`),
      tones(brush, hair).base,
    );
  return fill(
    shape(dome) + shape(`${x - 11},${y - 0.5} ${x},${y - 3} ${x + 11 + 3 * facing},${y - 0.5} ${x},${y + 1}`),
    tones(brush, hat).base,
  );
}

/** Draws a person from back to front: far limbs, body, near limbs. */
export function figure(brush: Brush, pose: Pose, dress: Dress): string {
  const facing = dress.facing ?? 1;
  const skin: Tones = tones(brush, '#96623f');
  const [top, legs] = [tones(brush, dress.top), tones(brush, dress.legs)];
  const { head, neck, hip, near, far } = pose;
  const shoulder: Joint = [neck[0], neck[1] + 7];
  const waist: Joint = [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2 + 3];
  const sleeve = dress.sleeveless ? skin : top;
  return (
    fill(arm(shoulder, far), sleeve.shade) +
    fill(palm(far), skin.shade) +
    fill(leg(hip, far), legs.shade) +
    fill(shoe(far.foot, facing), brush.inks.ink) +
    fill(leg(hip, near), legs.base) +
    fill(shoe(near.foot, facing), brush.inks.ink) +
    fill(
      tube([
        [head[0], head[1] + 3, 6.5],
        [neck[0], neck[1] + 4, 8],
      ]),
      skin.shade,
    ) +
    fill(
      tube([
        [neck[0], neck[1] + 3, 15],
        [shoulder[0], shoulder[1] + 3, 21],
        [...waist, 18.5],
        [...hip, 18],
      ]),
      top.base,
    ) +
    fill(ellipse(head[0], head[1], 7.4, 8.6), skin.base) +
    headgear(head, facing, dress, brush) +
    fill(arm(shoulder, near), sleeve.base) +
    fill(
      tube([
        [shoulder[0] + brush.light * 3, shoulder[1], 2],
        [near.elbow[0] + brush.light * 2, near.elbow[1], 1.6],
      ]),
      sleeve.light,
    ) +
    fill(palm(near), skin.base)
  );
}
