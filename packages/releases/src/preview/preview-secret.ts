import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemCode } from '../store/errors';

/** The secret that signs preview links on this machine; generated on first use, readable by its owner only. */
export async function previewSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
