import { sampleData, sceneForImage } from '@kaadu/sample-data';
import { illustrate } from '@kaadu/sample-data/illustrator';
import type { Database } from './platform/database/database';
import type { ImageReader } from './platform/images/image-source';
import { isWithoutContent, loadSampleContent } from './sample-content/load-sample-content';

/*
 * Additions of a development setup. Only `main.ts` imports this file, and not in production, which has
 * neither sample content nor generated images.
 */

/** Fills a new embedded database. A database server gets content from `npm run tool seed`. */
export async function fillNewDatabase(database: Database): Promise<void> {
  if (database.kind === 'pglite' && (await isWithoutContent(database))) {
    await loadSampleContent(database, sampleData);
  }
}

/** Generates the images of the sample content. */
export const generatedImages: ImageReader = {
  async read(storePath) {
    const scene = sceneForImage(storePath);
    return scene && Buffer.from(illustrate(scene));
  },
  exists: async (storePath) => sceneForImage(storePath) !== undefined,
};
