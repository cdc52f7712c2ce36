import { imageFormats } from '@kaadu/contracts';
import * as z from 'zod';

/* Messages between the API and the process that encodes images. */

/** Maximum size of a photo. A hundred megapixels take 400 MB to decode; cameras and phones make 12 to 50. */
export const maxPhotoPixels = 40_000_000;

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const ImageVariant = z.object({
  /** Width in pixels. */
  width: z.int(),
  height: z.int(),
  format: z.enum(imageFormats),
  /** Quality, 1 to 100 on the scale of the format's encoder. */
  quality: z.int(),
});
export type ImageVariant = z.infer<typeof ImageVariant>;

export const Encoded = Bytes;

/** Result of reading an uploaded photo. */
export const PhotoRead = z.discriminatedUnion('outcome', [
  /** `bytes`: WebP in sRGB, upright, without any metadata. */
  z.object({ outcome: z.literal('read'), bytes: Bytes, width: z.int(), height: z.int() }),
  z.object({ outcome: z.literal('too-large'), width: z.int(), height: z.int() }),
  z.object({ outcome: z.literal('damaged') }),
]);
export type PhotoRead = z.infer<typeof PhotoRead>;

export const JobMessage = z.object({
  id: z.int(),
  job: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('encode'), original: Bytes, variant: ImageVariant }),
    z.object({ kind: z.literal('read-photo'), upload: Bytes }),
  ]),
});
export type JobMessage = z.infer<typeof JobMessage>;

export const ResultMessage = z.union([
  z.object({ id: z.int(), error: z.string() }),
  z.object({ id: z.int(), result: z.unknown() }),
]);
export type ResultMessage = z.infer<typeof ResultMessage>;
