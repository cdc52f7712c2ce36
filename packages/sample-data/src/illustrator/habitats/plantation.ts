import { mix } from '../draw/colour';
import { fill, line } from '../draw/svg';
import { heap } from '../layers/heap';
import { arecaPalm } from '../layers/palms';
import { mist, ranges } from '../layers/ridges';
import { hedgeHill } from '../layers/rows';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, range, slopeFrom, valleyAt } from '../layers/terrain';
import { forestBelt, silverOak } from '../layers/trees';
import type { Profile, Setting, Studio } from '../studio';
import { WIDTH } from '../studio';

function shadeTrees(studio: Studio, floor: Profile, count: number, height: number, ink: string): string {
  const { random, focus } = studio;
  const trees: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.between(0.1, 0.9)) / count) * WIDTH;
    if (Math.abs(x - focus) < 190) continue;
    const tall = height * random.between(0.7, 1.2);
    trees.push(
      random.chance(0.7)
        ? silverOak(studio, x, floor(x) + 8, tall, ink)
        : arecaPalm(studio, x, floor(x) + 8, tall * 1.05, ink),
    );
  }
  return trees.join('');
}

/** Coffee bushes in berry along the ground. */
function coffeeRow(studio: Studio, floor: Profile): string {
  const { random, inks, light, focus } = studio;
  const [bushes, tops, berries]: [string[], string[], string[]] = [[], [], []];
  for (let x = -60; x < WIDTH + 40; x += random.between(70, 120)) {
    if (Math.abs(x - focus) < 360) continue;
    const [y, size] = [Math.max(floor(x - 50), floor(x + 50)) + 16, random.between(58, 84)];
    bushes.push(heap(random, x - size, y, size * 2, size));
    tops.push(heap(random, x - size * (0.6 - light * 0.2), y - size * 0.5, size * 1.1, size * 0.36));
    for (let berry = 0; berry < 5; berry += 1)
      berries.push(
        `M${Math.round(x + random.between(-0.7, 0.7) * size)} ${Math.round(y - random.between(0.1, 0.8) * size)}h.01`,
      );
  }
  const ink = mix(inks.near, inks.ink, 0.3);
  return (
    fill(bushes.join(''), ink) +
    fill(tops.join(''), mix(ink, inks.leaf, 0.55)) +
    line(berries.join(''), inks.lit('#c8402a'), 7)
  );
}

/** Hills under tea and coffee: hedged slopes, silver oaks, areca palms. */
export function plantation(studio: Studio): Setting {
  const { random, inks, horizon } = studio;
  const side = random.chance(0.5) ? -1 : 1;
  const composition = random.pick(['bowl', 'slope', 'grove', 'summit'] as const);
  const envelope = {
    bowl: valleyAt(800, 480),
    slope: slopeFrom(side),
    grove: flat,
    summit: peakAt(800 + side * 260, 360),
  }[composition];
  const far = ranges(studio, {
    count: 3,
    from: horizon - 120,
    to: horizon + 10,
    height: [280, 200],
    envelope: [envelope, flat],
    sharpness: 0.5,
  });
  const hill = range(random, { base: horizon + 170, height: 240, envelope, sharpness: 0.1, wavelength: 420 });
  const nearer = range(random, {
    base: horizon + 250,
    height: 130,
    envelope: composition === 'grove' ? flat : slopeFrom(-side as -1 | 1),
    sharpness: 0.1,
    wavelength: 460,
  });
  const hillInk = mix(mix(inks.leaf, inks.near, 0.35), inks.haze, 0.3);
  const hills =
    hedgeHill(studio, hill, hillInk, { rows: 5, spacing: 32 }) +
    shadeTrees(
      studio,
      (x) => hill(x) + 40,
      composition === 'grove' ? 12 : 6,
      130,
      mix(inks.near, inks.haze, 0.16),
    ) +
    mist(horizon + 250, 200) +
    (composition === 'grove'
      ? forestBelt(studio, nearer, 38, mix(inks.near, inks.haze, 0.05))
      : hedgeHill(studio, nearer, mix(inks.leaf, inks.near, 0.5), { rows: 3, spacing: 38 })) +
    mist(horizon + 330, 170);
  const setting = withForeground(
    studio,
    sky(studio, horizon) + far + (studio.stage === 'land' ? hills : ''),
    { ground: inks.ground, texture: 'meadow', frame: ['leaves', 'ferns', 'leaves'] },
  );
  if (studio.stage !== 'land') return setting;
  const near = shadeTrees(studio, setting.floor, random.int(3, 5), 420, mix(inks.near, inks.ink, 0.35));
  return {
    ...setting,
    back: setting.back + near + (random.chance(0.6) ? coffeeRow(studio, setting.floor) : ''),
  };
}
