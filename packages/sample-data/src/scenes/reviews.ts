import { experiences } from '../records/experiences';
import { reviewKey } from '../record-keys';
import { experienceSketches } from './experiences';
import type { Sketch } from './sketch';

/**
 * Scenes of travellers' photographs by store path, `reviews/<key>/<view>`: a new image of the gallery's view.
 */
export const reviewSketches: ReadonlyMap<string, Sketch> = new Map(
  experiences.flatMap(({ key, reviews }) =>
    reviews.flatMap(({ photos = [] }, index) =>
      photos.flatMap((view): [string, Sketch][] => {
        const sketch = experienceSketches.get(`experiences/${key}/${view}`);
        return sketch ? [[`reviews/${reviewKey(key, index)}/${view}`, sketch]] : [];
      }),
    ),
  ),
);
