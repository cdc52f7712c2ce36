import { type ImageRequest, parseImagePath } from './parse-image-path';

const address = /\/images\/([\w@./-]+)/g;

/** Every image that an HTML page may ask this API for, each variant of its `srcset`s once, in order of appearance. */
export function findImagesInPage(html: string): ImageRequest[] {
  const paths = new Set([...html.matchAll(address)].map(([, path = '']) => path));
  return [...paths].flatMap((path) => parseImagePath(path) ?? []);
}
