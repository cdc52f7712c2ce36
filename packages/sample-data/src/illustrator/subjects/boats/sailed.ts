import { mix } from '../../draw/colour';
import { limb, shape } from '../../draw/path';
import { fill, line, place } from '../../draw/svg';
import { afloat } from './afloat';
import { figure } from '../people/figure';
import type { SubjectArt } from '../subject';
import { tones } from '../tones';

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
      fill(limb('-4,-20,6 2,-240,3.4'), hull.shade) +
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
    const ribs = Array.from(
      { length: 12 },
      (_, index) => `M${-148 + index * 25}-${index === 0 || index === 11 ? 96 : 128}V-42`,
    ).join('');
    const opening =
      brush.hour === 'day' || brush.hour === 'monsoon'
        ? mix(brush.inks.ink, thatch.shade, 0.2)
        : brush.inks.glow;
    return (
      afloat(brush, 220, hull.shade) +
      fill(shape('-172,-38! -170,-92 -140,-126 -60,-142 60,-146 130,-134 158,-100 160,-38!'), thatch.base) +
      fill(shape('-172,-38! -170,-74 -60,-66 60,-66 160,-74 160,-38!'), thatch.shade) +
      line(ribs, thatch.shade, 2, 0.6) +
      [-130, -66, -2, 62]
        .map(
          (x) =>
            fill(shape(`${x},-44! ${x},-76 ${x + 20},-88 ${x + 40},-76 ${x + 40},-44!`), opening) +
            line(`M${x + 20}-44V-86`, hull.base, 3),
        )
        .join('') +
      fill(shape('160,-98! 206,-104 216,-92! 170,-80!'), thatch.light) +
      fill(limb('204,-96,4 204,-46,4'), hull.base) +
      place(
        figure(
          brush,
          {
            head: [4, -104],
            neck: [1, -94],
            hip: [-1, -55],
            near: { elbow: [12, -76], hand: [24, -82], knee: [1, -28], foot: [3, -3] },
            far: { elbow: [10, -78], hand: [24, -70], knee: [-5, -28], foot: [-8, -3] },
          },
          { top: '#f0e2bd', legs: '#f0e2bd' },
        ),
        184,
        -40,
        0.56,
      ) +
      fill(
        shape(
          '-246,-76! -222,-50 -170,-40 0,-36 170,-40 224,-56 256,-92! 244,-36 200,2 100,10 -100,10 -196,2 -236,-30',
        ),
        hull.base,
      ) +
      fill(
        shape('-230,-24! -120,-10 0,-8 130,-10 236,-24! 200,2 100,10 -100,10 -196,2'),
        mix(hull.base, brush.inks.ink, 0.5),
      ) +
      line('M-246-76Q-222-48-150-40T150-40T256-92', tones(brush, '#d8a23a').base, 4) +
      fill(shape('-100,-142! -96,-176! -60,-166! -97,-158! -97,-142!'), cloth.base)
    );
  },
};
