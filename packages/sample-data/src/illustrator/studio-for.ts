import type { Inks } from './palettes';
import type { Random } from './prng';
import type { Scene } from './scene';
import type { Stage, Studio } from './studio';
import { subjectArts } from './subjects';
import type { Element } from './subjects/subject';

const watery: readonly Scene['habitat'][] = ['river', 'lake', 'estuary', 'waterfall', 'coast'];

/**
 * Returns the foreground of a scene: its hero's element decides; its companions and its habitat may add
 * water.
 */
function stageFor({ habitat, subjects }: Scene, elements: readonly Element[]): Stage {
  const hero = elements.find((element) => element !== 'sky');
  if (habitat === 'reef' || hero === 'sea') return 'sea';
  if (hero === 'water' || subjects[0] === 'bridge') return 'water';
  if (elements.includes('water') || elements.includes('sea')) return 'shore';
  if (!watery.includes(habitat)) return 'land';
  return hero === undefined || hero === 'air' ? 'water' : 'shore';
}

const horizons: Readonly<Record<Stage, number>> = { land: 600, shore: 590, water: 560, sea: 400 };

/** Sets up an image before it is drawn: stage, horizon, light and the hero's place. */
export function studioFor(scene: Scene, inks: Inks, random: Random): Omit<Studio, 'random'> {
  const elements = scene.subjects.map((subject) => subjectArts[subject].element);
  const stage = stageFor(scene, elements);
  const horizon = horizons[stage] + random.between(-24, 24);
  const light = random.chance(0.5) ? -1 : 1;
  const focus = 800 - light * random.between(10, 110);
  const radius = random.between(62, 128) * (scene.hour === 'night' || scene.hour === 'day' ? 0.72 : 1);
  const height =
    scene.hour === 'dawn' || scene.hour === 'dusk' ? random.between(170, 300) : random.between(260, 350);
  const sun = { x: 800 + light * random.between(90, 400), y: Math.max(150, horizon - height), radius };
  return { inks, hour: scene.hour, stage, horizon, light, focus, sun, elements: new Set(elements) };
}
