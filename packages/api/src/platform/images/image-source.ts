import { AppError } from '../errors/app-error';

/** Where originals are read from. A store path names one: `experiences/12/1`. */
export interface ImageReader {
  /** The file, in any format that sharp decodes; undefined when there is no such image. @throws AppError unavailable */
  read(storePath: string): Promise<Buffer | undefined>;
  /** @throws AppError unavailable */
  exists(storePath: string): Promise<boolean>;
}

/** Where originals are kept. */
export interface ImageSource extends ImageReader {
  /**
   * Keeps an original, or replaces it.
   * @param type content type, for people who open the store with other tools
   * @throws AppError unavailable
   */
  write(storePath: string, bytes: Buffer, type: string): Promise<void>;
}

/** A source that reads from a second one what the first does not have, and writes to the first alone. */
export function withFallback(source: ImageSource, fallback: ImageReader): ImageSource {
  return {
    read: async (storePath) => (await source.read(storePath)) ?? fallback.read(storePath),
    exists: async (storePath) => (await source.exists(storePath)) || fallback.exists(storePath),
    write: (storePath, bytes, type) => source.write(storePath, bytes, type),
  };
}

/** @throws AppError invalid when a record is to show an image that does not exist; unavailable */
export async function requireImage(source: ImageReader, imagePath: string | null): Promise<void> {
  if (imagePath !== null && !(await source.exists(imagePath))) {
    throw new AppError('invalid', 'There is no such image.', {
      errors: { image_path: ['names no image'] },
    });
  }
}
