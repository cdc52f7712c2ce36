import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errors/error-code';
import type { ImageSource } from './image-source';
import { writeWholeFile } from './write-whole-file';

const missing = new Set(['ENOENT', 'ENOTDIR']);

/**
 * Reads and writes originals in a folder: `experiences/12/1` is the file of that name, without an extension.
 */
export function folderImageSource(folder: string): ImageSource {
  return {
    read: (storePath) => unlessMissing(readFile(join(folder, storePath)), undefined),
    exists: (storePath) =>
      unlessMissing(
        access(join(folder, storePath)).then(() => true),
        false,
      ),
    write: (storePath, bytes) => writeWholeFile(join(folder, storePath), bytes),
  };
}

async function unlessMissing<Found, Missing>(
  found: Promise<Found>,
  otherwise: Missing,
): Promise<Found | Missing> {
  try {
    return await found;
  } catch (error) {
    if (missing.has(errorCode(error) ?? '')) return otherwise;
    throw error;
  }
}
