import type { ImageVariant, PhotoRead } from './image-jobs';

/** Encodes images. */
export interface ImageEncoder {
  /** Encodes an original in a size, cropped to fill it. @throws Error when encoding fails */
  encode(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array>;
  /** Decodes an uploaded photo and encodes it again, so that only the visible pixels survive. */
  readPhoto(upload: Uint8Array): Promise<PhotoRead>;
  close(): Promise<void>;
}
