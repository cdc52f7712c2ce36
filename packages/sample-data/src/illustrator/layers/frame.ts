import { mix } from '../draw/colour';
import { leaf, tube } from '../draw/path';
import { fill } from '../draw/svg';
import { HEIGHT, type Studio, WIDTH } from '../studio';
import { frond } from './palms';
import { broadLeaves, fern, grass } from './plants';
import { crown } from './trees';

type Corner = 'ferns' | 'leaves' | 'grass' | 'fronds';

/** Dark growth in one lower corner. */
function corner({ random, inks }: Studio, side: -1 | 1, kind: Corner, reach: number): string {
  const edge = side < 0 ? 0 : WIDTH;
  const inward = -side;
  const back: string[] = [];
  const front: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const x = edge + inward * reach * (index / 7) * random.between(0.8, 1.05);
    const y = HEIGHT + 20;
    const height = (reach * 0.86 * (1 - (index / 7) ** 1.2) + 60) * random.between(0.75, 1.1);
    const layer = index % 2 === 0 ? back : front;
    const lift = index % 2 === 0 ? 1.15 : 0.85;
    if (kind === 'ferns') {
      layer.push(
        fern(x, y, -Math.PI / 2 + inward * random.between(-0.1, 0.7), height * lift),
        fern(x + 20, y, -Math.PI / 2 - inward * random.between(0.1, 0.6), height * lift * 0.7),
      );
    } else if (kind === 'leaves') layer.push(broadLeaves(random, x, y, height * lift, 4));
    else if (kind === 'grass') layer.push(grass(random, x, y, height * lift * 0.8, 7));
    else
      layer.push(
        frond(x - inward * 40, y, -Math.PI / 2 + inward * random.between(-0.2, 0.9), height * lift, 0.3),
      );
  }
  return fill(back.join(''), mix(inks.ink, inks.leaf, 0.42)) + fill(front.join(''), inks.ink);
}

/** Leafy branches hanging in from an upper corner. */
export function overhang({ random, inks }: Studio, side: -1 | 1): string {
  const edge = side < 0 ? 0 : WIDTH;
  const inward = -side;
  const reach = random.between(240, 400);
  const tipY = random.between(200, 320);
  const wood = tube([
    [edge - inward * 30, 40, 26],
    [edge + inward * reach * 0.45, 90 + tipY * 0.3, 13],
    [edge + inward * reach, tipY, 4],
  ]);
  const clumps: string[] = [];
  const sprigs: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const along = (index + random.next()) / 7;
    const x = edge + inward * reach * along * 1.05;
    const y = 20 + tipY * along * along * 0.9;
    clumps.push(crown(random, x, y - 20 + random.between(-30, 30), 96 - 56 * along, 58 - 30 * along, 9));
    for (let sprig = 0; sprig < 4; sprig += 1) {
      const turn = random.between(0.2, 2.9);
      const from = [x + random.between(-40, 40), y + random.between(0, 30)] as const;
      const length = random.between(40, 74);
      sprigs.push(
        leaf(
          from[0],
          from[1],
          from[0] + Math.cos(turn) * length,
          from[1] + Math.sin(turn) * length,
          length * 0.17,
        ),
      );
    }
  }
  return fill(clumps.join(''), mix(inks.ink, inks.leaf, 0.3)) + fill(wood + sprigs.join(''), inks.ink);
}

/** A great trunk down one edge, buttressed at its foot. */
export function edgeTrunk({ random, inks, light }: Studio, side: -1 | 1): string {
  const x = side < 0 ? random.between(10, 110) : WIDTH - random.between(10, 110);
  const width = random.between(90, 140);
  const body = tube([
    [x, -40, width * 0.8],
    [x + random.between(-16, 16), 420, width * 0.86],
    [x, 860, width],
    [x - side * 14, 1060, width * 1.3],
    [x, 1260, width * 2.4],
  ]);
  const root = tube([
    [x - side * width * 0.3, 980, width * 0.3],
    [x - side * width * 0.9, 1130, width * 0.3],
    [x - side * width * 1.5, 1230, width * 0.4],
  ]);
  const lit = tube([
    [x + light * width * 0.24, -30, 10],
    [x + light * width * 0.26, 430, 16],
    [x + light * width * 0.3, 900, 12],
    [x + light * width * 0.4, 1050, 4],
  ]);
  return fill(body + root, inks.ink) + fill(lit, mix(inks.ink, inks.rim, 0.24));
}

/** Growth at the edges that leads the eye in, chosen for each image. */
export function frame(
  studio: Studio,
  kinds: readonly [Corner, ...Corner[]],
  { trunks = true }: { trunks?: boolean } = {},
): string {
  const random = studio.random.fork('frame');
  const painted = { ...studio, random };
  const side = random.chance(0.5) ? -1 : 1;
  const other = side < 0 ? 1 : -1;
  const kind = random.pick(kinds);
  const low =
    corner(painted, side, kind, random.between(300, 400)) +
    corner(painted, other, random.pick(kinds), random.between(160, 280));
  const high = random.pick(['trunk', 'branch', 'branch', 'none', 'none'] as const);
  if (high === 'trunk' && trunks) return edgeTrunk(painted, side) + overhang(painted, side) + low;
  if (high === 'branch' && trunks) return overhang(painted, side) + low;
  return low;
}
