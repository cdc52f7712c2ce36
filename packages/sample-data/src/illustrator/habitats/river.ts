import { palmBank, woodedBank } from '../layers/water/banks';
import { mist, ranges } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, slopeFrom, valleyAt } from '../layers/terrain';
import type { Setting, Studio } from '../studio';

/** A river between wooded hills. */
export function river(studio: Studio): Setting {
  const { random, inks, horizon, sun } = studio;
  const composition = random.pick(['gorge', 'hills', 'bend', 'peak'] as const);
  const envelope = {
    gorge: valleyAt(sun.x, 330),
    hills: flat,
    bend: slopeFrom(random.chance(0.5) ? -1 : 1),
    peak: peakAt(1600 - sun.x, 280),
  }[composition];
  const hills = ranges(studio, {
    count: composition === 'gorge' ? 5 : 4,
    from: horizon - 110,
    to: horizon + 6,
    height: composition === 'gorge' ? [260, 420] : [280, 170],
    envelope: [envelope, composition === 'gorge' ? envelope : flat],
    sharpness: 0.45,
  });
  return withForeground(studio, sky(studio, horizon) + hills + mist(horizon, 110), {
    ground: inks.ground,
    texture: random.chance(0.5) ? 'meadow' : 'sand',
    frame: ['grass', 'ferns', 'leaves'],
    farBank: random.chance(0.75) ? woodedBank(studio) : palmBank(studio, 9),
  });
}
