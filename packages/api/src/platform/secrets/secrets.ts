import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../errors/error-code';

const Secrets = z.object({ otpPepper: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

export function generateSecrets(): Secrets {
  return { otpPepper: randomBytes(32).toString('base64url') };
}

/**
 * Reads the secrets of a development machine, generated once and stored in the data folder, readable by the
 * owner only. Production gets its secrets from the environment.
 */
export async function developmentSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(generateSecrets()), { mode: 0o600, flag: 'wx' });
  try {
    // Of two processes that start together one wins, and the other reads a complete file.
    await link(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  await chmod(file, 0o600);
  return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}
