import { mix } from '../draw/colour';
import { circle, ellipse, polygon, shape, tube } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { figure, type Pose } from './figure';
import type { Brush, SubjectArt } from './subject';
import { tones } from './tones';

function wheel(brush: Brush, x: number, radius: number, lugs: boolean): string {
  const { inks } = brush;
  const rubber = mix(inks.ink, inks.haze, 0.06);
  const treads = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2;
    return `M${(x + Math.cos(angle) * radius * 0.86).toFixed(1)} ${(-radius + Math.sin(angle) * radius * 0.86).toFixed(1)}L${(x + Math.cos(angle + 0.1) * radius * 1.04).toFixed(1)} ${(-radius + Math.sin(angle + 0.1) * radius * 1.04).toFixed(1)}`;
  }).join('');
  const hub = tones(brush, '#d8c49a');
  return (lugs ? line(treads, rubber, radius * 0.16) : '') + fill(circle(x, -radius, radius), rubber) + fill(circle(x, -radius, radius * 0.54), hub.shade) + fill(circle(x - 1.5, -radius - 1.5, radius * 0.42), hub.base) + fill(circle(x, -radius, radius * 0.15), rubber);
}

const driving: Pose = { head: [8, -66], neck: [4, -56], hip: [-4, -18], near: { elbow: [14, -34], hand: [28, -38], knee: [20, -16], foot: [26, 0] }, far: { elbow: [16, -38], hand: [30, -42], knee: [20, -16], foot: [26, 0] } };

/** An open safari jeep with passengers on the raised benches, 165 tall. */
export const jeep: SubjectArt = {
  element: 'ground',
  width: 320,
  height: 165,
  hero: 380,
  metres: 2.4,
  draw: (brush) => {
    const paint = tones(brush, '#5f7046');
    const cloth = tones(brush, '#d9c08a');
    const { inks } = brush;
    const lamp = brush.hour === 'day' ? '#fbf3df' : inks.glow;
    const guests = [[-112, '#d8932f', '#f3e4c2'], [-66, '#b8432a', '#e6d3a0'], [-20, '#2f7f86', '#8a3b22']] as const;
    return (
      (brush.hour === 'night' || brush.hour === 'dusk' ? fill(polygon([[146, -66], [330, -96], [330, 2], [146, -48]]), inks.glow, 0.24) : '') +
      line('M-142-60V-160M-44-60V-164M28-84L44-160', paint.shade, 5) +
      guests.map(([x, top, hat], index) => place(figure(brush, driving, { top, legs: '#4a4238', hat }), x, -74 - (2 - index) * 5, 0.8)).join('') +
      place(figure(brush, driving, { top: '#6b7a4a', legs: '#4a4238', hat: '#4a5a3a' }), 28, -62, 0.76) +
      fill(shape('-154,-160! 40,-166! 58,-156! 54,-150! -154,-150!'), cloth.base) +
      fill(polygon([[-154, -152], [56, -153], [54, -148], [-154, -147]]), cloth.shade) +
      line('M52-92L66-136L48-150', mix(inks.ink, paint.base, 0.3), 5) +
      line('M40-92L52-104', inks.ink, 4) +
      fill(shape('-154,-92! 44,-92! 54,-86 126,-82 146,-74 150,-36! 146,-24! -156,-24! -160,-60'), paint.base) +
      fill(shape('-158,-50! 150,-44! 146,-24! -156,-24!'), paint.shade) +
      fill(polygon([[-154, -92], [44, -92], [48, -86], [-154, -86]]) + shape('54,-86! 126,-82 146,-74! 126,-77 54,-80'), paint.light) +
      line('M-48-86V-30M8-86V-30', paint.shade, 2.4) +
      fill(polygon([[140, -38], [162, -38], [162, -28], [138, -28]]), mix(inks.ink, paint.base, 0.3)) +
      fill(ellipse(146, -58, 5, 9), lamp) +
      fill(ellipse(-98, -30, 38, 32) + ellipse(94, -30, 38, 32), mix(paint.shade, inks.ink, 0.5)) +
      wheel(brush, -98, 31, true) +
      wheel(brush, 94, 31, true) +
      fill(circle(-164, -62, 21), mix(inks.ink, paint.base, 0.12)) +
      fill(circle(-164, -62, 9), cloth.shade)
    );
  },
};

/** A farm tractor with its driver, 165 tall. */
export const tractor: SubjectArt = {
  element: 'ground',
  width: 260,
  height: 165,
  hero: 390,
  metres: 2.3,
  draw: (brush) => {
    const paint = tones(brush, '#c23f26');
    const { inks } = brush;
    return (
      fill(tube([[70, -100, 6], [70, -150, 6], [76, -156, 5]]), inks.ink) +
      place(figure(brush, driving, { top: '#f0e2bd', legs: '#4a6a70', hat: '#f3e4c2' }), -42, -76, 0.96) +
      line('M4-92L16-112M10-116L24-106', inks.ink, 4) +
      fill(shape('-92,-78! -60,-96 -20,-84 -6,-70! -6,-44! -80,-44!'), paint.shade) +
      fill(shape('-10,-94! 100,-88 116,-78 118,-48! 100,-36! -10,-40!'), paint.base) +
      fill(shape('-10,-94! 100,-88 116,-78! 100,-80 -10,-84'), paint.light) +
      line('M84-78V-46M94-77V-46M104-75V-46', paint.shade, 3) +
      fill(polygon([[-20, -44], [104, -42], [100, -28], [-20, -28]]), mix(inks.ink, paint.base, 0.2)) +
      wheel(brush, 88, 29, true) +
      wheel(brush, -58, 50, true) +
      fill(shape('-118,-62! -104,-104 -66,-122 -28,-108 -8,-78! -20,-78 -36,-98 -66,-108 -94,-94 -106,-62!'), paint.base)
    );
  },
};

