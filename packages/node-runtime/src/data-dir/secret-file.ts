import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a secret of this machine that several processes share: 256 random bits, base64url, readable by their
 * owner only. The first process generates it.
 */
export async function secretFile(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const known = await read(file);
  if (known !== undefined) return known;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    // A direct write could be read incomplete by another process.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
