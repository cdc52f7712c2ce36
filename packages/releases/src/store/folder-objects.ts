import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { open, readdir, realpath, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { maxFileBytes } from '@kaadu/federation/release';
import { createExclusive, replaceAtomically, temporarySuffix } from './atomic-files';
import { ReleaseError, systemCode } from './errors';
import type { ObjectEntry, ObjectStore } from './objects';

/** Objects as files below a folder. */
export function folderObjects(folder: string): ObjectStore {
  const root = resolve(folder);
  const fileOf = (key: string) => join(root, key);

  async function filesBelow(prefix: string, wanted: (name: string) => boolean): Promise<ObjectEntry[]> {
    const entries = await unlessMissing(() =>
      readdir(fileOf(prefix), { recursive: true, withFileTypes: true }),
    );
    const files = (entries ?? []).filter((entry) => entry.isFile() && wanted(entry.name));
    const found = files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const state = await unlessMissing(() => stat(file));
      return state && { key: relative(root, file).split(sep).join('/'), modifiedAt: state.mtimeMs };
    });
    return (await Promise.all(found)).filter((entry) => entry !== undefined);
  }

  return {
    read: (key) => unlessMissing(() => readInside(root, fileOf(key))),
    create: (key, bytes) => written(() => createExclusive(fileOf(key), bytes)),
    replace: (key, bytes, tag) =>
      written(async () => {
        if (tag !== undefined) {
          const current = await unlessMissing(() => readInside(root, fileOf(key)));
          if (current?.tag !== tag) return false;
        }
        await replaceAtomically(fileOf(key), bytes);
        return true;
      }),

    list: (prefix) => filesBelow(prefix, (name) => !name.endsWith(temporarySuffix)),
    litter: () => filesBelow('', (name) => name.endsWith(temporarySuffix)),

    async remove(keys) {
      for (const key of keys) {
        await rm(fileOf(key), { force: true });
        await removeEmptyFolders(root, dirname(fileOf(key)));
      }
    },

    watch(key, onHint) {
      try {
        const name = basename(key);
        const watcher = watch(dirname(fileOf(key)), (_event, file) => {
          if (file === null || file === name) onHint();
        });
        watcher.on('error', () => watcher.close());
        return () => watcher.close();
      } catch (error) {
        // Nothing to watch yet: whoever follows a channel polls as well.
        if (systemCode(error) === 'ENOENT') return () => undefined;
        throw error;
      }
    },
  };
}

/** Reads a regular file that really lies inside the root, however its path was linked together. */
async function readInside(root: string, file: string) {
  const [inside, real] = await Promise.all([realpath(root), realpath(file)]);
  if (!real.startsWith(inside + sep)) throw unreadable(file, 'it leads out of the store');
  const handle = await open(real);
  try {
    await refuseUnreadable(handle, file);
    const bytes = await handle.readFile();
    return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
  } finally {
    await handle.close();
  }
}

async function refuseUnreadable(handle: FileHandle, file: string): Promise<void> {
  const state = await handle.stat();
  if (!state.isFile()) throw unreadable(file, 'it is not a file');
  if (state.size > maxFileBytes)
    throw unreadable(file, `it has ${state.size} bytes, more than a release may`);
}

function unreadable(file: string, reason: string): ReleaseError {
  return new ReleaseError('unreadable', `${file} is not read: ${reason}. Restore the store from its backup.`);
}

async function unlessMissing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

const writeFaults: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full. Make room (`release prune --dry-run` shows what could go)',
  EDQUOT: 'its quota is spent. Make room (`release prune --dry-run` shows what could go)',
  EACCES: 'it may not be written to. Check the permissions of the folder',
  EPERM: 'it may not be written to. Check the permissions of the folder',
  EROFS: 'its file system is read-only',
};

async function written<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const fault = writeFaults[systemCode(error) ?? ''];
    if (!fault) throw error;
    throw new ReleaseError('unavailable', `The release store cannot be written: ${fault}.`, { cause: error });
  }
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let current = folder; current.startsWith(root + sep); current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}
