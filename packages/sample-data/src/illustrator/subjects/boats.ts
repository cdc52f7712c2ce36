import { mix } from '../draw/colour';
import { ellipse, lens, polygon, shape, tube } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { figure, type Pose } from './figure';
import type { Brush, SubjectArt } from './subject';
import { tones } from './tones';

/** Broken reflection and a lit wake under a hull. */
export function afloat(brush: Brush, half: number, hull: string): string {
  const { inks } = brush;
  const dark = [0, 1, 2, 3].map((row) => lens((row % 2 === 0 ? 6 : -10) * row, 6 + row * 9, half * (1.9 - row * 0.34), 7)).join('');
  const bright = lens(-half * 0.9, 10, half * 0.9, 4) + lens(half * 0.8, 18, half * 0.8, 4) + lens(0, 40, half * 0.9, 4);
  return fill(dark, mix(hull, inks.water, 0.45), 0.8) + fill(bright, mix(inks.sky[2], inks.water, 0.2), 0.85);
}

const seated: Pose = {
  head: [8, -70],
  neck: [4, -60],
  hip: [-4, -22],
  near: { elbow: [16, -40], hand: [30, -46], knee: [22, -24], foot: [30, -6] },
  far: { elbow: [14, -44], hand: [34, -34], knee: [20, -22], foot: [28, -6] },
};
const paddlingLeft: Pose = { ...seated, near: { ...seated.near, elbow: [18, -36], hand: [34, -30] }, far: { ...seated.far, elbow: [20, -56], hand: [34, -70] } };

function paddle(brush: Brush, x1: number, y1: number, x2: number, y2: number, double: boolean): string {
  const wood = tones(brush, '#c98f4a');
  const [dx, dy] = [(x2 - x1) * 0.16, (y2 - y1) * 0.16];
  const blade = (x: number, y: number, sign: number) => tube([[x - dx * 0.9 * sign, y - dy * 0.9 * sign, 3], [x, y, 11], [x + dx * sign * 0.9, y + dy * 0.9 * sign, 7]]);
  return line(`M${x1} ${y1}L${x2} ${y2}`, wood.shade, 3) + fill(blade(x2, y2, 1) + (double ? blade(x1, y1, -1) : ''), wood.base);
}

/** A round basket boat with a ferryman standing to his paddle and two guests. */
export const coracle: SubjectArt = {
  element: 'water',
  width: 230,
  height: 150,
  hero: 360,
  metres: 2,
  draw: (brush) => {
    const cane = tones(brush, '#8a5f38');
    const standing: Pose = { head: [6, -136], neck: [2, -126], hip: [-4, -86], near: { elbow: [18, -106], hand: [34, -98], knee: [0, -60], foot: [4, -36] }, far: { elbow: [18, -116], hand: [38, -124], knee: [-10, -60], foot: [-12, -36] } };
    const weave = Array.from({ length: 9 }, (_, index) => `M${-88 + index * 22}-30q${(4 - index) * -1.6} 18 ${(4 - index) * 7} 32`).join('');
    return (
      afloat(brush, 100, cane.shade) +
      fill(ellipse(0, -34, 104, 15), mix(cane.shade, brush.inks.ink, 0.4)) +
      place(figure(brush, standing, { top: '#f0e2bd', legs: '#b8432a', hat: '#e6d3a0' }), -44, 6, 1) +
      paddle(brush, -2, -122, 40, 10, false) +
      place(figure(brush, seated, { top: '#d8932f', legs: '#3a4a44' }), 30, -18, 0.94) +
      place(figure(brush, { ...seated, near: { ...seated.near, elbow: [10, -42], hand: [20, -30] } }, { top: '#2f7f86', legs: '#4a4238', hat: '#b8432a' }), 76, -20, -0.86, 0.86) +
      fill(shape('-106,-36! -84,-24 0,-18 84,-24 106,-36! 98,-8 66,8 0,13 -66,8 -98,-8'), cane.base) +
      fill(shape('-98,-8! -66,4 0,6 66,4 98,-8! 66,8 0,13 -66,8'), cane.shade) +
      line(weave, cane.shade, 2) +
      line('M-100-20Q0 6 100-20', cane.shade, 2) +
      line('M-106-36Q-60-19 0-18T106-36', cane.light, 4.6)
    );
  },
};

