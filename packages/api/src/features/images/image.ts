import type { Image } from '@kaadu/contracts/api';

/** The DTO of a stored picture; null when there is none. */
export function image(imagestorepath: string | null | undefined, alt: string): Image | null {
  return imagestorepath ? { imagestorepath, alt } : null;
}
