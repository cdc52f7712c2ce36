import { mix } from '../../draw/colour';
import { circle, ellipse, leaf, limb, shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

/** A sea turtle in mid-stroke, 150 across, swimming right. */
export const turtle: SubjectArt = {
  element: 'sea',
  width: 250,
  height: 170,
  hero: 320,
  metres: 1,
  draw: (brush) => {
    const skin = tones(brush, '#6f8f4a');
    const shell = tones(brush, '#8a6a38');
    const plates = [
      [-44, -10, 20, 16],
      [-14, -18, 18, 17],
      [16, -14, 17, 15],
      [-58, 8, 12, 9],
      [-30, 14, 16, 10],
      [2, 13, 16, 10],
      [32, 6, 12, 9],
    ] as const;
    return `<g transform="rotate(-12)">${
      fill(shape('30,4! 52,30 62,62 54,92! 34,70 14,38 8,14'), skin.shade) +
      fill(shape('-60,12! -82,30 -104,42! -92,22 -78,6'), skin.shade) +
      fill(shape('58,-14 74,-28 92,-32 106,-24 110,-14 102,-4 86,0 66,2'), skin.base) +
      fill(shape('-82,4 -70,-22 -36,-42 4,-44 44,-30 66,-6 60,10 28,24 -24,28 -66,20'), shell.base) +
      fill(shape('-82,4! -40,10 20,10 66,-6! 60,10 28,24 -24,28 -66,20'), mix(skin.light, shell.base, 0.3)) +
      fill(plates.map(([x, y, rx, ry]) => ellipse(x, y - 8, rx * 0.78, ry * 0.72)).join(''), shell.shade) +
      fill(shape('-70,-22! -36,-42 4,-44 44,-30! 4,-36 -36,-33'), shell.light) +
      fill(shape('44,-4! 40,-40 52,-80 84,-110! 82,-76 74,-40 64,-8'), skin.base) +
      line('M56-30L66-70M64-40L76-84M60-18L70-50', skin.shade, 2.4) +
      fill(shape('-74,-8! -102,-22 -124,-24! -110,-6 -86,8'), skin.base) +
      fill(circle(95, -20, 3.2), brush.inks.ink) +
      fill(
        [
          [76, -20],
          [84, -10],
          [70, -10],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 4, 3))
          .join(''),
        skin.shade,
      )
    }</g>`;
  },
};

const fishBody = shape('-34,0 -20,-15 4,-20 28,-12 42,0! 28,11 4,17 -20,13');
const fishTail = shape('-30,0! -52,-20 -58,-18! -50,0 -58,18! -52,20');
const fishFins = shape('-14,-16! -4,-29 18,-24 20,-15!') + shape('-6,14! -4,25 8,22 12,15!');

function drawFish(brush: Brush, colour: string, band: string): string {
  const scale = tones(brush, colour);
  const mark = tones(brush, band).base;
  return (
    fill(fishTail + fishFins, scale.shade) +
    fill(fishBody, scale.base) +
    fill(shape('-34,0! -20,7 4,8 28,6 42,0! 28,11 4,17 -20,13'), scale.shade, 0.55) +
    fill(
      shape('16,-17! 22,-15 20,0 22,13 16,15! 12,0') + shape('-14,-17! -8,-18 -10,0 -8,16 -14,14! -18,0'),
      mark,
    ) +
    fill(circle(29, -4, 3.6), '#fdf3d8') +
    fill(circle(30, -4, 1.9), brush.inks.ink)
  );
}

/** A school of reef fish on one course. */
export const fish: SubjectArt = {
  element: 'sea',
  width: 420,
  height: 230,
  hero: 360,
  metres: 1.2,
  draw: (brush) => {
    const { random } = brush;
    const [colour, band] = random.pick<readonly [string, string]>([
      ['#f0a92e', '#fdf3d8'],
      ['#e4692e', '#fdf3d8'],
      ['#f3d24a', '#2b4a6a'],
      ['#e8887a', '#8a2f4a'],
    ]);
    const spots = [
      [-150, -40],
      [-90, 30],
      [-84, -84],
      [-30, -20],
      [-20, 72],
      [30, -96],
      [52, 18],
      [84, -44],
      [120, 58],
      [150, -10],
    ] as const;
    return spots
      .map(([x, y]) =>
        place(
          drawFish(brush, colour, band),
          x + random.between(-12, 12),
          y + random.between(-10, 10),
          random.between(0.62, 1.02),
        ),
      )
      .join('');
  },
};

/** A manta on the wing, seen from a little above. */
export const manta: SubjectArt = {
  element: 'sea',
  width: 420,
  height: 190,
  hero: 400,
  metres: 2.4,
  draw: (brush) => {
    const back = tones(brush, '#3a5468');
    return `<g transform="rotate(-8)">${
      line('M-56 14Q-120 30-190 22', back.shade, 4) +
      fill(
        shape(
          '62,-16! 40,-44 0,-60 -60,-92 -130,-104! -104,-70 -84,-30 -62,0 -56,18 -40,26 -10,34 -20,66 -60,112! 10,92 52,44 72,16 88,10! 96,2 94,-8 84,-10',
        ),
        back.base,
      ) +
      fill(shape('62,12! 40,22 -10,34 -20,66 -60,112! 10,92 52,44 72,16'), back.shade) +
      fill(
        shape('84,-12! 104,-24 122,-20! 112,-12 94,-4') + shape('86,8! 106,16 124,8! 110,2 94,0'),
        back.shade,
      ) +
      fill(shape('30,-40! 0,-58 -60,-92 -130,-104! -60,-84 0,-48'), back.light) +
      fill(
        shape('34,-24! 50,-20 56,-8 40,-6 18,-16') + shape('40,16! 54,14 58,4 44,2 26,8'),
        mix(back.light, '#ffffff', 0.3),
        0.9,
      ) +
      fill(circle(82, -11, 3) + circle(84, 9, 3), brush.inks.ink)
    }</g>`;
  },
};

/** A scuba diver finning along, trailing bubbles. */
export const diver: SubjectArt = {
  element: 'sea',
  width: 330,
  height: 150,
  hero: 340,
  metres: 1.7,
  draw: (brush) => {
    const suit = tones(brush, '#22343c');
    const trim = tones(brush, '#f0a92e');
    const skin = tones(brush, '#b27a50');
    const air = [
      [98, -30, 4],
      [104, -44, 6],
      [96, -58, 5],
      [108, -72, 7],
      [100, -88, 5],
    ] as const;
    return `<g transform="rotate(-10)">${
      fill(limb('-34,6,22 -80,14,15 -122,8,10'), suit.shade) +
      fill(shape('-116,2! -146,-14 -186,-24! -172,0 -140,14 -118,14!'), trim.shade) +
      fill(limb('-30,0,25 -76,-6,18 -116,20,11'), suit.base) +
      fill(shape('-110,14! -140,22 -172,48! -138,46 -116,34 -106,26!'), trim.base) +
      fill(limb('36,10,13 54,36,11 84,44,8'), suit.shade) +
      fill(shape('-44,-12 -20,-19 20,-18 50,-14 58,2 44,14 10,17 -30,15 -46,6'), suit.base) +
      fill(shape('-40,8! 0,14 48,10! 44,14 10,17 -30,15'), suit.shade) +
      fill(limb('-32,-24,17 0,-29,19 30,-27,16'), tones(brush, '#d9a83a').base) +
      fill(limb('-32,-29,4 0,-34,5 26,-33,4'), tones(brush, '#d9a83a').light) +
      line('M34-28Q62-34 74-10', suit.shade, 4) +
      fill(limb('42,8,15 70,24,12 104,16,8'), suit.base) +
      fill(ellipse(108, 15, 6, 5), skin.base) +
      fill(ellipse(70, -12, 17, 16), skin.base) +
      fill(shape('53,-10! 54,-26 70,-30 80,-24 76,-16! 66,-14 62,0!'), suit.base) +
      fill(shape('72,-22! 87,-20 88,-10 74,-8!'), trim.light) +
      fill(shape('75,-19! 85,-18 85,-12 76,-11!'), mix(brush.inks.water, '#ffffff', 0.4)) +
      fill(ellipse(84, -2, 6, 4.6), suit.shade) +
      line('M-20-16L-16 14M20-17L16 16', trim.base, 4) +
      fill(
        air.map(([x, y, r]) => circle(x, y, r)).join(''),
        mix(brush.inks.rim, brush.inks.water, 0.14),
        0.72,
      ) +
      fill(leaf(-40, -11, 40, -15, 2.4), suit.light)
    }</g>`;
  },
};
