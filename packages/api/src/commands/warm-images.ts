import { closeWhenAsked } from '@kaadu/node-runtime/graceful-close';
import { join } from 'node:path';
import { parseEnv } from '../env';
import { createImageStore, findImagesInPage } from '../features/images';
import { localEncoder } from '../platform/images/encoder/local-encoder';
import { type ImageReader, withFallback } from '../platform/images/image-source';
import { openImageSource } from '../platform/images/open-image-source';
import { reportFailure } from './report-failure';

/**
 * Encodes the images of pages before they are requested: `warm-images http://localhost:3000/ …`. WebP comes
 * first, because it is fast and serves as a fallback until the AVIF is encoded.
 */
async function run(pages: readonly string[]): Promise<string> {
  const env = parseEnv(process.env);
  const found = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(page);
      if (!response.ok) throw new Error(`${page} answered ${response.status}`);
      return findImagesInPage(await response.text());
    }),
  );
  const originals = await openImageSource(env.IMAGE_STORE, reportFailure);
  const development = env.NODE_ENV === 'production' ? undefined : await import('../development');
  const source = development ? withFallback(originals, development.generatedImages) : originals;
  const images = createImageStore({
    folder: join(env.DATA_DIR, 'images'),
    maxBytes: env.IMAGE_CACHE_MB * 1e6,
    source: readOnce(source),
    encoder: localEncoder,
    onError: reportFailure,
  });
  const requests = found.flat();
  const passes = [
    requests.filter(({ format, density }) => format !== 'avif' && density === 1),
    requests.filter(({ format, density }) => format !== 'avif' && density === 2),
    requests.filter(({ format, density }) => format === 'avif' && density === 1),
    requests.filter(({ format, density }) => format === 'avif' && density === 2),
  ];
  // One at a time, so that visitors' requests take precedence.
  for (const request of passes.flat()) await images.prepare(request);
  return `${requests.length} images of ${pages.length} pages are encoded.`;
}

/** Reads each original once for all of its variants. The originals of a few pages fit into memory. */
function readOnce({ read, exists }: ImageReader): ImageReader {
  const known = new Map<string, Promise<Buffer | undefined>>();
  return {
    read(storePath) {
      const original = known.get(storePath) ?? read(storePath);
      known.set(storePath, original);
      return original;
    },
    exists,
  };
}

// Printed at the start: images that the command does not reach are encoded on request.
closeWhenAsked(async () => process.exit());
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
