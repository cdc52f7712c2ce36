import { mix } from '../draw/colour';
import { polygon } from '../draw/path';
import { fill } from '../draw/svg';
import { palmBank } from '../layers/water/banks';
import { arecaPalm, coconutPalm } from '../layers/palms';
import { mist, ranges } from '../layers/ridges';
import { furrows } from '../layers/rows';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, peakAt, valleyAt } from '../layers/terrain';
import { canopy } from '../layers/trees';
import type { Setting, Studio } from '../studio';

/** A patchwork of paddies: flat fields divided by bunds, larger towards the viewer. */
function paddies({ random, inks }: Studio, top: number): string {
  let art = '';
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const near = row / rows;
    const [y, next] = [top + 330 * near ** 1.4, top + 330 * ((row + 1) / rows) ** 1.4 + 4];
    let x = -300;
    while (x < 1800) {
      const width = random.between(170, 330) * (0.8 + near);
      const tone = random.pick([
        inks.ground,
        inks.leaf,
        mix(inks.ground, inks.leaf, 0.5),
        mix(inks.water, inks.haze, 0.4),
        mix(inks.ground, inks.rim, 0.25),
      ]);
      const skew = (x - 800) * 0.12;
      art += fill(
        polygon([
          [x + 4, y],
          [x + width - 4, y],
          [x + width - 4 + skew, next - 6],
          [x + 4 + skew, next - 6],
        ]),
        mix(tone, inks.haze, 0.2 * (1 - near)),
      );
      x += width;
    }
  }
  return fill(`M0 ${top}H1600V1200H0Z`, mix(inks.leaf, inks.ink, 0.25)) + art;
}

function haystack({ inks, light }: Studio, x: number, y: number, size: number): string {
  const straw = inks.lit('#dcae52');
  const [half, tall] = [size * 0.5, size];
  const body = `M${x - half} ${y}C${x - half * 1.15} ${y - tall * 0.5} ${x - half * 0.5} ${y - tall * 0.9} ${x} ${y - tall}C${x + half * 0.5} ${y - tall * 0.9} ${x + half * 1.15} ${y - tall * 0.5} ${x + half} ${y}Z`;
  const shade = `M${x} ${y - tall}C${x - light * half * 0.5} ${y - tall * 0.9} ${x - light * half * 1.15} ${y - tall * 0.5} ${x - light * half} ${y}H${x - light * half * 0.2}C${x - light * half * 0.4} ${y - tall * 0.4} ${x - light * half * 0.1} ${y - tall * 0.8} ${x} ${y - tall}Z`;
  return fill(body, straw) + fill(shade, mix(straw, inks.ink, 0.3));
}

/** Farm country: fields to the foot of the hills, palms on the bunds. */
export function farm(studio: Studio): Setting {
  const { random, inks, horizon, sun, stage } = studio;
  const away = sun.x < 800 ? 1 : -1;
  const composition = random.pick(['paddies', 'furrows', 'furrows', 'orchard'] as const);
  const far = ranges(studio, {
    count: 3,
    from: horizon - 60,
    to: horizon + 20,
    height: [230, 140],
    envelope: [peakAt(800 + away * 260, 420), composition === 'orchard' ? valleyAt(800, 500) : flat],
    sharpness: 0.4,
  });
  const top = Math.round(horizon + 26);
  const fields =
    composition === 'furrows'
      ? furrows(studio, top, mix(inks.leaf, inks.ground, 0.45))
      : paddies(studio, top);
  const palms = Array.from({ length: composition === 'orchard' ? 13 : 8 }, (_, index) => {
    const x = ((index + random.between(0, 1)) / (composition === 'orchard' ? 13 : 8)) * 1600;
    const ink = mix(inks.near, inks.haze, random.between(0.1, 0.3));
    return random.chance(0.5)
      ? coconutPalm(studio, x, top + 8, random.between(120, 190), ink, random.between(-0.12, 0.12))
      : arecaPalm(studio, x, top + 8, random.between(130, 210), ink);
  }).join('');
  const hedge = fill(
    canopy(random, (x) => top - 14 + Math.sin(x / 120) * 6, 28),
    mix(inks.near, inks.haze, 0.14),
  );
  const setting = withForeground(
    studio,
    sky(studio, horizon) + far + (stage === 'land' ? mist(top + 6, 80) + palms + hedge + fields : ''),
    {
      ground: mix(inks.ground, inks.earth, composition === 'furrows' ? 0.3 : 0),
      texture: 'meadow',
      frame: ['grass', 'leaves', 'leaves'],
      trunks: random.chance(0.5),
      level: 885,
      farBank: stage === 'land' ? undefined : palmBank(studio, 10),
    },
  );
  const stacks =
    stage === 'land' && random.chance(0.5)
      ? haystack(studio, 800 + away * 520, Math.round(setting.floor(800 + away * 520)) + 14, 130) +
        haystack(studio, 800 + away * 640, Math.round(setting.floor(800 + away * 640)) + 24, 100)
      : '';
  return { ...setting, back: setting.back + stacks };
}
