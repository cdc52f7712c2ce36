import { mix } from '../draw/colour';
import { polygon, tube } from '../draw/path';
import { fill } from '../draw/svg';
import { mist, ranges } from '../layers/ridges';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat, range, slopeFrom, valleyAt } from '../layers/terrain';
import { broadTree, canopy, crown, forestBelt } from '../layers/trees';
import type { Setting, Studio } from '../studio';
import { WIDTH } from '../studio';

/** Draws one row of tall bare trunks up to the top of the image, with an open way to the focus. */
function trunks(studio: Studio, depth: number, foot: number): string {
  const { random, inks, focus, light } = studio;
  const ink = mix(inks.near, inks.haze, 0.72 * (1 - depth));
  const count = Math.round(13 - depth * 7);
  const clear = 60 + depth * 270;
  const bodies: string[] = [];
  const lights: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const x = ((index + random.between(0.1, 0.9)) / count) * (WIDTH + 100) - 50;
    if (Math.abs(x - focus) < clear) continue;
    const width = (16 + depth * 46) * random.between(0.7, 1.3);
    const lean = random.between(-26, 26);
    const y = foot + random.between(-16, 26) * (0.4 + depth);
    bodies.push(
      tube([
        [x + lean, -40, width * 0.66],
        [x + lean * 0.5, foot * 0.5, width * 0.8],
        [x, y - width * 1.6, width],
        [x - width * 0.08, y + 12, width * 1.9],
      ]),
    );
    lights.push(
      tube([
        [x + lean + light * width * 0.18, -40, width * 0.16],
        [x + lean * 0.5 + light * width * 0.22, foot * 0.5, width * 0.2],
        [x + light * width * 0.3, y - 10, width * 0.08],
      ]),
    );
    if (random.chance(0.55)) {
      const [up, out] = [random.between(0.2, 0.6) * foot, random.chance(0.5) ? -1 : 1];
      bodies.push(
        tube([
          [x + lean * 0.6, up + 60, width * 0.4],
          [x + out * width * 1.8, up, width * 0.26],
          [x + out * width * 3.4, up - 60, width * 0.1],
        ]),
      );
    }
  }
  return fill(bodies.join(''), ink) + fill(lights.join(''), mix(ink, inks.rim, 0.24));
}

/** Draws leaves that close over the top of the image. */
function roof(studio: Studio, depth: number): string {
  const { random, inks } = studio;
  const clumps: string[] = [];
  for (let x = -40; x < WIDTH + 60; x += random.between(80, 170)) {
    const droop = Math.abs(x - 800) / 800;
    clumps.push(
      crown(
        random,
        x,
        20 + droop * 130 * random.between(0.5, 1.2) * (1.2 - depth * 0.3),
        random.between(100, 170),
        60 + droop * 60,
        11,
      ),
    );
  }
  return fill(clumps.join(''), mix(mix(inks.near, inks.leaf, 0.3), inks.haze, 0.5 * (1 - depth)));
}

function sunbeams({ random, inks, sun }: Studio): string {
  const beams = Array.from({ length: 6 }, () => {
    const x = sun.x + random.between(-460, 460);
    const wide = random.between(20, 70);
    const lean = (800 - sun.x) * 0.8 + random.between(-40, 40);
    return polygon([
      [x, -10],
      [x + wide, -10],
      [x + wide * 2.2 + lean, 900],
      [x + lean, 900],
    ]);
  });
  return fill(beams.join(''), inks.rim, 0.2);
}

function cathedral(studio: Studio): string {
  const { horizon, random, inks } = studio;
  const understorey = (foot: number, depth: number) =>
    fill(
      canopy(random, range(random, { base: foot, height: 60, wavelength: 200 }), 44),
      mix(inks.near, inks.haze, 0.66 * (1 - depth)),
    );
  return (
    trunks(studio, 0.08, horizon + 90) +
    understorey(horizon + 90, 0.1) +
    roof(studio, 0.1) +
    mist(horizon + 190, 260) +
    (studio.hour === 'night' ? '' : sunbeams(studio)) +
    trunks(studio, 0.42, horizon + 190) +
    understorey(horizon + 196, 0.4) +
    mist(horizon + 300, 190) +
    roof(studio, 0.6) +
    trunks(studio, 0.85, horizon + 280)
  );
}

function treetops(studio: Studio, valley: boolean): string {
  const { random, inks, horizon, focus } = studio;
  const envelope = valley ? valleyAt(focus, 440) : slopeFrom(random.chance(0.5) ? -1 : 1);
  let art = ranges(studio, {
    count: 3,
    from: horizon - 130,
    to: horizon - 10,
    height: [280, 240],
    envelope: [envelope, flat],
    sharpness: 0.4,
  });
  for (let row = 0; row < 4; row += 1) {
    const depth = row / 3;
    const profile = range(random, {
      base: horizon + 60 + row * 70,
      height: 190 - row * 10,
      envelope,
      sharpness: 0.1,
      wavelength: 330,
    });
    const ink = mix(inks.near, inks.haze, 0.5 * (1 - depth));
    if (row === 2) {
      art += [0.1, 0.24, 0.77, 0.9]
        .map((at) =>
          broadTree(
            studio,
            (at + random.between(-0.06, 0.06)) * WIDTH,
            profile(at * WIDTH) + 60,
            random.between(240, 330),
            ink,
          ),
        )
        .join('');
    }
    art += forestBelt(studio, profile, 30 + row * 12, ink) + mist(horizon + 130 + row * 70, 120);
  }
  return art;
}

/** Deciduous and rain forest: halls of trunks, or tier on tier of canopy. */
export function forest(studio: Studio): Setting {
  const { random, inks, horizon, stage } = studio;
  const composition =
    stage === 'land' ? random.pick(['cathedral', 'cathedral', 'valley', 'slope'] as const) : 'valley';
  const scenery =
    composition === 'cathedral' ? cathedral(studio) : treetops(studio, composition === 'valley');
  return withForeground(studio, sky(studio, horizon) + scenery, {
    ground: inks.ground,
    texture: composition === 'cathedral' ? 'litter' : 'meadow',
    frame: ['ferns', 'leaves', 'ferns', 'fronds'],
  });
}
