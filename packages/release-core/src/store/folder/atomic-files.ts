import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '../../errors';

/**
 * Creates a file with all its content in one step.
 * @returns false when the file exists, which is left unchanged
 */
export async function createExclusive(path: string, content: string | Uint8Array): Promise<boolean> {
  const temporary = await writeTemporary(path, content);
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Replaces a file in one step: a reader sees the old content or the new, never a mixture. Not `write-file-atomic`, which
 * lacks the exclusive creation that needs the same temporary file.
 */
export async function replaceAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await rename(await writeTemporary(path, content), path);
}

/** Suffix of files that are still being written, which readers ignore. */
export const temporarySuffix = '.tmp';

async function writeTemporary(path: string, content: string | Uint8Array): Promise<string> {
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
