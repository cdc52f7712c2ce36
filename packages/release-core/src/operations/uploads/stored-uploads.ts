import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { systemCode } from '../../errors';
import { uploadFolder, type UploadOf } from './upload-folder';

/** Upload with the files that it holds so far. */
export interface StoredUpload extends UploadOf {
  readonly folder: string;
  /** Size of each of its files. */
  readonly files: readonly number[];
  /** Time of the last write to one of its files, in milliseconds since the epoch. */
  readonly writtenAt: number;
}

/** Returns the uploads that have been neither published nor refused. */
export async function storedUploads(uploads: string): Promise<StoredUpload[]> {
  const found = new Map<string, StoredUpload>();
  for (const entry of await entriesBelow(uploads)) {
    const path = join(entry.parentPath, entry.name);
    const [tokenId, remote, version] = relative(uploads, path).split(sep);
    // Only what lies below uploads/<token>/<remote>/<version> belongs to an upload.
    if (!tokenId || !remote || !version) continue;
    const state = await stateOf(path);
    if (!state) continue;
    const folder = uploadFolder(uploads, { tokenId, remote, version });
    const known = found.get(folder) ?? { tokenId, remote, version, folder, files: [], writtenAt: 0 };
    const writtenAt = Math.max(known.writtenAt, state.mtimeMs);
    found.set(folder, {
      ...known,
      files: state.isFile() ? [...known.files, state.size] : known.files,
      writtenAt,
    });
  }
  return [...found.values()];
}

async function entriesBelow(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Reads the state of an upload. Undefined when it was published and removed in the meantime. */
async function stateOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