/** A sea kayak, one paddler mid-stroke. */
export const kayak: SubjectArt = {
  element: 'water',
  width: 340,
  height: 96,
  hero: 250,
  metres: 1.1,
  draw: (brush) => {
    const hull = tones(brush, '#d9532f');
    return (
      afloat(brush, 150, hull.shade) +
      paddle(brush, -62, -84, 70, -2, true) +
      place(figure(brush, { ...paddlingLeft, head: [6, -76], neck: [2, -66], near: { ...paddlingLeft.near, elbow: [-4, -46], hand: [16, -36] }, far: { ...paddlingLeft.far, elbow: [-26, -56], hand: [-34, -66] } }, { top: '#f0a92e', legs: '#3a4a44', hat: '#f3e4c2' }), -2, 10, 1) +
      fill(shape('-176,-18! -120,-20 -40,-22 40,-22 120,-20 180,-20! 130,-2 60,6 -60,6 -130,0'), hull.base) +
      fill(shape('-176,-18! -130,-8 -60,-4 60,-4 130,-8 180,-20! 130,-2 60,6 -60,6 -130,0'), hull.shade) +
      fill(shape('-34,-22! -26,-30 0,-32 26,-29 34,-22!'), mix(hull.shade, brush.inks.ink, 0.4)) +
      line('M-164-18Q0-25 168-19', hull.light, 3.4)
    );
  },
};

/** An open canoe with two paddlers. */
export const canoe: SubjectArt = {
  element: 'water',
  width: 360,
  height: 96,
  hero: 260,
  metres: 1.2,
  draw: (brush) => {
    const hull = tones(brush, '#7a4a2c');
    return (
      afloat(brush, 150, hull.shade) +
      place(figure(brush, paddlingLeft, { top: '#b8432a', legs: '#4a4238', hat: '#e6d3a0' }), -92, -6, 1) +
      paddle(brush, -58, -78, -36, 10, false) +
      place(figure(brush, seated, { top: '#2f7f86', legs: '#4a4238' }), 44, -6, 0.96) +
      paddle(brush, 74, -52, 106, 8, false) +
      fill(shape('-180,-44! -160,-28 -110,-20 0,-17 110,-20 160,-28 180,-44! 172,-14 138,4 60,8 -60,8 -138,4 -172,-14'), hull.base) +
      fill(shape('-170,-12! -110,-4 0,-1 110,-4 170,-12! 138,4 60,8 -60,8 -138,4'), hull.shade) +
      line('M-180-44Q-160-22-90-19T90-19T180-44', hull.light, 4)
    );
  },
};

/** A river raft in a rapid, paddles up. */
export const raft: SubjectArt = {
  element: 'water',
  width: 330,
  height: 120,
  hero: 300,
  metres: 1.6,
  draw: (brush) => {
    const tubeInk = tones(brush, '#e07b2c');
    const foam = mix(brush.inks.sun, brush.inks.water, 0.12);
    const crew = [[-100, '#b8432a'], [-44, '#2f7f86'], [18, '#d8a23a'], [72, '#b8432a']] as const;
    const boat =
      crew.map(([x, top], index) => paddle(brush, x + 34, -92, x + 52 + index * 3, -4, false) + place(figure(brush, index % 2 === 0 ? paddlingLeft : seated, { top, legs: '#3a4a44', hat: index % 2 === 0 ? '#f3e4c2' : '#c9532f' }), x, -26, 0.92)).join('') +
      fill(shape('-178,-58 -164,-68 -148,-56 -110,-44 0,-42 110,-46 150,-62 168,-76 182,-66 182,-40 154,-8 100,4 -100,6 -150,-2 -180,-34'), tubeInk.base) +
      fill(shape('-172,-30! -140,-16 0,-12 140,-18 174,-40! 150,-8 100,2 -100,4 -150,-4'), tubeInk.shade) +
      line('M-160-58Q-120-38 0-36T164-66', tubeInk.light, 6) +
      line('M-96-40V2M-20-38V4M62-40V2', tubeInk.shade, 4);
    return (
      fill(shape('-210,10! -190,-12 -150,-2 -100,-16 -40,0 20,-14 90,-2 150,-16 200,0 226,12! 140,26 -130,28'), mix(brush.inks.water, foam, 0.5)) +
      `<g transform="rotate(-5)">${boat}</g>` +
      fill(shape('-206,14! -190,-16 -168,-30 -150,-8 -120,-16 -96,2 -50,-6 -10,6 50,-4 100,6 140,-14 168,-44 186,-34 184,-8 216,12! 120,26 0,20 -120,30'), foam) +
      fill(shape('-150,14! -90,8 -20,14 60,8 140,12! 60,20 -60,22'), brush.inks.water, 0.6)
    );
  },
};

