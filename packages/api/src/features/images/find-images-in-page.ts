import { type ImageRequest, parseImagePath } from './parse-image-path';

const imageUrl = /\/images\/([\w@./-]+)/g;

/**
 * Finds the images that an HTML page may request from this API: each `srcset` variant once, in order of
 * appearance. Where the browser chooses the format, lists both WebP and AVIF.
 */
export function findImagesInPage(html: string): ImageRequest[] {
  const paths = new Set([...html.matchAll(imageUrl)].map(([, path = '']) => path));
  return [...paths].flatMap((path) => {
    const found = parseImagePath(path);
    if (!found) return [];
    const formats = found.format ? [found.format] : (['webp', 'avif'] as const);
    return formats.map((format) => ({ ...found, format }));
  });
}
