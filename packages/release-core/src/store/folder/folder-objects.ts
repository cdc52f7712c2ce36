import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { open, readdir, realpath, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { maxFileBytes } from '@kaadu/federation/release';
import { createExclusive, replaceAtomically, temporarySuffix } from './atomic-files';
import { ReleaseError, systemCode } from '../../errors';
import type { ObjectEntry, ObjectStore } from '../objects';

/** Stores objects as files in a folder. */
export function folderObjects(folder: string): ObjectStore {
  const root = resolve(folder);
  const fileOf = (key: string) => join(root, key);

  async function filesBelow(prefix: string, matches: (name: string) => boolean): Promise<ObjectEntry[]> {
    const entries = await undefinedIfMissing(() =>
      readdir(fileOf(prefix), { recursive: true, withFileTypes: true }),
    );
    const files = (entries ?? []).filter((entry) => entry.isFile() && matches(entry.name));
    const found = files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const state = await undefinedIfMissing(() => stat(file));
      return state && { key: relative(root, file).split(sep).join('/'), modifiedAt: state.mtimeMs };
    });
    return (await Promise.all(found)).filter((entry) => entry !== undefined);
  }

  return {
    read: (key) => undefinedIfMissing(() => readInside(root, fileOf(key))),
    create: (key, bytes) => explainWriteErrors(() => createExclusive(fileOf(key), bytes)),
    replace: (key, bytes, tag) =>
      explainWriteErrors(async () => {
        if (tag !== undefined) {
          const current = await undefinedIfMissing(() => readInside(root, fileOf(key)));
          if (current?.tag !== tag) return false;
        }
        await replaceAtomically(fileOf(key), bytes);
        return true;
      }),

    list: (prefix) => filesBelow(prefix, (name) => !name.endsWith(temporarySuffix)),
    temporaryFiles: () => filesBelow('', (name) => name.endsWith(temporarySuffix)),

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
        // The folder does not exist yet; followers of a channel poll as well.
        if (systemCode(error) === 'ENOENT') return () => undefined;
        throw error;
      }
    },
  };
}

/** Reads a regular file whose resolved path is inside the root. */
async function readInside(root: string, file: string) {
  const [inside, real] = await Promise.all([realpath(root), realpath(file)]);
  if (!real.startsWith(inside + sep)) throw unreadable(file, 'it is outside the store');
  const handle = await open(real);
  try {
    await assertReadable(handle, file);
    const bytes = await handle.readFile();
    return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
  } finally {
    await handle.close();
  }
}

async function assertReadable(handle: FileHandle, file: string): Promise<void> {
  const state = await handle.stat();
  if (!state.isFile()) throw unreadable(file, 'it is not a file');
  if (state.size > maxFileBytes)
    throw unreadable(
      file,
      `it is ${state.size} bytes long, over the limit of ${maxFileBytes} for a file of a release`,
    );
}

function unreadable(file: string, reason: string): ReleaseError {
  return new ReleaseError(
    'unreadable',
    `${file} cannot be read: ${reason}. Restore the store from its backup.`,
  );
}

async function undefinedIfMissing<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return undefined;
    throw error;
  }
}

const writeErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space (`release prune --dry-run` lists what can be removed)',
  EDQUOT: 'the disk quota is exceeded. Free some space (`release prune --dry-run` lists what can be removed)',
  EACCES: 'permission denied. Check the permissions of the folder',
  EPERM: 'permission denied. Check the permissions of the folder',
  EROFS: 'the file system is read-only',
};

async function explainWriteErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const reason = writeErrors[systemCode(error) ?? ''];
    if (!reason) throw error;
    throw new ReleaseError('unavailable', `The release store cannot be written to: ${reason}.`, {
      cause: error,
    });
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
