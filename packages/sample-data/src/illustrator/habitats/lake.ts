import { woodedBank } from '../layers/water/banks';
import { mist, ranges } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, scarpFrom, valleyAt } from '../layers/terrain';
import type { Setting, Studio } from '../studio';

/** Still water under mountains. */
export function lake(studio: Studio): Setting {
  const { random, inks, horizon, sun } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const composition = random.pick(['massif', 'bowl', 'islands', 'scarp'] as const);
  const envelope = {
    massif: peakAt(800 + away * 200, 330),
    bowl: valleyAt(sun.x, 460),
    islands: flat,
    scarp: scarpFrom(away, 800 + away * 160),
  }[composition];
  const hills = ranges(studio, {
    count: 4,
    from: horizon - 60,
    to: horizon + 8,
    height: [330, 190],
    envelope: [envelope, composition === 'islands' ? flat : valleyAt(800, 620)],
    sharpness: 0.7,
  });
  return withForeground(studio, sky(studio, horizon) + hills + mist(horizon + 4, 90), {
    ground: inks.ground,
    texture: 'meadow',
    frame: ['grass', 'grass', 'ferns'],
    farBank: woodedBank(studio, 34),
  });
}
