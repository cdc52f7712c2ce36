import type { Image } from '@kaadu/contracts/fields';

/** A stored image as responses describe it; null when the record has none. */
export function image(imagestorepath: string | null | undefined, alt: string): Image | null {
  return imagestorepath ? { imagestorepath, alt } : null;
}
