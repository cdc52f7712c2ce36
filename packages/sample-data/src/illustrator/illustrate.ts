import { escapeXml, fade } from './draw/svg';
import { habitatPainters } from './habitats';
import { grain } from './layers/grain';
import { interior } from './layers/interior';
import { rain } from './layers/clouds';
import { composeSubjects } from './compose';
import { inksFor } from './palettes';
import { randomFrom } from './prng';
import type { Scene } from './scene';
import { HEIGHT, WIDTH } from './studio';
import { studioFor } from './studio-for';

/**
 * Draws a scene as a self-contained SVG document, 1600 × 1200, in the style of a national-park poster. The
 * output is deterministic. Crops of 2:1, 3:2 and 3:4 around the centre contain the subject.
 */
export function illustrate(scene: Scene): string {
  const random = randomFrom([scene.seed, scene.habitat, scene.hour, ...scene.subjects].join('|'));
  const inks = inksFor(scene.habitat, scene.hour, random.fork('inks'));
  const studio = studioFor(scene, inks, random.fork('composition'));
  const setting = habitatPainters[scene.habitat]({ ...studio, random: random.fork('land') });
  const subjects = composeSubjects(scene, setting, { ...studio, random: random.fork('subjects') });
  const weather =
    scene.hour === 'monsoon' && scene.habitat !== 'reef'
      ? rain({ ...studio, random: random.fork('rain') })
      : '';
  const landscape = setting.back + subjects.art + setting.front + weather;
  const view = scene.room
    ? interior(scene.room, landscape, { ...studio, random: random.fork('room') })
    : landscape;
  const label = escapeXml(`${scene.seed}: ${scene.habitat}, ${scene.hour}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${label}</title>` +
    `<defs>${fade('mist', inks.haze, 0, 0.9)}${fade('settled', inks.haze, 0.9, 0.9)}</defs>` +
    `${view}${grain(random.fork('grain'), inks)}</svg>`
  );
}
