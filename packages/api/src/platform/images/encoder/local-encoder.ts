import pLimit from 'p-limit';
import sharp from 'sharp';
import { maxPhotoPixels, type PhotoRead } from './image-jobs';
import type { ImageEncoder } from './image-encoder';

// Each image is encoded once, so a cache of operations would keep results that are never used again.
// Encodings run in parallel, so threads within each would only multiply memory.
sharp.cache(false);
sharp.concurrency(1);
/** Effort, 0 to 9. 3 takes twice as long for the same size; 1 and 0 enlarge files (docs/performance.md). */
const avifEffort = 2;
/** Chroma at half the density, as in WebP: a fifth less time and memory than full density (ADR 068). */
const chromaSubsampling = '4:2:0';

/**
 * Background of transparent areas. Illustrations have an alpha channel even when opaque, which AVIF would
 * encode as a second image.
 */
const background = '#fff';

/** Longer side of a stored photo in pixels: enough for the largest preset at double density. */
const longestSide = 3_200;
const photoQuality = 90;
const decodeSeconds = 20;

/** Decoding takes hundreds of megabytes: one at a time. */
const decoding = pLimit(1);

/** Encodes in this process, whose memory grows accordingly. */
export const localEncoder: ImageEncoder = {
  encode: (original, { width, height, format, quality }) =>
    sharp(original)
      .flatten({ background })
      .resize(width, height, { fit: 'cover' })
      .toFormat(format, format === 'avif' ? { quality, effort: avifEffort, chromaSubsampling } : { quality })
      .toBuffer(),
  async readPhoto(upload) {
    try {
      const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata();
      if (width * height > maxPhotoPixels) return { outcome: 'too-large', width, height };
      return await decoding(() => encodePhoto(upload));
    } catch {
      // The decoder does not distinguish a damaged file from other failures: all are attributed to the file.
      return { outcome: 'damaged' };
    }
  },
  close: async () => undefined,
};

async function encodePhoto(upload: Uint8Array): Promise<PhotoRead> {
  const { data, info } = await sharp(upload, { failOn: 'error', limitInputPixels: maxPhotoPixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: photoQuality })
    .timeout({ seconds: decodeSeconds })
    .toBuffer({ resolveWithObject: true });
  return { outcome: 'read', bytes: data, width: info.width, height: info.height };
}
