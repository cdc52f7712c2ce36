import { mix } from '../draw/colour';
import { blade, leaf, tube } from '../draw/path';
import { fill } from '../draw/svg';
import type { Random } from '../prng';
import type { Studio } from '../studio';

/** One feathered frond arching from a crown: a midrib with leaflets hanging from it. */
export function frond(x: number, y: number, angle: number, length: number, droop: number): string {
  const count = 9;
  const ribAt = (along: number) => {
    const reach = length * along;
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + droop * length * along * along,
    ] as const;
  };
  let data = '';
  for (let index = 1; index <= count; index += 1) {
    const along = index / count;
    const [baseX, baseY] = ribAt(along * 0.94);
    const reach = length * 0.36 * Math.sin(Math.PI * Math.min(1, along * 0.78 + 0.16)) ** 0.8;
    for (const side of [-1, 1]) {
      const turn = angle + side * (0.95 - along * 0.45);
      const hang = reach * (0.3 + droop * 0.55);
      data += blade(
        baseX,
        baseY,
        baseX + Math.cos(turn) * reach,
        baseY + Math.sin(turn) * reach + hang,
        reach * 0.05,
      );
    }
  }
  const [tipX, tipY] = ribAt(1);
  const [midX, midY] = ribAt(0.5);
  return `${data}M${Math.round(x)} ${Math.round(y)}L${Math.round(midX)} ${Math.round(midY)}L${Math.round(tipX)} ${Math.round(tipY)}L${Math.round(midX)} ${Math.round(midY + length * 0.022)}Z`;
}

/** A plain blade of a frond for palms seen from afar. */
function simpleFrond(x: number, y: number, angle: number, length: number, droop: number): string {
  const [midX, midY] = [
    x + Math.cos(angle) * length * 0.55,
    y + Math.sin(angle) * length * 0.55 - length * 0.06,
  ];
  const [tipX, tipY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + droop * length];
  const thick = length * 0.13;
  const whole = (a: number, b: number) => `${Math.round(a)} ${Math.round(b)}`;
  return `M${whole(x, y)}Q${whole(midX, midY - thick)} ${whole(tipX, tipY)}Q${whole(midX, midY + thick)} ${whole(x, y)}Z`;
}

function fan(random: Random, x: number, y: number, length: number, count: number, detailed: boolean): string {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const along = (index + random.between(0.2, 0.8)) / count;
    const angle = -Math.PI * 1.14 + along * Math.PI * 1.28;
    const droop = 0.22 + Math.abs(Math.cos(angle)) * random.between(0.25, 0.5);
    const reach = length * random.between(0.85, 1.1);
    data += detailed ? frond(x, y, angle, reach, droop) : simpleFrond(x, y, angle, reach, droop);
  }
  return data;
}

/** A coconut palm leaning from its foot. */
export function coconutPalm(
  { random, inks }: Studio,
  x: number,
  y: number,
  height: number,
  ink: string,
  lean = 0,
): string {
  const topX = x + lean * height;
  const topY = y - height;
  const trunk = tube([
    [x, y + 6, height * 0.06],
    [x + lean * height * 0.2, y - height * 0.3, height * 0.036],
    [x + lean * height * 0.62, y - height * 0.7, height * 0.03],
    [topX, topY, height * 0.026],
  ]);
  const detailed = height > 240;
  const crown = fan(random, topX, topY, height * 0.42, detailed ? 8 : 9, detailed);
  const nuts = [-0.018, 0.012, 0.03]
    .map((dx) => leaf(topX + dx * height, topY, topX + dx * height, topY + height * 0.05, height * 0.012))
    .join('');
  return fill(trunk, mix(ink, inks.earth, 0.22)) + fill(nuts, mix(ink, inks.earth, 0.5)) + fill(crown, ink);
}

/** An areca palm: straight and slender with a small crown. */
export function arecaPalm(
  { random, inks }: Studio,
  x: number,
  y: number,
  height: number,
  ink: string,
): string {
  const sway = random.between(-0.03, 0.03) * height;
  const trunk = tube([
    [x, y + 4, height * 0.026],
    [x + sway * 0.4, y - height * 0.5, height * 0.02],
    [x + sway, y - height * 0.9, height * 0.018],
  ]);
  const shaft = tube([
    [x + sway, y - height * 0.86, height * 0.026],
    [x + sway, y - height * 0.95, height * 0.02],
  ]);
  const crown = fan(random, x + sway, y - height * 0.95, height * 0.22, 7, height > 420);
  return fill(trunk, mix(ink, inks.haze, 0.22)) + fill(crown + shaft, ink);
}
