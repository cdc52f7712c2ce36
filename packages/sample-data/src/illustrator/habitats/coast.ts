import { mix } from '../draw/colour';
import { lens } from '../draw/path';
import { fill } from '../draw/svg';
import { coconutPalm } from '../layers/palms';
import { land, ridge } from '../layers/ridges';
import { boulder } from '../layers/rocks';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { range, slopeFrom } from '../layers/terrain';
import { forestBelt } from '../layers/trees';
import type { Profile, Setting, Studio } from '../studio';

/** A wooded headland falling to the sea from one side. */
function headland(studio: Studio, side: -1 | 1, height: number, faded: number): string {
  const { random, inks, horizon } = studio;
  const reach = slopeFrom(side);
  const profile = range(random, {
    base: horizon + 6,
    height,
    envelope: (x) => (reach(x) - 0.34) * 1.5,
    sharpness: 0.2,
    wavelength: 260,
  });
  const clamped: Profile = (x) => (profile(x) > horizon + 2 ? 1300 : profile(x));
  const rock = mix(mix(inks.rock, inks.near, 0.3), inks.haze, faded);
  return (
    ridge(profile, rock, studio, 0.2) +
    forestBelt(
      studio,
      (x) => clamped(x) - 6 + Math.max(0, (profile(x) - horizon + 110) * 0.3),
      30,
      mix(inks.near, inks.haze, faded),
    )
  );
}

function surf({ random, inks }: Studio, floor: Profile): string {
  const edge = (by: number): string => land((x) => floor(x) - by - Math.sin(x / 130) * 7, 40);
  const rollers = Array.from({ length: 9 }, (_, index) =>
    lens(
      random.between(0, 1600),
      floor(800) - 46 - index * 17,
      random.between(240, 700) * (1 - index * 0.06),
      15 - index,
    ),
  );
  return (
    fill(rollers.join(''), mix(inks.sun, inks.water, 0.2), 0.8) +
    fill(edge(26), mix(inks.sun, inks.water, 0.14)) +
    fill(edge(12), mix(inks.ground, inks.water, 0.34))
  );
}

/** Sea, sand, headlands and leaning palms. */
export function coast(studio: Studio): Setting {
  const { random, inks, horizon, sun } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const composition = random.pick(['bay', 'headland', 'open', 'stacks'] as const);
  const far =
    composition === 'open' ? '' : headland(studio, away, composition === 'headland' ? 330 : 190, 0.42);
  const near = composition === 'bay' ? headland(studio, -away as -1 | 1, 170, 0.2) : '';
  const stacks =
    composition === 'stacks'
      ? [0.2, 0.3, 0.78]
          .map((at) =>
            boulder(
              studio,
              at * 1600 + random.between(-50, 50),
              horizon + 14,
              random.between(70, 150),
              random.between(90, 210),
              mix(inks.rock, inks.haze, 0.34),
            ),
          )
          .join('')
      : '';
  const setting = withForeground(studio, sky(studio, horizon), {
    ground: inks.ground,
    texture: 'sand',
    frame: ['fronds', 'grass', 'fronds'],
    trunks: false,
    farBank: far + near + stacks,
    level: 890,
    edge: (floor) => surf(studio, floor),
  });
  const palmSide = random.chance(0.5) ? -1 : 1;
  const grove = Array.from({ length: random.int(1, 3) }, (_, index) => {
    const x = 800 + palmSide * (660 + index * 110);
    return coconutPalm(
      studio,
      x,
      1236,
      random.between(760, 960),
      mix(inks.near, inks.ink, 0.6),
      -palmSide * random.between(0, 0.12),
    );
  }).join('');
  if (studio.stage !== 'shore')
    return studio.stage === 'sea'
      ? setting
      : { ...setting, front: setting.front + leaning(studio, palmSide) };
  return { ...setting, front: grove + setting.front };
}

function leaning(studio: Studio, side: -1 | 1): string {
  const { random, inks } = studio;
  return coconutPalm(
    studio,
    800 + side * 800,
    1220,
    random.between(800, 980),
    inks.ink,
    -side * random.between(0.02, 0.12),
  );
}
