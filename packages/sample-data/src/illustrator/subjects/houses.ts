import { mix } from '../draw/colour';
import { polygon, shape, tube } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { crown } from '../layers/trees';
import type { Brush, SubjectArt } from './subject';
import { type Tones, tones } from './tones';

type Corner = readonly [number, number];

const glass = ({ inks, hour }: Brush): string => (hour === 'day' || hour === 'monsoon' ? mix(inks.ink, inks.haze, 0.16) : inks.glow);
const rect = (x: number, y: number, width: number, height: number): string => polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);

/** A tiled slope with its courses ruled across it. */
function roof(tile: Tones, corners: readonly [Corner, Corner, Corner, Corner], lit: boolean): string {
  const [a, b, c, d] = corners;
  const courses = [0.2, 0.4, 0.6, 0.8].map((down) => `M${Math.round(a[0] + (d[0] - a[0]) * down)} ${Math.round(a[1] + (d[1] - a[1]) * down)}L${Math.round(b[0] + (c[0] - b[0]) * down)} ${Math.round(b[1] + (c[1] - b[1]) * down)}`);
  return fill(polygon(corners), lit ? tile.base : tile.shade) + line(courses.join(''), lit ? tile.light : tile.base, 1.6, 0.5);
}

function windowPane(brush: Brush, x: number, y: number, width: number, height: number, frame: string): string {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return fill(rect(x - 3, y - 3, width + 6, height + 6), frame) + fill(rect(x, y, width, height), glass(brush)) + line(`M${cx} ${y}v${height}M${x} ${cy}h${width}`, frame, 2);
}

function steps(tone: Tones, x: number, width: number): string {
  return fill(rect(x, -18, width, 7), tone.light) + fill(rect(x - 6, -11, width + 12, 6), tone.base) + fill(rect(x - 12, -5, width + 24, 8), tone.shade);
}

/** A planter's bungalow: tiled hipped roof, deep veranda on posts, 210 tall. */
function drawBungalow(brush: Brush): string {
  const tile = tones(brush, '#b4502f');
  const wall = tones(brush, '#f3e4c2');
  const wood = tones(brush, '#6a4630');
  const stone = tones(brush, '#9a8f80');
  const posts = [-196, -128, -60, 60, 128, 196].map((x) => rect(x - 4, -104, 8, 88)).join('');
  const rails = line('M-196-46H-60M60-46H196M-196-30H-60M60-30H196', wood.base, 3.4) + line(Array.from({ length: 14 }, (_, index) => (index < 7 ? `M${-188 + index * 20}-46v18` : `M${68 + (index - 7) * 20}-46v18`)).join(''), wood.base, 2);
  return (
    fill(rect(-206, -18, 412, 22), stone.shade) +
    fill(rect(-186, -112, 372, 96), mix(wall.base, wall.shade, 0.42)) +
    windowPane(brush, -162, -92, 34, 48, wood.shade) +
    windowPane(brush, -98, -92, 34, 48, wood.shade) +
    windowPane(brush, 66, -92, 34, 48, wood.shade) +
    windowPane(brush, 130, -92, 34, 48, wood.shade) +
    fill(rect(-26, -100, 52, 84), wood.shade) +
    fill(rect(-21, -95, 19, 79) + rect(2, -95, 19, 79), glass(brush)) +
    roof(tile, [[-120, -204], [120, -204], [176, -142], [-176, -142]], true) +
    fill(polygon([[120, -204], [148, -196], [196, -140], [176, -142]]), brush.light > 0 ? tile.light : tile.shade) +
    fill(rect(-178, -142, 356, 10), wall.shade) +
    roof(tile, [[-180, -136], [180, -136], [222, -100], [-222, -100]], brush.light > 0) +
    fill(rect(-222, -101, 444, 6), tile.shade) +
    fill(polygon([[-48, -118], [0, -158], [48, -118]]), wall.base) +
    fill(polygon([[-60, -110], [0, -168], [60, -110], [48, -108], [0, -154], [-48, -108]]), tile.light) +
    fill(rect(-12, -134, 24, 14), wood.shade) +
    fill(posts, wood.base) +
    rails +
    fill(rect(74, -226, 24, 40), stone.base) +
    fill(rect(70, -230, 32, 8), stone.shade) +
    steps(stone, -34, 68)
  );
}