/** A trail rider out of the saddle, 125 tall. */
export const cyclist: SubjectArt = {
  element: 'ground',
  width: 190,
  height: 130,
  hero: 390,
  metres: 1.75,
  draw: (brush) => {
    const frame = tones(brush, '#f0a92e');
    const { inks } = brush;
    const rubber = mix(inks.ink, inks.haze, 0.08);
    const rim = (x: number): string => `M${x - 31}-32a31 31 0 1 0 62 0a31 31 0 1 0-62 0`;
    const spokes = [-58, 58].map((x) => Array.from({ length: 5 }, (_, index) => { const a = (index / 5) * Math.PI; const [dx, dy] = [Math.cos(a) * 29, Math.sin(a) * 29]; return `M${(x - dx).toFixed(1)} ${(-32 - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-32 + dy).toFixed(1)}`; }).join('')).join('');
    const pose: Pose = { head: [33, -116], neck: [22, -108], hip: [-22, -82], near: { elbow: [34, -82], hand: [46, -78], knee: [10, -58], foot: [4, -22] }, far: { elbow: [38, -86], hand: [48, -80], knee: [8, -66], foot: [-10, -42] } };
    return (
      line(rim(-58) + rim(58), rubber, 6.4) +
      line(spokes, rubber, 1) +
      line('M-58-32L-22-74L36-74L-4-32L-58-32M-4-32L-24-80M58-32L38-84M34-86L50-80', frame.base, 5) +
      line('M-58-34L-22-76L36-76', frame.light, 1.6) +
      line('M-34-82L-12-82', inks.ink, 6) +
      line('M-12-24L4-40', inks.ink, 4) +
      fill(circle(-4, -32, 7), inks.ink) +
      figure(brush, pose, { top: '#b8432a', legs: '#2b3d44', hat: '#f3e4c2' }) +
      fill(shape('16,-106! 4,-112 -16,-102 -24,-90 -10,-82 6,-90'), tones(brush, '#2f6f66').base)
    );
  },
};

/** A rider on a country horse, 175 tall. */
export const horse: SubjectArt = {
  element: 'ground',
  width: 250,
  height: 190,
  hero: 440,
  metres: 2.4,
  draw: (brush) => {
    const coat = tones(brush, '#7a452a');
    const mane = mix(coat.shade, brush.inks.ink, 0.5);
    const pose: Pose = { head: [2, -184], neck: [-2, -174], hip: [-6, -136], near: { elbow: [8, -152], hand: [24, -144], knee: [12, -112], foot: [4, -82] }, far: { elbow: [8, -154], hand: [26, -146], knee: [14, -116], foot: [10, -88] } };
    const body = shape('-80,-112 -74,-128 -52,-136 -16,-128 18,-132 38,-136 54,-156 66,-176 78,-182 90,-174 106,-150 112,-142 108,-134 98,-132 86,-142 76,-140 68,-118 60,-96 44,-84 8,-80 -30,-80 -62,-88');
    return (
      fill(tube([[-72, -112, 30], [-62, -86, 20], [-78, -54, 11], [-72, -28, 8], [-66, -4, 9]]) + tube([[48, -100, 24], [62, -72, 13], [72, -46, 9], [64, -24, 7], [66, -4, 9]]), coat.shade) +
      fill(tube([[-78, -124, 10], [-100, -104, 14], [-108, -70, 12], [-104, -40, 3]]), mane) +
      fill(body + tube([[-58, -108, 42], [-52, -82, 25], [-62, -54, 13], [-54, -28, 9], [-56, -4, 10]]) + tube([[36, -98, 32], [34, -68, 16], [36, -42, 11], [32, -22, 8], [34, -4, 10]]), coat.base) +
      fill(shape('-62,-94! -20,-90 20,-92 60,-104! 60,-96 44,-84 8,-80 -30,-80 -62,-88'), coat.shade) +
      fill(shape('-74,-128! -52,-136 -16,-128! -20,-122 -52,-128') + shape('54,-156! 66,-176 78,-182! 70,-166 60,-146'), coat.light) +
      fill(shape('76,-184! 64,-180 50,-160 36,-140 28,-130! 44,-132 58,-148 68,-168'), mane) +
      fill(shape('76,-180! 76,-196 84,-182!'), coat.base) +
      fill(circle(87, -164, 2), brush.inks.ink) +
      fill(shape('-26,-130! 14,-134! 18,-112 -6,-104 -24,-114'), tones(brush, '#c8402a').base) +
      figure(brush, pose, { top: '#f0e2bd', legs: '#3a4a44', hat: '#b88a4a' }) +
      line('M24-144L94-144', mane, 2)
    );
  },
};
