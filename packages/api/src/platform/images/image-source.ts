import { AppError } from '../errors/app-error';

/** Reads originals by store path: `experiences/12/1`. */
export interface ImageReader {
  /** Reads a file in any format of sharp; undefined for an unknown path. @throws AppError unavailable */
  read(storePath: string): Promise<Buffer | undefined>;
  /** @throws AppError unavailable */
  exists(storePath: string): Promise<boolean>;
}

/** Store of originals. */
export interface ImageSource extends ImageReader {
  /**
   * Stores an original, or replaces it.
   * @param type content type, for people who open the store with other tools
   * @throws AppError unavailable
   */
  write(storePath: string, bytes: Buffer, type: string): Promise<void>;
}

/**
 * Combines two sources: reads from the fallback what the first one lacks, and writes to the first one only.
 */
export function withFallback(source: ImageSource, fallback: ImageReader): ImageSource {
  return {
    read: async (storePath) => (await source.read(storePath)) ?? fallback.read(storePath),
    exists: async (storePath) => (await source.exists(storePath)) || fallback.exists(storePath),
    write: (storePath, bytes, type) => source.write(storePath, bytes, type),
  };
}

/** Requires that a record's image exists. @throws AppError invalid if it does not; unavailable */
export async function requireImage(source: ImageReader, imagePath: string | null): Promise<void> {
  if (imagePath !== null && !(await source.exists(imagePath))) {
    throw new AppError('invalid', 'There is no such image.', {
      errors: { image_path: ['does not exist'] },
    });
  }
}
