import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemCode } from '../../errors';
import { replaceAtomically } from '../../store/folder/atomic-files';
import type { StateStorage } from './state-storage';

/** Creates the storage of a service that runs as one process: files of its own folder. */
export function folderStorage(folder: string): StateStorage {
  const locate = (name: string) => join(folder, name);
  return {
    locate,

    async read(name) {
      try {
        return await readFile(locate(name), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async replace(name, text) {
      await replaceAtomically(locate(name), text);
    },

    async append(name, line) {
      const file = locate(name);
      await mkdir(folder, { recursive: true });
      const separator = (await endsInLine(file)) ? '' : '\n';
      await appendFile(file, `${separator}${line}\n`, { mode: 0o600 });
    },

    async *lines(name) {
      try {
        yield* createInterface({ input: createReadStream(locate(name)), crlfDelay: Infinity });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

const isMissing = (error: unknown) => systemCode(error) === 'ENOENT';

/** Returns false when a writer was interrupted within a line. */
async function endsInLine(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!handle) return true;
  try {
    const { size } = await handle.stat();
    if (size === 0) return true;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString('utf8') === '\n';
  } finally {
    await handle.close();
  }
}
