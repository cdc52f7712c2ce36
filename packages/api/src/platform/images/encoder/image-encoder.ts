import type { ImageVariant, PhotoRead } from './image-jobs';

/** Encodes pictures. */
export interface ImageEncoder {
  /** An original in a size, cut to fill it. @throws Error when it cannot be encoded */
  encode(original: Uint8Array, variant: ImageVariant): Promise<Uint8Array>;
  /** Decodes a photo that somebody has sent, and encodes it anew, so that nothing of the file survives but what is seen. */
  readPhoto(upload: Uint8Array): Promise<PhotoRead>;
  close(): Promise<void>;
}