/** A stone cottage with a steep roof and a chimney, 190 tall. */
function drawCottage(brush: Brush): string {
  const tile = tones(brush, '#7a4a38');
  const wall = tones(brush, '#e9dcc0');
  const wood = tones(brush, '#5c4030');
  const stone = tones(brush, '#8f8676');
  const lit = brush.light < 0;
  return (
    fill(polygon([[10, -96], [150, -84], [150, 0], [10, 0]]), lit ? wall.shade : mix(wall.base, wall.light, 0.4)) +
    fill(polygon([[-110, -92], [-44, -172], [22, -96], [22, 0], [-110, 0]]), lit ? wall.base : mix(wall.base, wall.shade, 0.5)) +
    roof(tile, [[-44, -184], [104, -170], [170, -80], [34, -86]], !lit) +
    fill(polygon([[-44, -190], [-36, -186], [36, -84], [24, -80], [-44, -170], [-112, -80], [-124, -86]]), tile.shade) +
    fill(rect(74, -212, 26, 52), stone.base) +
    fill(rect(70, -218, 34, 9), stone.shade) +
    windowPane(brush, -64, -140, 24, 26, wood.base) +
    windowPane(brush, -94, -72, 34, 38, wood.base) +
    windowPane(brush, 92, -66, 34, 34, wood.base) +
    fill(shape('-34,0! -34,-64 -16,-74 2,-64 2,0!'), wood.base) +
    fill(shape('-29,0! -29,-60 -16,-68 -3,-60 -3,0!'), tones(brush, '#2f6f66').base) +
    fill(rect(-116, -12, 132, 14) + rect(16, -12, 138, 14), stone.shade) +
    line('M46 0V-60M46-44q-14-8-18-26M46-54q14-8 18-24', tones(brush, '#4a7d3f').base, 3)
  );
}

/** A round thatched hut, 150 tall. */
function drawHut(brush: Brush): string {
  const thatch = tones(brush, '#c79a52');
  const mud = tones(brush, '#b0663f');
  const wood = tones(brush, '#5c3f2a');
  const straws = Array.from({ length: 15 }, (_, index) => `M${Math.round((index - 7) * 2.2)}-142L${(index - 7) * 16}-58`).join('');
  return (
    fill(shape('-86,-72! 86,-72! 84,2! 0,8 -84,2!'), mud.base) +
    fill(brush.light > 0 ? shape('-86,-72! -30,-72! -34,4! -84,2!') : shape('86,-72! 30,-72! 34,4! 84,2!'), mud.shade) +
    line('M-84-22q84 14 168 0M-85-30q85 14 170 0', tones(brush, '#f3e4c2').base, 3) +
    fill(shape('-20,5! -20,-44 0,-58 20,-44 20,5!'), wood.shade) +
    fill(shape('-14,5! -14,-42 0,-52 14,-42 14,5!'), glass(brush)) +
    windowPane(brush, 40, -48, 22, 22, wood.base) +
    fill(shape('0,-152! 40,-108 122,-56! 84,-46 30,-54 0,-46 -34,-54 -84,-46 -122,-56! -40,-108'), thatch.base) +
    fill(brush.light > 0 ? shape('0,-152! -40,-108 -122,-56! -84,-46 -40,-54! -24,-100') : shape('0,-152! 40,-108 122,-56! 84,-46 40,-54! 24,-100'), thatch.shade) +
    line(straws, thatch.shade, 1.4, 0.5) +
    fill(shape('-14,-138! -8,-154 0,-164 8,-154 14,-138!'), thatch.light)
  );
}

/** A wooden house in the fork of a great tree, 430 tall. */
function drawTreehouse(brush: Brush): string {
  const { inks, random, light } = brush;
  const bark = tones(brush, '#5c4632');
  const wood = tones(brush, '#a8713f');
  const thatch = tones(brush, '#c9a05a');
  const green = mix(inks.leaf, inks.ink, 0.34);
  const leafy = (clumps: readonly (readonly [number, number, number, number])[], tone: string) =>
    fill(clumps.map(([x, y, rx, ry]) => crown(random, x, y, rx, ry, 10)).join(''), tone) +
    fill(clumps.map(([x, y, rx, ry]) => crown(random, x + light * rx * 0.16, y - ry * 0.4, rx * 0.6, ry * 0.46, 7)).join(''), mix(tone, inks.rim, 0.2));
  const rungs = Array.from({ length: 10 }, (_, index) => `M${92 + index * 4.4} ${-166 + index * 17}h24`).join('');
  return (
    leafy([[-150, -330, 96, 60], [140, -350, 104, 62], [0, -404, 130, 62]], mix(green, inks.haze, 0.1)) +
    fill(tube([[0, 10, 118], [-4, -30, 66], [0, -110, 50], [-6, -190, 48], [-30, -270, 34], [-70, -340, 16]]) + tube([[-2, -180, 40], [46, -250, 30], [96, -320, 14]]) + tube([[-4, -130, 34], [-80, -190, 24], [-150, -270, 12]]) + tube([[-30, -4, 40], [-76, 6, 20], [-110, 10, 8]]) + tube([[30, -4, 40], [80, 6, 20], [112, 10, 8]]), bark.base) +
    fill(tube([[light * 16, -10, 12], [light * 13, -80, 9], [light * 12, -170, 8]]), bark.light) +
    line('M-104-166L-26-84M120-166L24-84M0-166V-90', bark.shade, 9) +
    fill(rect(-130, -172, 268, 13), wood.shade) +
    fill(rect(-130, -175, 268, 6), wood.light) +
    fill(rect(-92, -262, 170, 90), wood.base) +
    fill(light > 0 ? rect(-92, -262, 58, 90) : rect(20, -262, 58, 90), wood.shade) +
    line('M-92-244H78M-92-226H78M-92-208H78M-92-190H78', wood.shade, 1.6, 0.7) +
    fill(rect(-16, -236, 36, 62), bark.shade) +
    fill(rect(-12, -232, 28, 58), glass(brush)) +
    windowPane(brush, -74, -236, 34, 32, bark.shade) +
    windowPane(brush, 36, -236, 26, 32, bark.shade) +
    fill(shape('-118,-254! -60,-300 -8,-332! 44,-300 106,-254! 60,-262 -8,-258 -70,-262'), thatch.base) +
    fill(light > 0 ? shape('-118,-254! -60,-300 -8,-332! -30,-290 -52,-261! -80,-261') : shape('106,-254! 44,-300 -8,-332! 16,-290 40,-260! 70,-261'), thatch.shade) +
    line('M-130-212H-92M78-212H136M-130-192H-92M78-192H136M-128-172V-214M-110-172V-212M96-172V-212M116-172V-212M136-172V-214', bark.base, 4) +
    line(`M92-170L136 4M116-170L160 4${rungs}`, wood.base, 4) +
    leafy([[-176, -262, 60, 34], [164, -276, 62, 36], [-96, -352, 76, 38], [88, -372, 84, 40]], green)
  );
}

