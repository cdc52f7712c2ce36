import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from './errors';

/**
 * Creates a file with all its content, or not at all, and never over an existing one.
 * @returns false when the file exists already
 */
export async function createExclusive(path: string, content: string | Uint8Array): Promise<boolean> {
  const complete = await writeBeside(path, content);
  try {
    await link(complete, path);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(complete, { force: true });
  }
}

/** Replaces a file in one step: a reader sees the old content or the new, never a part. */
export async function replaceAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await rename(await writeBeside(path, content), path);
}

/** Marks files that are being written; whatever bears it belongs to nobody yet. */
export const temporarySuffix = '.tmp';

async function writeBeside(path: string, content: string | Uint8Array): Promise<string> {
  const temporary = `${path}.${randomUUID()}${temporarySuffix}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, content, { flush: true });
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
