import { mix } from '../../draw/colour';
import { circle, ellipse, limb, shape, tube } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { figure, type Pose } from '../people/figure';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const dark = ({ hour }: Brush): boolean => hour === 'night' || hour === 'dusk';

/** A ridge tent seen three-quarters on, its flaps tied back, 130 tall. */
function drawTent(brush: Brush, colour: string): string {
  const canvas = tones(brush, colour);
  const { inks } = brush;
  const inside = dark(brush) ? inks.glow : mix(inks.ink, canvas.base, 0.18);
  const side = brush.light < 0 ? canvas.shade : canvas.base;
  const front = brush.light < 0 ? canvas.light : mix(canvas.base, canvas.light, 0.5);
  return (
    line('M-44-118L-70-2M-44-118L-118 4M134-106L176 4', mix(inks.ink, canvas.base, 0.3), 1.8) +
    fill(shape('-30,-130! 134,-114! 172,-3! 62,0!'), side) +
    fill(shape('-30,-130! 134,-114! 137,-105! -26,-119!'), canvas.light) +
    fill(shape('152,-60! 172,-3! 62,0! 50,-24!'), mix(side, inks.ink, 0.16)) +
    fill(shape('-30,-130! -62,-66 -100,0! 62,0! 20,-58'), front) +
    fill(shape('-30,-112! -38,-60 -46,0! 20,0! 2,-50'), inside) +
    (dark(brush) ? fill(shape('-30,-112! -34,-60 -26,0! 4,0! -8,-50'), mix(inks.glow, '#ffffff', 0.5)) : '') +
    fill(
      shape('-30,-112! -38,-60 -46,0! -68,0! -58,-34 -44,-50') +
        shape('-30,-112! 2,-50 20,0! 38,0! 26,-40 4,-56'),
      canvas.light,
    ) +
    line('M-30-130V-112M50-122L74-42M92-118L124-30', mix(canvas.shade, side, 0.3), 1.6)
  );
}

/** A log fire with sparks, 110 tall. */
function drawFire(brush: Brush): string {
  const { inks, random } = brush;
  const stone = tones(brush, '#8b8174');
  const wood = tones(brush, '#6b4429');
  const stones = [-46, -30, -12, 8, 27, 44]
    .map((x, index) => ellipse(x, -4 + Math.abs(x) * -0.04, 11, 7 + (index % 2) * 1.6))
    .join('');
  const sparks = Array.from({ length: 12 }, () =>
    circle(random.between(-36, 36), random.between(-160, -96), random.between(1, 2.4)),
  ).join('');
  return (
    (dark(brush)
      ? fill(ellipse(0, -36, 190, 120), inks.glow, 0.12) + fill(ellipse(0, -36, 120, 84), inks.glow, 0.16)
      : '') +
    fill(ellipse(0, 0, 86, 9), inks.glow, dark(brush) ? 0.4 : 0.12) +
    fill(stones, stone.shade) +
    fill(limb('-50,-2,12 0,-14,12 34,-26,10') + limb('50,-2,12 4,-14,12 -32,-27,10'), wood.base) +
    fill(limb('-18,0,11 20,-8,11'), wood.shade) +
    fill(
      shape('-36,-14! -44,-40 -26,-62 -28,-82 -8,-66 -2,-112! 16,-82 16,-64 28,-76! 40,-48 34,-14! 0,-6'),
      '#e4572e',
    ) +
    fill(shape('-24,-12! -28,-34 -14,-52 -10,-64 0,-54 6,-84! 16,-60 26,-40 22,-12! 0,-6'), '#f6a12f') +
    fill(shape('-11,-10! -14,-28 -4,-40 2,-56! 12,-36 10,-10! 0,-6'), '#fdeaa6') +
    fill(sparks, inks.glow)
  );
}

export const tent: SubjectArt = {
  element: 'ground',
  width: 300,
  height: 130,
  hero: 350,
  metres: 2.2,
  draw: (brush) =>
    drawTent(brush, brush.random.pick(['#e8d3a0', '#d9793a', '#c9532f', '#e2b34a', '#7fa07a'])),
};

export const tents: SubjectArt = {
  element: 'ground',
  width: 540,
  height: 130,
  hero: 270,
  metres: 2.2,
  draw: (brush) =>
    place(drawTent(brush, '#e8d3a0'), -150, -12, 0.72) +
    place(drawTent(brush, '#c9532f'), 218, -10, -0.72, 0.72) +
    place(drawTent(brush, '#e2b34a'), 0, 0, 1),
};

const warming: Pose = {
  head: [3, -66],
  neck: [0, -56],
  hip: [-8, -20],
  near: { elbow: [12, -36], hand: [28, -40], knee: [20, -26], foot: [22, -3] },
  far: { elbow: [10, -40], hand: [26, -34], knee: [16, -24], foot: [16, -3] },
};

/** A camp fire with company on either side. */
export const campfire: SubjectArt = {
  element: 'ground',
  width: 330,
  height: 140,
  hero: 330,
  metres: 1.7,
  draw: (brush) => {
    const log = tones(brush, '#6b4429');
    const seat = (x: number): string =>
      fill(
        tube([
          [x - 26, -9, 17],
          [x, -9, 18],
          [x + 26, -9, 17],
        ]),
        log.shade,
      ) + fill(ellipse(x + 27, -9, 6, 8.6), log.light);
    return (
      drawFire(brush) +
      seat(-118) +
      seat(118) +
      place(figure(brush, warming, { top: '#2f7f86', legs: '#4a4238', hat: '#d9532f' }), -112, 0, 1) +
      place(
        figure(
          brush,
          { ...warming, near: { ...warming.near, elbow: [8, -36], hand: [22, -48] } },
          { top: '#d8932f', legs: '#3a4a44' },
        ),
        112,
        0,
        -1,
        1,
      )
    );
  },
};

/** A storm lantern on a post, 150 tall. */
export const lantern: SubjectArt = {
  element: 'ground',
  width: 80,
  height: 150,
  hero: 380,
  metres: 1.6,
  draw: (brush) => {
    const { inks } = brush;
    const post = tones(brush, '#6b4a30');
    const metal = tones(brush, '#8a3b22');
    return (
      fill(circle(26, -88, 62), inks.glow, dark(brush) ? 0.16 : 0.1) +
      fill(circle(26, -88, 36), inks.glow, dark(brush) ? 0.26 : 0.16) +
      fill(limb('-20,4,10 -19,-70,8 -20,-146,7') + limb('-21,-138,5 6,-142,4 28,-136,3'), post.base) +
      line('M26-136V-124M14-74Q10-108 26-124Q42-108 38-74', metal.shade, 2.6) +
      fill(shape('16,-76! 14,-94 20,-106 32,-106 38,-94 36,-76!'), inks.glow) +
      fill(shape('22,-78! 22,-90 26,-99! 30,-90 30,-78!'), '#fff6d8') +
      fill(
        shape('18,-106! 34,-106! 30,-120! 22,-120!') + shape('12,-76! 40,-76! 42,-62! 10,-62!'),
        metal.base,
      )
    );
  },
};
