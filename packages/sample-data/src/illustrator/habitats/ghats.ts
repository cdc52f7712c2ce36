import { mix } from '../draw/colour';
import { mist, ranges, ridge } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, range, scarpFrom, slopeFrom, valleyAt } from '../layers/terrain';
import { copse, forestBelt } from '../layers/trees';
import type { Setting, Studio } from '../studio';

/** Ranges behind ranges, in one of four compositions. */
function mountains(studio: Studio): string {
  const { random, horizon, sun } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const composition = random.pick(['peak', 'valley', 'sea', 'scarp'] as const);
  const [from, to] = [horizon - 90, horizon + 90];
  switch (composition) {
    case 'peak':
      return ranges(studio, {
        count: 5,
        from,
        to,
        height: [340, 200],
        envelope: [peakAt(800 + away * random.between(120, 360), 300), slopeFrom(-away as -1 | 1)],
        sharpness: 0.75,
      });
    case 'valley':
      return ranges(studio, {
        count: 5,
        from,
        to,
        height: [250, 420],
        envelope: [valleyAt(sun.x, 420), valleyAt(sun.x + random.between(-140, 140), 520)],
        sharpness: 0.5,
      });
    case 'sea':
      return ranges(studio, {
        count: 6,
        from: from - 40,
        to,
        height: [230, 180],
        envelope: [flat, flat],
        sharpness: 0.35,
      });
    case 'scarp':
      return scarp(studio, away);
  }
}

/** A steep edge that falls away from the sun, between two low ranges. */
function scarp(studio: Studio, away: 1 | -1): string {
  const { random, horizon, inks } = studio;
  const behind = ranges(studio, {
    count: 2,
    from: horizon - 90,
    to: horizon - 40,
    height: [180, 160],
    envelope: [flat, slopeFrom(away)],
    sharpness: 0.5,
  });
  const edge = range(random, {
    base: horizon + 40,
    height: 460,
    envelope: scarpFrom(away, 800 + away * random.between(60, 200)),
    sharpness: 0.3,
    wavelength: 220,
  });
  return (
    behind +
    ridge(edge, mix(inks.far, inks.near, 0.42), studio, 0.22) +
    mist(horizon + 80, 190) +
    ranges(studio, {
      count: 2,
      from: horizon + 40,
      to: horizon + 90,
      height: [120, 120],
      envelope: [slopeFrom(-away as -1 | 1), flat],
      sharpness: 0.3,
    })
  );
}

/** The Western Ghats: range behind range of blue hills, shola forest in their folds, grass underfoot. */
export function ghats(studio: Studio): Setting {
  const { random, inks, horizon, focus } = studio;
  const belt = range(random, { base: horizon + 190, height: 110, wavelength: 380 });
  const shola =
    forestBelt(studio, belt, random.between(30, 46), mix(inks.near, inks.haze, 0.08)) +
    mist(horizon + 290, 170);
  const side = random.chance(0.5) ? -1 : 1;
  const setting = withForeground(
    studio,
    sky(studio, horizon) + mountains(studio) + (studio.stage === 'land' ? shola : ''),
    {
      ground: inks.ground,
      texture: 'meadow',
      frame: ['ferns', 'grass', 'ferns', 'leaves'],
    },
  );
  const wooded = studio.stage === 'land' && random.chance(0.65);
  const trees = wooded
    ? copse(
        studio,
        focus + side * random.between(480, 640),
        setting.floor,
        random.between(260, 420),
        mix(inks.near, inks.ink, 0.3),
      )
    : '';
  return { ...setting, back: setting.back + trees };
}
