import { mix } from '../draw/colour';
import { fill } from '../draw/svg';
import { coconutPalm } from '../layers/palms';
import { tufts } from '../layers/ground';
import { mist, ranges } from '../layers/ridges';
import { boulder } from '../layers/rocks';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt } from '../layers/terrain';
import { canopy } from '../layers/trees';
import type { Setting, Studio } from '../studio';

/** Draws a tor: courses of boulders, fewer and larger-looking towards the top, one balanced on it. */
function tor(studio: Studio, x: number, y: number, width: number, height: number, faded: number): string {
  const { random, inks } = studio;
  const courses = faded > 0.4 ? 3 : 4;
  let art = '';
  for (let course = courses - 1; course >= 0; course -= 1) {
    const up = course / courses;
    const span = width * (1 - up * 0.78);
    const count = Math.max(1, Math.round((1 - up) * (courses + 1)));
    for (let index = 0; index < count; index += 1) {
      const size = (span / count) * random.between(1.1, 1.5);
      const at =
        x +
        (count === 1 ? random.between(-0.1, 0.1) * width : ((index + 0.5) / count - 0.5) * span) +
        random.between(-8, 8);
      const ink = mix(mix(inks.rock, index % 2 === 0 ? inks.earth : inks.haze, 0.14), inks.haze, faded);
      art += boulder(
        studio,
        at,
        y - height * up * 0.86 + 10,
        size,
        Math.min(size * 0.86, height * 0.5) * random.between(0.8, 1.1),
        ink,
      );
    }
  }
  return art;
}

const compositions = ['tors', 'giant', 'plain', 'gate'] as const;

/** Draws the tors of one composition, where the foreground leaves room for them. */
function heaps(
  studio: Studio,
  composition: (typeof compositions)[number],
  away: 1 | -1,
  foot: number,
): () => string {
  const { focus } = studio;
  return {
    tors: () =>
      tor(studio, focus + away * 470, foot, 520, 330, 0.14) +
      tor(studio, focus - away * 560, foot, 400, 190, 0.2),
    giant: () => tor(studio, 800 + away * 380, foot, 760, 430, 0.12),
    plain: () =>
      tor(studio, 800 - away * 620, foot, 360, 220, 0.2) +
      tor(studio, 800 + away * 650, foot, 300, 160, 0.22),
    gate: () => tor(studio, 330, foot, 480, 350, 0.14) + tor(studio, 1290, foot, 460, 310, 0.14),
  }[composition];
}

/** A large and a small boulder on dry ground, away from the hero. */
function nearBoulders(studio: Studio, setting: Setting): string {
  const { random, inks, focus, stage } = studio;
  if (stage === 'sea' || stage === 'water') return '';
  const side = focus > 800 ? -1 : 1;
  const rooted = (x: number, width: number, height: number, ink: string): string =>
    boulder(studio, x, setting.floor(x) + 90, width, height, ink) +
    fill(
      tufts(
        studio,
        (at) => setting.floor(x) + 90 + Math.sin(at) * 4,
        x - width * 0.56,
        x + width * 0.56,
        34,
        16,
      ),
      mix(inks.ground, inks.ink, 0.22),
    );
  return (
    rooted(
      800 + side * random.between(560, 700),
      random.between(320, 460),
      random.between(200, 300),
      inks.rock,
    ) +
    rooted(
      800 + side * random.between(400, 480),
      random.between(120, 190),
      random.between(70, 120),
      mix(inks.rock, inks.earth, 0.2),
    )
  );
}

/** The granite country around Hampi: tors, palms, dust-coloured light. */
export function boulders(studio: Studio): Setting {
  const { random, inks, horizon, sun, stage } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const composition = random.pick(compositions);
  const far = ranges(studio, {
    count: 2,
    from: horizon - 40,
    to: horizon + 40,
    height: [150, 120],
    envelope: [flat, peakAt(800 + away * 300, 400)],
    sharpness: 0.15,
  });
  const foot = horizon + (stage === 'land' ? 150 : 4);
  const distant = [0.2, 0.8]
    .map((at) =>
      tor(
        studio,
        (at + random.between(-0.08, 0.08)) * 1600,
        horizon + 30,
        random.between(160, 300),
        random.between(90, 170),
        0.5,
      ),
    )
    .join('');
  const heap = heaps(studio, composition, away, foot);
  const scrub = fill(
    canopy(random, (x) => foot - 12 + Math.sin(x / 90) * 8, 30),
    mix(inks.leaf, inks.haze, 0.12),
  );
  const palms = Array.from({ length: random.int(3, 5) }, () =>
    coconutPalm(
      studio,
      random.between(40, 1560),
      foot + 12,
      random.between(110, 210),
      mix(inks.leaf, inks.ink, 0.25),
      random.between(-0.14, 0.14),
    ),
  ).join('');
  const setting = withForeground(
    studio,
    sky(studio, horizon) +
      far +
      distant +
      mist(horizon + 60, 140) +
      (stage === 'land' ? heap() + palms + scrub + mist(foot + 120, 130) : ''),
    {
      ground: inks.ground,
      texture: random.chance(0.6) ? 'meadow' : 'slab',
      frame: ['grass', 'grass', 'leaves'],
      trunks: false,
      farBank: stage === 'land' ? undefined : heap() + palms + scrub,
    },
  );
  return { ...setting, back: setting.back + nearBoulders(studio, setting) };
}
