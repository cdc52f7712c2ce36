import { mix } from '../draw/colour';
import { tube } from '../draw/path';
import { fill } from '../draw/svg';
import { palmBank } from '../layers/water/banks';
import { coconutPalm } from '../layers/palms';
import { mist, ranges } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, valleyAt } from '../layers/terrain';
import { crown } from '../layers/trees';
import type { Setting, Studio } from '../studio';

/** A mangrove on its stilts at the water's edge. */
function mangrove({ random, inks }: Studio, x: number, y: number, height: number): string {
  const ink = mix(inks.near, inks.ink, 0.4);
  const roots = Array.from({ length: 7 }, (_, index) => {
    const out = (index / 6 - 0.5) * height * 1.1;
    return tube([
      [x + out * 0.12, y - height * 0.5, 7],
      [x + out * 0.7, y - height * 0.34, 6],
      [x + out, y + 8, 4],
    ]);
  });
  const leaves = [
    [-0.4, 0.72, 0.42],
    [0.4, 0.74, 0.44],
    [0, 0.9, 0.5],
  ].map(([dx = 0, up = 0, r = 0]) =>
    crown(random, x + dx * height, y - up * height, r * height, height * 0.2, 10),
  );
  return (
    fill(roots.join(''), inks.ink) +
    fill(leaves.join(''), ink) +
    fill(crown(random, x, y - height * 0.98, height * 0.34, height * 0.1, 8), mix(ink, inks.rim, 0.2))
  );
}

/** Backwaters: palms on both shores, mangroves, a channel between. */
export function estuary(studio: Studio): Setting {
  const { random, inks, horizon, stage } = studio;
  const composition = random.pick(['channel', 'lagoon', 'mangrove'] as const);
  const hills = ranges(studio, {
    count: 2,
    from: horizon - 50,
    to: horizon,
    height: [150, 110],
    envelope: [flat, valleyAt(800, 500)],
    sharpness: 0.3,
  });
  const setting = withForeground(studio, sky(studio, horizon) + hills + mist(horizon + 4, 100), {
    ground: inks.ground,
    texture: 'meadow',
    frame: ['fronds', 'grass', 'leaves'],
    trunks: false,
    farBank: palmBank(studio, composition === 'lagoon' ? 8 : 12),
  });
  if (stage === 'sea') return setting;
  const sides = composition === 'channel' ? [-1, 1] : [random.chance(0.5) ? -1 : 1];
  const flank = sides
    .map((side) =>
      composition === 'mangrove'
        ? mangrove(studio, 800 + side * 560, horizon + 120, 200) +
          mangrove(studio, 800 + side * 740, horizon + 250, 330)
        : [735, 850]
            .map((away, index) =>
              coconutPalm(
                studio,
                800 + side * away,
                1225 + index * 20,
                random.between(680, 900),
                mix(inks.near, inks.ink, 0.55),
                -side * random.between(0, 0.07),
              ),
            )
            .join(''),
    )
    .join('');
  return composition === 'mangrove' && stage === 'water'
    ? { ...setting, back: setting.back + flank }
    : { ...setting, front: (composition === 'mangrove' ? '' : flank) + setting.front };
}
