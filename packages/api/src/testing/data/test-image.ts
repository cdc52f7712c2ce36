import { folderImageSource } from '../../platform/images/folder-image-source';
import { type ImageSource, withFallback } from '../../platform/images/image-source';

/** Returns the same illustration for all images of experiences, and none for other paths. */
export function testImage(storePath: string): Buffer | undefined {
  return storePath.startsWith('experiences/')
    ? Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#1d4d38"/><circle cx="800" cy="600" r="300" fill="#e8a33d"/></svg>',
      )
    : undefined;
}

/** Stores uploads in a folder, and also reads test images. */
export function testImages(folder: string, draw = testImage): ImageSource {
  return withFallback(folderImageSource(folder), {
    read: async (storePath) => draw(storePath),
    exists: async (storePath) => testImage(storePath) !== undefined,
  });
}
