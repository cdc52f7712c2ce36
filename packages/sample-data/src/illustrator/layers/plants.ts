import { blade, leaf, pack } from '../draw/path';
import type { Random } from '../prng';

/** A fern from its root: paired leaflets along an arching stem. Path data. */
export function fern(x: number, y: number, angle: number, length: number): string {
  const bend = Math.cos(angle) * 0.45;
  const stemAt = (along: number) =>
    [
      x + Math.cos(angle) * length * along,
      y + Math.sin(angle) * length * along + Math.abs(bend) * length * along * along * 0.6,
    ] as const;
  let data = '';
  const pairs = 8;
  for (let index = 1; index <= pairs; index += 1) {
    const along = index / (pairs + 0.5);
    const [baseX, baseY] = stemAt(along);
    const reach = length * 0.27 * (1 - along * 0.82);
    for (const side of [-1, 1]) {
      const turn = angle + side * 1.12;
      data += blade(
        baseX,
        baseY,
        baseX + Math.cos(turn) * reach,
        baseY + Math.sin(turn) * reach + reach * 0.12,
        reach * 0.1,
      );
    }
  }
  const [tipX, tipY] = stemAt(1);
  return data + leaf(x, y, tipX, tipY, Math.max(1.4, length * 0.012));
}

/** Blades of grass fanning from a root. Path data. */
export function grass(random: Random, x: number, y: number, height: number, blades = 7): string {
  let data = '';
  for (let blade = 0; blade < blades; blade += 1) {
    const splay = (blade / (blades - 1) - 0.5) * 1.3 + random.between(-0.12, 0.12);
    const reach = height * random.between(0.6, 1.05);
    const [tipX, tipY] = [x + splay * reach * 0.8, y - reach * (1 - Math.abs(splay) * 0.3)];
    const width = Math.max(1, Math.round(height * 0.05));
    const root = x + splay * height * 0.16;
    const [dx, dy] = [Math.round(tipX - root), Math.round(tipY - y)];
    const [bendX, bendY] = [Math.round(splay * reach * 0.12), Math.round(dy * 0.55)];
    data += `M${pack(Math.round(root), Math.round(y))}q${pack(bendX, bendY, dx, dy)}l${pack(2 * width - dx, -dy)}`;
  }
  return data;
}

/** Broad pointed leaves (wild ginger, banana, arum) fanning from a root. Path data. */
export function broadLeaves(random: Random, x: number, y: number, length: number, count = 5): string {
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const angle = -Math.PI / 2 + (index / Math.max(1, count - 1) - 0.5) * 2.1 + random.between(-0.15, 0.15);
    const reach = length * random.between(0.7, 1.1);
    const [stalkX, stalkY] = [x + Math.cos(angle) * reach * 0.28, y + Math.sin(angle) * reach * 0.34];
    const [tipX, tipY] = [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.92 + Math.abs(Math.cos(angle)) * reach * 0.22,
    ];
    data +=
      leaf(x, y, stalkX + (tipX - stalkX) * 0.1, stalkY + (tipY - stalkY) * 0.1, reach * 0.016) +
      leaf(stalkX, stalkY, tipX, tipY, reach * 0.13);
  }
  return data;
}
