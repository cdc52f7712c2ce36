import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError, systemCode } from '../errors';
import { newSigningKey, parseSigningKey, pemOf, type SigningKey } from './keys';
import { changeTrustList } from './trust-list';

/** Saves a private key that only its owner can read. @returns the file */
export async function saveKey(folder: string, name: string, key: SigningKey): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.pem`);
  await writeFile(file, pemOf(key), { flag: 'wx', mode: 0o600 });
  return file;
}

/** Reads a private key. @throws ReleaseError `not-found` or `refused` */
export async function readKey(file: string): Promise<SigningKey> {
  const pem = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ReleaseError(
      'not-found',
      `There is no key at ${file}. Create one with \`release keys new\`, or set RELEASE_KEY to yours.`,
      {
        cause: error,
      },
    );
  });
  return parseSigningKey(pem, file);
}

export interface DevelopmentKeyOptions {
  /** Folder of private keys. */
  readonly folder: string;
  /** Trust list that the public key is added to. */
  readonly trustFile: string;
  /** Remotes that it may sign. */
  readonly remotes: readonly string[];
}

/** Returns the default key of a machine: generated on first use, and trusted by that machine's own store only. */
export async function developmentKey({
  folder,
  trustFile,
  remotes,
}: DevelopmentKeyOptions): Promise<SigningKey> {
  const file = join(folder, 'development.pem');
  await saveKey(folder, 'development', newSigningKey()).catch((error: unknown) => {
    if (systemCode(error) !== 'EEXIST') throw error;
  });
  await chmod(file, 0o600);
  const key = await readKey(file);
  await changeTrustList(trustFile, (keys) => {
    const known = keys.find(({ id }) => id === key.id);
    const others = keys.filter(({ id }) => id !== key.id);
    if (known?.revoked) return [...keys];
    const signs = [...new Set([...(known?.remotes ?? []), ...remotes])];
    return [...others, { id: key.id, owner: 'development', publicKey: key.publicKey, remotes: signs }];
  });
  return key;
}
