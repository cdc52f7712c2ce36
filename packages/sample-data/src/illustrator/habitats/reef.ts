import { fill } from '../draw/svg';
import { mix } from '../draw/colour';
import { palmBank } from '../layers/water/banks';
import { ranges } from '../layers/ridges';
import { bubbles, depths, reefFloor } from '../layers/water/sea';
import { sky } from '../layers/sky';
import { withForeground } from '../layers/stages';
import { flat } from '../layers/terrain';
import type { Setting, Studio } from '../studio';
import { WIDTH } from '../studio';

/** The surface from below: a bright disc of sky, broken by swell. */
function skylight({ random, inks, sun }: Studio): string {
  let art = '';
  for (let ring = 0; ring < 4; ring += 1) {
    const [rx, ry] = [620 - ring * 150, 150 - ring * 34];
    art += fill(
      `M${sun.x - rx} -10Q${sun.x - rx * 0.7} ${ry + random.between(-14, 14)} ${sun.x} ${ry}T${sun.x + rx} -10Z`,
      mix(mix(inks.water, inks.sky[2], 0.62), inks.sun, 0.16 + ring * 0.2),
    );
  }
  return art;
}

/** Coral gardens: wholly under water, or cut at the surface with land beyond. */
export function reef(studio: Studio): Setting {
  const { random, inks, horizon, elements } = studio;
  const afloat = elements.has('ground') || elements.has('water') || elements.has('air');
  if (afloat || random.chance(0.3)) {
    const back =
      sky(studio, horizon) +
      ranges(studio, {
        count: 2,
        from: horizon - 30,
        to: horizon,
        height: [130, 90],
        envelope: [flat, flat],
        sharpness: 0.3,
      });
    return withForeground(studio, back, {
      ground: inks.ground,
      texture: 'sand',
      frame: ['fronds'],
      farBank: palmBank(studio, 8),
    });
  }
  const floor = reefFloor(studio);
  const air = [0, 1, 2]
    .map(() => bubbles(studio, random.between(200, WIDTH - 200), 1000, random.int(5, 9)))
    .join('');
  return {
    back: depths(studio, 0) + skylight(studio) + air + floor.art,
    floor: floor.floor,
    waterline: 140,
    front: '',
  };
}
