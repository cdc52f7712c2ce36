import { mix } from '../../draw/colour';
import { ellipse, shape, tube } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { afloat } from './afloat';
import { type Pose, figure } from '../people/figure';
import type { Brush, SubjectArt } from '../subject';
import { tones } from '../tones';

const seated: Pose = {
  head: [8, -70],
  neck: [4, -60],
  hip: [-4, -22],
  near: { elbow: [16, -40], hand: [30, -46], knee: [22, -24], foot: [30, -6] },
  far: { elbow: [14, -44], hand: [34, -34], knee: [20, -22], foot: [28, -6] },
};

const paddlingLeft: Pose = {
  ...seated,
  near: { ...seated.near, elbow: [18, -36], hand: [34, -30] },
  far: { ...seated.far, elbow: [20, -56], hand: [34, -70] },
};

function paddle(brush: Brush, x1: number, y1: number, x2: number, y2: number, double: boolean): string {
  const wood = tones(brush, '#c98f4a');
  const [dx, dy] = [(x2 - x1) * 0.16, (y2 - y1) * 0.16];
  const blade = (x: number, y: number, sign: number) =>
    tube([
      [x - dx * 0.9 * sign, y - dy * 0.9 * sign, 3],
      [x, y, 11],
      [x + dx * sign * 0.9, y + dy * 0.9 * sign, 7],
    ]);
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, wood.shade, 3) +
    fill(blade(x2, y2, 1) + (double ? blade(x1, y1, -1) : ''), wood.base)
  );
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
    const standing: Pose = {
      head: [6, -136],
      neck: [2, -126],
      hip: [-4, -86],
      near: { elbow: [18, -106], hand: [34, -98], knee: [0, -60], foot: [4, -36] },
      far: { elbow: [18, -116], hand: [38, -124], knee: [-10, -60], foot: [-12, -36] },
    };
    const weave = Array.from(
      { length: 9 },
      (_, index) => `M${-88 + index * 22}-30q${(4 - index) * -1.6} 18 ${(4 - index) * 7} 32`,
    ).join('');
    return (
      afloat(brush, 100, cane.shade) +
      fill(ellipse(0, -34, 104, 15), mix(cane.shade, brush.inks.ink, 0.4)) +
      place(figure(brush, standing, { top: '#f0e2bd', legs: '#b8432a', hat: '#e6d3a0' }), -44, 6, 1) +
      paddle(brush, -2, -122, 40, 10, false) +
      place(figure(brush, seated, { top: '#d8932f', legs: '#3a4a44' }), 30, -18, 0.94) +
      place(
        figure(
          brush,
          { ...seated, near: { ...seated.near, elbow: [10, -42], hand: [20, -30] } },
          { top: '#2f7f86', legs: '#4a4238', hat: '#b8432a' },
        ),
        76,
        -20,
        -0.86,
        0.86,
      ) +
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
      place(
        figure(
          brush,
          {
            ...paddlingLeft,
            head: [6, -76],
            neck: [2, -66],
            near: { ...paddlingLeft.near, elbow: [-4, -46], hand: [16, -36] },
            far: { ...paddlingLeft.far, elbow: [-26, -56], hand: [-34, -66] },
          },
          { top: '#f0a92e', legs: '#3a4a44', hat: '#f3e4c2' },
        ),
        -2,
        10,
        1,
      ) +
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
      fill(
        shape(
          '-180,-44! -160,-28 -110,-20 0,-17 110,-20 160,-28 180,-44! 172,-14 138,4 60,8 -60,8 -138,4 -172,-14',
        ),
        hull.base,
      ) +
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
    const crew = [
      [-100, '#b8432a'],
      [-44, '#2f7f86'],
      [18, '#d8a23a'],
      [72, '#b8432a'],
    ] as const;
    const boat =
      crew
        .map(
          ([x, top], index) =>
            paddle(brush, x + 34, -92, x + 52 + index * 3, -4, false) +
            place(
              figure(brush, index % 2 === 0 ? paddlingLeft : seated, {
                top,
                legs: '#3a4a44',
                hat: index % 2 === 0 ? '#f3e4c2' : '#c9532f',
              }),
              x,
              -26,
              0.92,
            ),
        )
        .join('') +
      fill(
        shape(
          '-178,-58 -164,-68 -148,-56 -110,-44 0,-42 110,-46 150,-62 168,-76 182,-66 182,-40 154,-8 100,4 -100,6 -150,-2 -180,-34',
        ),
        tubeInk.base,
      ) +
      fill(shape('-172,-30! -140,-16 0,-12 140,-18 174,-40! 150,-8 100,2 -100,4 -150,-4'), tubeInk.shade) +
      line('M-160-58Q-120-38 0-36T164-66', tubeInk.light, 6) +
      line('M-96-40V2M-20-38V4M62-40V2', tubeInk.shade, 4);
    return (
      fill(
        shape('-210,10! -190,-12 -150,-2 -100,-16 -40,0 20,-14 90,-2 150,-16 200,0 226,12! 140,26 -130,28'),
        mix(brush.inks.water, foam, 0.5),
      ) +
      `<g transform="rotate(-5)">${boat}</g>` +
      fill(
        shape(
          '-206,14! -190,-16 -168,-30 -150,-8 -120,-16 -96,2 -50,-6 -10,6 50,-4 100,6 140,-14 168,-44 186,-34 184,-8 216,12! 120,26 0,20 -120,30',
        ),
        foam,
      ) +
      fill(shape('-150,14! -90,8 -20,14 60,8 140,12! 60,20 -60,22'), brush.inks.water, 0.6)
    );
  },
};