/** A small lateen-rigged boat. */
export const sailboat: SubjectArt = {
  element: 'water',
  width: 220,
  height: 260,
  hero: 430,
  metres: 7,
  draw: (brush) => {
    const hull = tones(brush, '#6a4630');
    const sail = tones(brush, '#f6e7c4');
    const stripe = tones(brush, '#c9532f');
    return (
      afloat(brush, 90, hull.shade) +
      fill(tube([[-4, -20, 6], [2, -240, 3.4]]), hull.shade) +
      fill(shape('8,-250! 60,-160 104,-44! 50,-34 4,-38!'), sail.base) +
      fill(shape('8,-250! 44,-150 62,-37! 28,-35 4,-38!'), sail.shade, 0.18) +
      fill(shape('33,-206! 52,-176 62,-154! 34,-150 6,-154! 6,-204!'), stripe.base) +
      fill(shape('-6,-226! -48,-120 -92,-42! -50,-36 -8,-40!'), mix(sail.base, sail.light, 0.5)) +
      fill(shape('-106,-34! 0,-24 110,-38! 92,-4 60,6 -60,6 -90,-4'), hull.base) +
      fill(shape('-98,-14! 0,-6 100,-18! 92,-4 60,6 -60,6 -90,-4'), hull.shade) +
      line('M-106-34Q0-20 110-38', stripe.light, 4)
    );
  },
};

/** A thatched rice-barge turned houseboat. */
export const houseboat: SubjectArt = {
  element: 'water',
  width: 470,
  height: 150,
  hero: 290,
  metres: 5,
  draw: (brush) => {
    const hull = tones(brush, '#4f3626');
    const thatch = tones(brush, '#c79a56');
    const cloth = tones(brush, '#f3e4c2');
    const ribs = Array.from({ length: 12 }, (_, index) => `M${-148 + index * 25}-${index === 0 || index === 11 ? 96 : 128}V-42`).join('');
    const opening = brush.hour === 'day' || brush.hour === 'monsoon' ? mix(brush.inks.ink, thatch.shade, 0.2) : brush.inks.glow;
    return (
      afloat(brush, 220, hull.shade) +
      fill(shape('-172,-38! -170,-92 -140,-126 -60,-142 60,-146 130,-134 158,-100 160,-38!'), thatch.base) +
      fill(shape('-172,-38! -170,-74 -60,-66 60,-66 160,-74 160,-38!'), thatch.shade) +
      line(ribs, thatch.shade, 2, 0.6) +
      [-130, -66, -2, 62].map((x) => fill(shape(`${x},-44! ${x},-76 ${x + 20},-88 ${x + 40},-76 ${x + 40},-44!`), opening) + line(`M${x + 20}-44V-86`, hull.base, 3)).join('') +
      fill(shape('160,-98! 206,-104 216,-92! 170,-80!'), thatch.light) +
      fill(tube([[204, -96, 4], [204, -46, 4]]), hull.base) +
      place(figure(brush, { head: [4, -104], neck: [1, -94], hip: [-1, -55], near: { elbow: [12, -76], hand: [24, -82], knee: [1, -28], foot: [3, -3] }, far: { elbow: [10, -78], hand: [24, -70], knee: [-5, -28], foot: [-8, -3] } }, { top: '#f0e2bd', legs: '#f0e2bd' }), 184, -40, 0.56) +
      fill(shape('-246,-76! -222,-50 -170,-40 0,-36 170,-40 224,-56 256,-92! 244,-36 200,2 100,10 -100,10 -196,2 -236,-30'), hull.base) +
      fill(shape('-230,-24! -120,-10 0,-8 130,-10 236,-24! 200,2 100,10 -100,10 -196,2'), mix(hull.base, brush.inks.ink, 0.5)) +
      line('M-246-76Q-222-48-150-40T150-40T256-92', tones(brush, '#d8a23a').base, 4) +
      fill(polygon([[-100, -142], [-96, -176], [-60, -166], [-97, -158], [-97, -142]]), cloth.base)
    );
  },
};

