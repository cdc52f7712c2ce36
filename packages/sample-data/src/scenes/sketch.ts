import type { Habitat, Hour, Subject } from '../illustrator/scene';

/** A scene without its seed: habitat, hour and subjects, the hero first. */
export type Sketch = readonly [Habitat, Hour, ...Subject[]];

/** Cover, subject, detail, night or dawn mood, path: the five images of an experience. */
type Gallery = readonly [Sketch, Sketch, Sketch, Sketch, Sketch];

/** Galleries by key of the experience. */
export type Galleries = Readonly<Record<number, Gallery>>;

/** Returns sketches of a folder's records by store path, `<folder>/<key>/1`. */
export function sketches(folder: string, byKey: Readonly<Record<number, Sketch>>): [string, Sketch][] {
  return Object.entries(byKey).map(([key, sketch]) => [`${folder}/${key}/1`, sketch]);
}
