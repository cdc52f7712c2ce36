import { mix } from '../../draw/colour';
import { circle, ellipse, leaf, limb, shape, tube } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

const claws = (x: number, ink: string): string =>
  fill(
    tube([
      [x, -8, 7],
      [x + 4, 2, 6],
    ]) +
      tube([
        [x + 10, -8, 7],
        [x + 14, 2, 6],
      ]),
    ink,
  );

/** A great hornbill perched, tail hanging below the branch, 250 tall above it. */
export const hornbill: SubjectArt = {
  element: 'branch',
  width: 240,
  height: 270,
  hero: 500,
  metres: 1.2,
  draw: (brush) => {
    const black = tones(brush, '#26302f');
    const white = tones(brush, '#f6ecd2');
    const bill = tones(brush, '#f0b234');
    const edge = mix(black.base, brush.inks.rim, 0.24);
    return (
      fill(shape('-40,-40! -78,40 -112,112 -92,130! -66,108 -40,50 -12,-20'), white.base) +
      fill(shape('-84,54! -104,92 -84,102 -64,66!'), black.base) +
      line('M-50-20L-98 118M-38-16L-84 120', white.shade, 2, 0.6) +
      fill(
        shape('-62,-30 -66,-80 -46,-128 -14,-158 14,-160 34,-140 40,-104 34,-60 12,-20 -24,-2 -50,-6'),
        black.base,
      ) +
      fill(shape('10,-24! -22,-4 -50,-6 -58,-24 -30,-30'), white.base) +
      fill(shape('-10,-150! 12,-140 20,-108 4,-72 -30,-36 -62,-16 -70,-34 -62,-84 -40,-128'), edge) +
      fill(shape('-64,-64! -30,-58 6,-78! 0,-62 -32,-42 -66,-46!'), white.base) +
      line('M-36-112Q-22-96-12-98M-44-96Q-26-78-6-84', black.base, 3) +
      fill(
        shape('-16,-156! -20,-186 -2,-214 22,-218 36,-204 36,-180 30,-152 20,-136 0,-140'),
        tones(brush, '#f0dca0').base,
      ) +
      fill(shape('4,-210! 14,-226 34,-226 46,-208 40,-186 22,-182 10,-192'), black.base) +
      fill(shape('34,-206! 60,-212 92,-196 116,-164 122,-142! 104,-158 74,-174 40,-180!'), bill.base) +
      fill(shape('38,-184! 74,-176 104,-160 120,-144! 96,-152 66,-164 38,-172!'), bill.shade) +
      fill(shape('14,-222! 40,-244 74,-240 92,-218 88,-204! 66,-212 40,-212'), bill.light) +
      fill(shape('70,-238! 86,-228 92,-214 88,-204! 78,-208 80,-224'), black.base) +
      fill(circle(28, -201, 5.6), '#c8402a') +
      fill(circle(29, -201, 2.6), brush.inks.ink) +
      claws(-18, black.shade)
    );
  },
};

/** A white-throated kingfisher on the watch, 150 tall. */
export const kingfisher: SubjectArt = {
  element: 'branch',
  width: 170,
  height: 150,
  hero: 400,
  metres: 0.35,
  draw: (brush) => {
    const blue = tones(brush, '#1f8fb0');
    const brown = tones(brush, '#7a3b24');
    const bill = tones(brush, '#d9482c');
    return (
      fill(shape('-34,-24! -52,24 -58,52! -42,52 -26,24 -16,-16'), blue.shade) +
      fill(shape('-38,-30 -36,-66 -16,-96 16,-100 34,-76 34,-40 16,-8 -12,0 -32,-10'), brown.base) +
      fill(shape('16,-96 34,-80 36,-52 24,-30 8,-40 6,-70'), tones(brush, '#fbf3df').base) +
      fill(shape('-10,-92! 6,-80 8,-54 -10,-28 -38,-2 -48,-2! -44,-40 -34,-72'), blue.base) +
      fill(shape('-34,-68! -16,-90 4,-82! -12,-74 -28,-50'), blue.light) +
      line('M-40-14L-8-44M-38-28L-6-58', blue.shade, 2.6) +
      fill(shape('-18,-96 -16,-124 4,-142 28,-140 42,-124 40,-106 24,-92 0,-88'), brown.base) +
      fill(shape('36,-126! 70,-118 110,-104! 70,-104 38,-108!'), bill.base) +
      fill(shape('38,-114! 70,-110 110,-104! 70,-103 38,-107!'), bill.shade) +
      fill(circle(26, -122, 5), '#fbf3df') +
      fill(circle(27, -122, 3.2), brush.inks.ink) +
      claws(-4, bill.shade)
    );
  },
};

