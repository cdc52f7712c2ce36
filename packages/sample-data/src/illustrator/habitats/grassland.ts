import { mix } from '../draw/colour';
import { fill } from '../draw/svg';
import { tufts } from '../layers/ground';
import { mist, ranges, ridge } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, range, slopeFrom } from '../layers/terrain';
import { copse, crown } from '../layers/trees';
import type { Profile, Setting, Studio } from '../studio';

/** A fold of forest lying in a hollow of the grass. */
function shola({ random, inks }: Studio, x: number, profile: Profile, size: number): string {
  const ink = mix(inks.near, inks.ink, 0.28);
  const [body, tops]: [string[], string[]] = [[], []];
  for (let index = 0; index < 8; index += 1) {
    const at = x + (index - 3.5) * size * 0.5;
    const rise = Math.sin(((index + 0.5) / 8) * Math.PI) * size * 0.5;
    body.push(
      crown(random, at, profile(at) + size * 0.2 - rise * 0.3, size * 0.42, size * 0.3 + rise * 0.4, 9),
    );
    tops.push(crown(random, at, profile(at) - rise * 0.6, size * 0.24, size * 0.13, 7));
  }
  return fill(body.join(''), ink) + fill(tops.join(''), mix(ink, inks.leaf, 0.6));
}

/** High rolling grass, sholas in its folds, one tree against the sky. */
export function grassland(studio: Studio): Setting {
  const { random, inks, horizon, focus, stage, sun } = studio;
  const composition = random.pick(['downs', 'crown', 'slope'] as const);
  const away = sun.x < 800 ? 1 : -1;
  const far = ranges(studio, {
    count: 3,
    from: horizon - 70,
    to: horizon + 30,
    height: [230, 130],
    envelope: [flat, composition === 'crown' ? peakAt(800, 420) : slopeFrom(away)],
    sharpness: 0.45,
  });
  let folds = '';
  for (let fold = 0; fold < 3; fold += 1) {
    const base = horizon + 80 + fold * 80;
    const profile = range(random, {
      base,
      height: 150,
      envelope:
        composition === 'slope'
          ? slopeFrom(fold % 2 === 0 ? 1 : -1)
          : composition === 'crown'
            ? peakAt(800 + away * 320, 520)
            : flat,
      sharpness: 0,
      wavelength: 520,
    });
    const ink = mix(mix(inks.ground, inks.leaf, 0.16 + fold * 0.06), inks.haze, 0.4 - fold * 0.16);
    const x = 800 + (fold % 2 === 0 ? away : -away) * random.between(260, 660);
    folds +=
      ridge(profile, ink, studio, 0.12) +
      fill(tufts(studio, profile, 0, 1600, 12 + fold * 5, 34), mix(ink, inks.rim, 0.3)) +
      shola(studio, x, (at) => profile(at) + 16, 90 + fold * 24) +
      mist(base + 70, 110);
  }
  const setting = withForeground(studio, sky(studio, horizon) + far + (stage === 'land' ? folds : ''), {
    ground: inks.ground,
    texture: 'meadow',
    frame: ['grass', 'grass', 'ferns'],
    trunks: random.chance(0.3),
  });
  const trees =
    stage === 'land' && random.chance(0.7)
      ? copse(
          studio,
          focus + away * random.between(460, 620),
          setting.floor,
          random.between(240, 400),
          mix(inks.leaf, inks.ink, 0.45),
        )
      : '';
  return { ...setting, back: setting.back + trees };
}
