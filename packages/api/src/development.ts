import { sampleData, sceneForImage } from '@kaadu/sample-data';
import { illustrate } from '@kaadu/sample-data/illustrator';
import type { Database } from './platform/database/database';
import type { ImageReader } from './platform/images/image-source';
import { isWithoutContent, loadSampleContent } from './sample-content/load-sample-content';

/*
 * What a development set-up adds to the API. Only `main.ts` imports this file, and not in production: production has
 * neither sample content nor drawn pictures.
 */

/** Fills an embedded database that is new. A database server gets content when somebody asks for it (`npm run tool seed`). */
export async function fillNewDatabase(database: Database): Promise<void> {
  if (database.kind === 'pglite' && (await isWithoutContent(database))) {
    await loadSampleContent(database, sampleData);
  }
}

/** Draws the pictures of the sample content. */
export const drawnImages: ImageReader = {
  async read(storePath) {
    const scene = sceneForImage(storePath);
    return scene && Buffer.from(illustrate(scene));
  },
  exists: async (storePath) => sceneForImage(storePath) !== undefined,
};