/** A langur sitting on a branch, tail hanging, 150 tall. */
export const langur: SubjectArt = {
  element: 'branch',
  width: 190,
  height: 165,
  hero: 440,
  metres: 0.8,
  draw: (brush) => {
    const fur = tones(brush, '#b9ab94');
    const face = mix(brush.inks.ink, '#2a2420', 0.5);
    return (
      fill(limb('-42,-14,12 -66,10,10 -72,60,9 -62,110,8 -72,146,7 -88,150,6'), fur.shade) +
      fill(limb('22,-92,20 44,-58,14 50,-26,11 54,-4,9'), fur.shade) +
      fill(shape('-48,-12 -54,-46 -40,-90 -14,-116 14,-118 28,-98 26,-58 12,-20 -10,-2 -36,-2'), fur.base) +
      fill(
        shape('-46,-50! -36,-88 -12,-112! -26,-80 -34,-30 -44,-8'),
        brush.light < 0 ? fur.light : fur.shade,
      ) +
      fill(limb('-22,-24,40 18,-54,26 36,-44,19 30,-12,13 40,-3,10'), fur.base) +
      fill(limb('14,-100,22 30,-66,15 56,-60,11 60,-56,9'), fur.light) +
      fill(ellipse(62, -55, 7, 5.4) + ellipse(44, -2, 11, 5) + ellipse(56, -3, 7, 5), face) +
      fill(shape('-12,-124 -10,-146 8,-162 32,-160 44,-144 42,-124 26,-110 4,-110'), fur.light) +
      fill(shape('8,-130 14,-146 30,-148 42,-138 44,-124 34,-114 18,-116'), face) +
      fill(circle(24, -133, 2.4) + circle(36, -132, 2.4), '#f0c070') +
      fill(shape('-10,-142! -20,-146 -16,-132!'), face) +
      line('M28-121Q34-119 40-121', fur.light, 1.6)
    );
  },
};

/** A peacock trailing his train, 150 tall. */
export const peacock: SubjectArt = {
  element: 'ground',
  width: 380,
  height: 170,
  hero: 390,
  metres: 1.2,
  draw: (brush) => {
    const blue = tones(brush, '#1d5fa6');
    const green = tones(brush, '#2f8060');
    const eyes = [
      [-220, -14],
      [-196, -30],
      [-176, -10],
      [-158, -36],
      [-140, -18],
      [-122, -44],
      [-106, -24],
      [-90, -50],
      [-76, -32],
      [-206, -4],
      [-60, -56],
    ] as const;
    const barbs = Array.from({ length: 12 }, (_, index) =>
      leaf(-20, -70, -230 + index * 12, -2 - index * 4.4, 8),
    ).join('');
    const bird =
      line('M14-30L8-2M8-2l12 2M28-32L30-2M30-2l12 2', tones(brush, '#7a6a54').shade, 4) +
      fill(barbs, green.shade) +
      fill(shape('10,-92! -50,-76 -140,-50 -230,-14 -250,0! -180,4 -90,-12 -20,-30 20,-40'), green.base) +
      fill(shape('10,-92! -50,-76 -140,-50 -230,-14! -140,-40 -50,-66'), green.light) +
      fill(eyes.map(([x, y]) => ellipse(x, y, 8, 6)).join(''), tones(brush, '#d8a23a').base) +
      fill(eyes.map(([x, y]) => ellipse(x + 1, y, 5, 4)).join(''), blue.base) +
      fill(shape('-30,-80! -34,-50 -6,-30 20,-32 20,-54 4,-80'), tones(brush, '#a8713f').base) +
      line('M-26-68Q-10-52 12-44M-28-58Q-10-44 10-38', tones(brush, '#a8713f').shade, 2.4) +
      fill(
        shape(
          '-16,-84 8,-98 26,-112 32,-136 44,-150 58,-150 66,-140 60,-128 54,-108 52,-78 40,-48 18,-30 0,-40',
        ),
        blue.base,
      ) +
      fill(shape('52,-104! 52,-78 40,-48 18,-30! 34,-60 42,-90'), blue.shade) +
      fill(shape('62,-144! 82,-139 64,-134!'), tones(brush, '#d9c9a8').base) +
      fill(shape('50,-146! 64,-146 64,-137 52,-138!'), '#fbf3df') +
      fill(circle(58, -142, 2.4), brush.inks.ink) +
      line('M48-150L38-168M51-151L46-172M54-151L54-173', blue.shade, 1.8) +
      fill(circle(38, -169, 3) + circle(46, -173, 3) + circle(54, -174, 3), blue.light);
    return place(bird, 84, 0, 1);
  },
};

/** An eagle soaring on spread wings. */
export const eagle: SubjectArt = {
  element: 'air',
  width: 420,
  height: 150,
  hero: 240,
  metres: 1,
  draw: (brush) => {
    const plume = tones(brush, '#6b3f24');
    const head = tones(brush, '#f6ecd2');
    return (
      fill(
        shape(
          '-10,-6! -60,-40 -120,-64 -176,-64 -206,-50! -188,-52! -214,-36! -190,-40! -210,-20! -180,-28! -192,-8! -160,-18 -120,-4 -70,18 -30,30',
        ),
        plume.base,
      ) +
      fill(
        shape(
          '14,-10! 60,-54 116,-88 170,-96 206,-86! 184,-84! 212,-70! 186,-72! 204,-54! 176,-60! 184,-40! 152,-46 112,-24 66,8 28,26',
        ),
        plume.base,
      ) +
      fill(
        shape('-160,-18! -120,-4 -70,18 -30,30! -60,2 -110,-24') +
          shape('152,-46! 112,-24 66,8 28,26! 56,-14 104,-46'),
        plume.shade,
      ) +
      fill(
        shape('-10,-6! -60,-40 -120,-64 -176,-64! -120,-54 -60,-26') +
          shape('14,-10! 60,-54 116,-88 170,-96! 116,-76 60,-38'),
        plume.light,
      ) +
      fill(shape('-24,14! -50,52 -62,70! -30,66 -10,74! -4,40 8,26'), plume.shade) +
      fill(shape('-26,16 -12,-8 10,-16 30,-10 36,6 22,24 -6,32'), plume.base) +
      fill(shape('22,-10 38,-16 52,-10 56,0 44,8 28,14 18,4'), head.base) +
      fill(shape('52,-8! 66,-4 66,6! 56,2!'), '#e8a82e') +
      fill(circle(47, -6, 2.2), brush.inks.ink)
    );
  },
};
