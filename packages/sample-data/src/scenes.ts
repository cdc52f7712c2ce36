import type { Scene } from './illustrator/scene';
import { captionOfSketch } from './scenes/captions';
import { editorialSketches } from './scenes/editorial';
import { experienceSketches } from './scenes/experiences';
import { reviewSketches } from './scenes/reviews';
import { roomScenes } from './scenes/rooms';

/**
 * Returns the scene of an image, for the illustrator.
 * @param path path of an image such as `experiences/104/2` or `brand/home`
 * @returns undefined when no record has that image
 */
export function sceneForImage(path: string): Scene | undefined {
  const room = roomScenes.get(path);
  if (room) return room;
  const sketch = editorialSketches.get(path) ?? experienceSketches.get(path) ?? reviewSketches.get(path);
  if (!sketch) return undefined;
  const [habitat, hour, ...subjects] = sketch;
  return { seed: path, habitat, hour, subjects };
}

/** Returns the caption of an image of an experience's gallery; empty when there is no such image. */
export function captionOf(path: string): string {
  const sketch = experienceSketches.get(path);
  return sketch ? captionOfSketch(sketch) : '';
}
