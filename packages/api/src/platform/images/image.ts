import type { Image } from '@kaadu/contracts/fields';

/** Describes a stored image in a response; null when the record has none. */
export function image(imagestorepath: string | null | undefined, alt: string): Image | null {
  return imagestorepath ? { imagestorepath, alt } : null;
}
