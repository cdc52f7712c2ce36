import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../errors/error-code';

const Secrets = z.object({ otpPepper: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

export function makeSecrets(): Secrets {
  return { otpPepper: randomBytes(32).toString('base64url') };
}

/**
 * The secrets of a development machine, made once and kept in the data folder for their owner only. Production gets
 * its secrets from the environment.
 */
export async function developmentSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: two processes that start together must not each write their own.
    await writeFile(file, JSON.stringify(makeSecrets()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  await chmod(file, 0o600);
  return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
}