export const bungalow: SubjectArt = { element: 'ground', width: 470, height: 230, hero: 390, metres: 7, draw: drawBungalow };
export const cottage: SubjectArt = { element: 'ground', width: 300, height: 218, hero: 390, metres: 5.5, draw: drawCottage };
export const hut: SubjectArt = { element: 'ground', width: 250, height: 164, hero: 330, metres: 4, draw: drawHut };
export const treehouse: SubjectArt = { element: 'ground', width: 470, height: 460, hero: 640, metres: 13, draw: drawTreehouse };

/** A banyan: aerial roots like pillars under a wide crown, 300 tall. */
export const banyan: SubjectArt = {
  element: 'ground',
  width: 560,
  height: 320,
  hero: 520,
  metres: 14,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const bark = tones(brush, '#64503c');
    const green = mix(inks.leaf, inks.ink, 0.36);
    const pillars = [-190, -140, -96, 92, 136, 176, 214].map((x) => tube([[x * 0.94, -190, 4], [x, -90, 6 + random.between(0, 5)], [x + random.between(-5, 5), 4, 12]])).join('');
    const threads = Array.from({ length: 14 }, () => { const x = random.between(-220, 220); return `M${Math.round(x)}-190q4 ${random.int(20, 50)} 0 ${random.int(50, 110)}`; }).join('');
    const boughs = tube([[0, -110, 50], [-90, -170, 34], [-200, -200, 16]]) + tube([[10, -120, 48], [100, -180, 32], [210, -206, 14]]) + tube([[0, 6, 130], [0, -40, 84], [-4, -110, 70], [6, -200, 40]]) + tube([[-30, 0, 50], [-80, 8, 16]]) + tube([[30, 0, 50], [84, 8, 16]]);
    const clumps = [[-190, -214, 90, 50], [190, -220, 92, 50], [-90, -264, 110, 54], [96, -268, 112, 54], [0, -226, 110, 48]] as const;
    return (
      line(threads, bark.shade, 2) +
      fill(pillars + boughs, bark.base) +
      fill(tube([[light * 20, -8, 10], [light * 16, -70, 9], [light * 12, -140, 7]]), bark.light) +
      fill(clumps.map(([x, y, rx, ry]) => crown(random, x, y, rx, ry, 12)).join(''), green) +
      fill(clumps.map(([x, y, rx, ry]) => crown(random, x + light * 14, y - ry * 0.42, rx * 0.62, ry * 0.42, 8)).join(''), mix(green, inks.rim, 0.2))
    );
  },
};

/** Rows of coffee in berry round a lone shade tree, 210 tall. */
export const coffee: SubjectArt = {
  element: 'ground',
  width: 420,
  height: 150,
  hero: 340,
  metres: 2.2,
  draw: (brush) => {
    const { inks, random, light } = brush;
    const green = mix(inks.leaf, inks.ink, 0.3);
    const bush = (x: number, size: number): string => {
      const cherries = Array.from({ length: 22 }, () => `M${Math.round(random.between(-0.8, 0.8) * size)} ${-Math.round(random.between(0.12, 1.3) * size)}h.01`).join('');
      return place(
        fill(tube([[0, 6, 8], [0, -size * 0.5, 6]]), inks.ink) +
          fill(crown(random, 0, -size * 0.52, size, size * 0.5, 11) + crown(random, 0, -size, size * 0.78, size * 0.46, 10), green) +
          fill(crown(random, light * 8, -size * 1.16, size * 0.5, size * 0.22, 8) + crown(random, light * 16, -size * 0.66, size * 0.56, size * 0.2, 8), mix(green, inks.rim, 0.22)) +
          line(cherries, inks.lit('#d2402a'), 8) +
          line(cherries, inks.lit('#f08a5a'), 2.4),
        x,
        0,
        1,
      );
    };
    return bush(-140, 84) + bush(140, 88) + bush(0, 102);
  },
};
