import { openAsBlob } from 'node:fs';
import { access, link, mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../errors/error-code';

const dayMs = 24 * 60 * 60_000;

/**
 * Returns a snapshot of an embedded database from a file, which is created once for all processes. Older
 * files in its folder are deleted, unless another process may be using them.
 * @param path file, named after everything that determines its content
 * @param create creates the snapshot; see `snapshotPglite`
 */
export async function snapshotFile(path: string, create: () => Promise<Blob>): Promise<Blob> {
  try {
    await access(path);
  } catch {
    await mkdir(dirname(path), { recursive: true });
    await deleteOldFiles(dirname(path));
    // Each process writes its own file, and the first one wins. Replacing that file would make the blobs
    // unreadable that others have opened.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, Buffer.from(await (await create()).arrayBuffer()));
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await unlink(draft);
  }
  return openAsBlob(path);
}

async function deleteOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs = Infinity } = await stat(path).catch(() => ({ mtimeMs: undefined }));
    if (Date.now() - mtimeMs > dayMs) await unlink(path).catch(() => undefined);
  }
}