/** Spinner dolphins leaping in a row. */
export const dolphins: SubjectArt = {
  element: 'water',
  width: 420,
  height: 150,
  hero: 320,
  metres: 2.2,
  draw: (brush) => {
    const skin = tones(brush, '#4f7484');
    const pale = mix(skin.light, brush.inks.rim, 0.45);
    const foam = mix(brush.inks.sun, brush.inks.water, 0.14);
    const one =
      fill(shape('-96,20! -92,-24 -66,-62 -24,-84 22,-82 54,-64 74,-44! 96,-30 100,-22 84,-24! 62,-28 40,-38 10,-46 -24,-38 -52,-16 -68,20!'), skin.base) +
      fill(shape('100,-22! 84,-24 62,-28 40,-38 10,-46 -24,-38 -52,-16 -68,20! -58,20! -40,-8 -8,-30 22,-30 54,-18 76,-20!'), pale) +
      fill(shape('-22,-82! -30,-112 -44,-120! -44,-98 -58,-68!') + shape('20,-44! 16,-20 2,-2! 6,-24 4,-46!'), skin.shade) +
      fill(shape('-70,-58! -24,-80 22,-78 54,-62! 20,-70 -24,-70'), skin.light) +
      fill(ellipse(68, -38, 2.6, 2.2), brush.inks.ink);
    const splash = fill(shape('-130,10! -112,-18 -100,0 -88,-30 -74,-4 -56,-22 -48,4 -30,10! -80,22'), foam) + fill(lens(-80, 20, 200, 12), foam);
    return place(one + splash, -130, -10, 0.7) + place(one + splash, 130, -4, 0.76) + place(one + splash, 6, 0, 1);
  },
};

/** A surfer on the face of a wave. */
export const surfer: SubjectArt = {
  element: 'water',
  width: 560,
  height: 200,
  hero: 420,
  metres: 2.4,
  draw: (brush) => {
    const { inks } = brush;
    const foam = mix(inks.sun, inks.water, 0.08);
    const face = mix(inks.water, inks.sky[2], 0.24);
    const board = tones(brush, '#f0a92e');
    const pose: Pose = { head: [16, -84], neck: [10, -76], hip: [-8, -44], near: { elbow: [30, -66], hand: [48, -70], knee: [16, -30], foot: [22, -3] }, far: { elbow: [-12, -72], hand: [-34, -74], knee: [-22, -28], foot: [-28, -3] } };
    return (
      fill(shape('-280,30! -240,-40 -190,-120 -120,-176 -40,-190 20,-170 34,-140! 4,-150 -30,-140 -50,-104 -30,-60 40,-22 160,4 300,26!'), mix(inks.water, inks.ink, 0.22)) +
      fill(shape('-220,24! -170,-60 -110,-130 -50,-146! -72,-104 -40,-52 40,-16 160,8 260,26!'), face) +
      line('M-190 14Q-140-70-90-118M-140 20Q-100-50-70-86M-84 22Q-60-20-40-44M-20 24Q0 0 20-18', mix(inks.water, inks.ink, 0.2), 4, 0.6) +
      fill(shape('-132,-162! -90,-184 -40,-197 8,-187 40,-160 46,-132 32,-144 20,-130 4,-148 -18,-142 -34,-156 -70,-162 -100,-156'), foam) +
      place(`<g transform="rotate(14)">${fill(shape('-62,2! -30,-5 30,-5 74,-2! 30,7 -30,7'), board.base) + fill(shape('-62,2! 0,3 74,-2! 30,7 -30,7'), board.shade) + figure(brush, pose, { top: '#2b3d44', legs: '#c9532f', sleeveless: true })}</g>`, 30, -40, 0.94) +
      fill(shape('-40,-30! -90,-24 -150,0 -120,-18 -170,-6 -110,-34!'), foam) +
      fill(shape('-300,34! -230,14 -160,24 -80,12 0,24 90,14 180,26 310,32! 180,44 0,40 -180,46'), foam)
    );
  },
};
