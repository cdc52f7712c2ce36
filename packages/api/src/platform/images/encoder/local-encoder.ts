import pLimit from 'p-limit';
import sharp from 'sharp';
import { maxPhotoPixels, type PhotoRead } from './image-jobs';
import type { ImageEncoder } from './image-encoder';

// Each picture is encoded once, so that a cache of operations keeps what nobody asks for again; and encodings run beside
// each other, so that threads within each only multiply its memory.
sharp.cache(false);
sharp.concurrency(1);
/** Of 0 to 9. 3 takes about twice as long for as many bytes; 1 and 0 cost bytes (docs/performance.md). */
const avifEffort = 2;
/** Colours at half the density, as in WebP and most JPEG files: a fifth less time and memory than at the full one (ADR 068). */
const chromaSubsampling = '4:2:0';

/** Of what is transparent. Drawings have a channel for it even when nothing is, and AVIF encodes that as a picture of its own. */
const background = '#fff';

/** Pixels of the longer side of what is kept of a photo: enough for the largest preset at double density. */
const longestSide = 3_200;
const photoQuality = 90;
const decodeSeconds = 20;

/** Decoding takes memory by the hundred megabytes: one at a time. */
const decoding = pLimit(1);

/** Encodes in this process, whose memory grows by that. */
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
      // The decoder does not tell a damaged file from other failures: each is taken for the file's.
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
