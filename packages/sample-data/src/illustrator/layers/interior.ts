import { mix } from '../draw/colour';
import { lens } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import type { Room } from '../scene';
import { HEIGHT, type Studio, WIDTH } from '../studio';

const wallInks: Readonly<Record<Room['walls'], readonly [string, ...string[]]>> = {
  plaster: ['#efe3cb', '#e3ddc8', '#ead9bf'],
  mud: ['#c88d5f', '#b97c52', '#cfa277'],
  stone: ['#b9b2a3', '#a9a79b'],
  timber: ['#a9794d', '#94663f'],
  bamboo: ['#d3b26d', '#c7a25c'],
  canvas: ['#e6d8b4', '#dccfa6'],
};
const cloths = ['#b4452f', '#2f6f66', '#d39a2d', '#35507d', '#7d3b52'] as const;

/** Height at which the floor begins. */
const floorTop = 880;
const opening = { x: 330, y: 150, width: 940, height: 480 };

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Joints of a wall, by its material. */
function texture({ walls }: Room, { random, inks }: Studio, ink: string): string {
  const seam = mix(ink, inks.ink, 0.35);
  if (walls === 'timber' || walls === 'bamboo') {
    const step = walls === 'timber' ? 110 : 46;
    const count = Math.floor(WIDTH / step);
    return line(
      Array.from({ length: count }, (_, n) => `M${(n + 1) * step} 0V${floorTop}`).join(''),
      seam,
      4,
      0.5,
    );
  }
  if (walls === 'canvas') {
    const slope = mix(ink, inks.ink, 0.18);
    return (
      fill('M0 0H520L0 520Z M1600 0H1080L1600 520Z', slope) +
      line('M520 0L0 520M1080 0L1600 520', seam, 10) +
      line(`M150 370V${floorTop}M1450 370V${floorTop}`, mix('#7b5534', inks.ink, 0.2), 18)
    );
  }
  if (walls === 'plaster') return fill(box(0, 720, WIDTH, 160), mix(ink, '#7a5a3a', 0.35), 0.6);
  const stones = Array.from({ length: walls === 'stone' ? 46 : 16 }, () => {
    const [x, y] = [
      random.int(0, 15) * 108 + random.int(-20, 20),
      random.int(0, 8) * 98 + random.int(-14, 14),
    ];
    return `M${x} ${y}q52 -14 104 0`;
  });
  return line(stones.join(''), seam, 5, walls === 'stone' ? 0.5 : 0.25);
}

/** The window: the landscape, scaled to the opening, in a frame with curtains. */
function windowTo(landscape: string, { inks, random }: Studio, cloth: string): string {
  const { x, y, width, height } = opening;
  const wood = mix('#6a4428', inks.ink, 0.15);
  const curtain = (left: number, mirror: 1 | -1) =>
    place(
      fill(`M0 -36h150c-6 190 -40 330 -90 ${height + 56}h-60Z`, cloth) +
        line(
          `M40 -30c0 200 -10 340 -22 ${height + 80}M90 -30c-4 180 -24 310 -52 ${height + 60}`,
          inks.ink,
          5,
          0.18,
        ),
      left,
      y,
      mirror,
      1,
    );
  return (
    fill(box(x - 26, y - 26, width + 52, height + 52), wood) +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${landscape}</svg>` +
    line(
      random.chance(0.5)
        ? `M${x + width / 2} ${y}V${y + height}`
        : `M${x + width / 3} ${y}V${y + height}M${x + (width * 2) / 3} ${y}V${y + height}`,
      wood,
      16,
    ) +
    fill(box(x - 52, y + height + 20, width + 104, 30), mix(wood, inks.rim, 0.18)) +
    curtain(x - 40, 1) +
    curtain(x + width + 40, -1)
  );
}

/** A bed seen from its foot, around 0,0 at the floor. */
function bed({ inks }: Studio, width: number, cloth: string): string {
  const [half, wood] = [width / 2, mix('#5a3a24', inks.ink, 0.15)];
  const linen = inks.lit('#f4efe2');
  const pillow = (x: number, wide: number) =>
    fill(
      `M${x - wide / 2} -232c0 -64 ${wide} -64 ${wide} 0c0 40 ${-wide} 40 ${-wide} 0Z`,
      mix(linen, inks.ink, 0.06),
    ) + line(`M${x - wide / 2 + 16} -224q${wide / 2 - 16} 22 ${wide - 32} 0`, inks.ink, 4, 0.15);
  const pillows =
    width > 400
      ? pillow(-half * 0.46, half * 0.76) + pillow(half * 0.46, half * 0.76)
      : pillow(0, half * 1.3);
  return (
    fill(lens(0, 6, width * 1.14, 40), inks.ink, 0.35) +
    fill(`M${-half} -330q${half} -90 ${width} 0V-60H${-half}Z`, wood) +
    fill(`M${-half * 0.94} -216H${half * 0.94}L${half} -30H${-half}Z`, linen) +
    pillows +
    fill(`M${-half * 0.97} -150H${half * 0.97}L${half * 1.02} -18H${-half * 1.02}Z`, cloth) +
    line(`M${-half * 0.98} -128H${half * 0.98}`, mix(cloth, '#fff3d6', 0.6), 9, 0.8) +
    fill(box(-half, -30, width, 30), wood)
  );
}

/** A small table with a lamp that is lit, around 0,0 at the floor. */
function lamp({ inks }: Studio): string {
  const wood = mix('#6a4428', inks.ink, 0.1);
  return (
    `<circle cx="0" cy="-300" r="150" fill="${inks.glow}" opacity=".28"/>` +
    fill(box(-62, -170, 124, 22) + box(-50, -150, 16, 150) + box(34, -150, 16, 150), wood) +
    line('M0 -172V-250', wood, 12) +
    fill('M-34 -340h68l30 96h-128Z', inks.glow)
  );
}

/** Draws a room around the landscape that its window shows. */
export function interior(room: Room, landscape: string, studio: Studio): string {
  const { inks, random, light } = studio;
  const wall = inks.lit(random.pick(wallInks[room.walls]));
  const cloth = inks.lit(random.pick(cloths));
  const rug = inks.lit(random.pick(cloths));
  const floor = inks.lit(room.walls === 'stone' || room.walls === 'plaster' ? '#8c4a35' : '#8a643f');
  const boards = Array.from(
    { length: 9 },
    (_, n) => `M${n * 200} ${floorTop}L${(n - 4) * 300 + 800} ${HEIGHT}`,
  ).join('');
  const beds =
    room.beds === 1
      ? place(bed(studio, 560, cloth), 800, 1060)
      : [430, 800, 1170].map((x) => place(bed(studio, 290, cloth), x, 1050)).join('');
  return (
    fill(box(0, 0, WIDTH, HEIGHT), wall) +
    texture(room, studio, wall) +
    fill(box(0, floorTop, WIDTH, HEIGHT - floorTop), floor) +
    line(boards, mix(floor, inks.ink, 0.5), 4, 0.5) +
    windowTo(landscape, studio, mix(wall, cloth, 0.45)) +
    fill(lens(800, 1096, 1040, 150), rug) +
    fill(lens(800, 1096, 900, 116), mix(rug, '#fff3d6', 0.35)) +
    (room.beds === 1 ? place(lamp(studio), 800 + light * 400, 1040) : '') +
    beds
  );
}
