import { mix } from '../draw/colour';
import { circle, ellipse, limb, shape } from '../draw/path';
import { fill, line, place } from '../draw/svg';
import { type Pose, figure } from './people/figure';
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
  return (
    (lugs ? line(treads, rubber, radius * 0.16) : '') +
    fill(circle(x, -radius, radius), rubber) +
    fill(circle(x, -radius, radius * 0.54), hub.shade) +
    fill(circle(x - 1.5, -radius - 1.5, radius * 0.42), hub.base) +
    fill(circle(x, -radius, radius * 0.15), rubber)
  );
}

const driving: Pose = {
  head: [8, -66],
  neck: [4, -56],
  hip: [-4, -18],
  near: { elbow: [14, -34], hand: [28, -38], knee: [20, -16], foot: [26, 0] },
  far: { elbow: [16, -38], hand: [30, -42], knee: [20, -16], foot: [26, 0] },
};

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
    const guests = [
      [-112, '#d8932f', '#f3e4c2'],
      [-66, '#b8432a', '#e6d3a0'],
      [-20, '#2f7f86', '#8a3b22'],
    ] as const;
    return (
      (brush.hour === 'night' || brush.hour === 'dusk'
        ? fill(shape('146,-66! 330,-96! 330,2! 146,-48!'), inks.glow, 0.24)
        : '') +
      line('M-142-60V-160M-44-60V-164M28-84L44-160', paint.shade, 5) +
      guests
        .map(([x, top, hat], index) =>
          place(figure(brush, driving, { top, legs: '#4a4238', hat }), x, -74 - (2 - index) * 5, 0.8),
        )
        .join('') +
      place(figure(brush, driving, { top: '#6b7a4a', legs: '#4a4238', hat: '#4a5a3a' }), 28, -62, 0.76) +
      fill(shape('-154,-160! 40,-166! 58,-156! 54,-150! -154,-150!'), cloth.base) +
      fill(shape('-154,-152! 56,-153! 54,-148! -154,-147!'), cloth.shade) +
      line('M52-92L66-136L48-150', mix(inks.ink, paint.base, 0.3), 5) +
      line('M40-92L52-104', inks.ink, 4) +
      fill(
        shape('-154,-92! 44,-92! 54,-86 126,-82 146,-74 150,-36! 146,-24! -156,-24! -160,-60'),
        paint.base,
      ) +
      fill(shape('-158,-50! 150,-44! 146,-24! -156,-24!'), paint.shade) +
      fill(
        shape('-154,-92! 44,-92! 48,-86! -154,-86!') + shape('54,-86! 126,-82 146,-74! 126,-77 54,-80'),
        paint.light,
      ) +
      line('M-48-86V-30M8-86V-30', paint.shade, 2.4) +
      fill(shape('140,-38! 162,-38! 162,-28! 138,-28!'), mix(inks.ink, paint.base, 0.3)) +
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
      fill(limb('70,-100,6 70,-150,6 76,-156,5'), inks.ink) +
      place(figure(brush, driving, { top: '#f0e2bd', legs: '#4a6a70', hat: '#f3e4c2' }), -42, -76, 0.96) +
      line('M4-92L16-112M10-116L24-106', inks.ink, 4) +
      fill(shape('-92,-78! -60,-96 -20,-84 -6,-70! -6,-44! -80,-44!'), paint.shade) +
      fill(shape('-10,-94! 100,-88 116,-78 118,-48! 100,-36! -10,-40!'), paint.base) +
      fill(shape('-10,-94! 100,-88 116,-78! 100,-80 -10,-84'), paint.light) +
      line('M84-78V-46M94-77V-46M104-75V-46', paint.shade, 3) +
      fill(shape('-20,-44! 104,-42! 100,-28! -20,-28!'), mix(inks.ink, paint.base, 0.2)) +
      wheel(brush, 88, 29, true) +
      wheel(brush, -58, 50, true) +
      fill(
        shape('-118,-62! -104,-104 -66,-122 -28,-108 -8,-78! -20,-78 -36,-98 -66,-108 -94,-94 -106,-62!'),
        paint.base,
      )
    );
  },
};
