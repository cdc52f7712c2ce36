/** What a picture shows. */
export type Habitat =
  | 'ghats'
  | 'plantation'
  | 'forest'
  | 'river'
  | 'waterfall'
  | 'coast'
  | 'reef'
  | 'boulders'
  | 'lake'
  | 'grassland'
  | 'farm';
export type Hour = 'dawn' | 'day' | 'dusk' | 'night' | 'monsoon';

export interface Scene {
  /** Any stable string; no two seeds give the same picture. */
  readonly seed: string;
  readonly habitat: Habitat;
  readonly hour: Hour;
  /** What stands in front, the subject of the poster. */
  readonly subjects: readonly string[];
}

/**
 * Paints a scene as a self-contained SVG document, 1600 × 1200.
 */
export function illustrate(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><title>${scene.seed}</title></svg>`;
}
