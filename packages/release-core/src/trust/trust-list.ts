import { readFile } from 'node:fs/promises';
import { canonicalJson, RemoteName } from '@kaadu/federation/release';
import * as z from 'zod';
import { inputFaults } from '../input-errors';
import { ChannelName } from '../channels/channel';
import { replaceAtomically } from '../store/folder/atomic-files';
import { ReleaseError, systemCode } from '../errors';
import { keyIdOf, publicKeyOf } from './keys';

/** One key and the remotes that it may sign. */
export const TrustedKey = z
  .strictObject({
    id: z.string(),
    /** Team or person who holds the private key. */
    owner: z.string().min(1).max(80),
    /** Public key, DER (SPKI) in base64. */
    publicKey: z.string().max(200).refine(isEd25519, 'must be an ed25519 public key (SPKI, base64)'),
    remotes: z.array(RemoteName),
    /** Channels whose history it may sign, `*` for all. The history of a channel that any key names must be signed. */
    channels: z.array(z.union([ChannelName, z.literal('*')])).optional(),
    /** Instant from which releases signed with it are refused. */
    notAfter: z.iso.datetime().optional(),
    /** Time and reason of its revocation; everything that it ever signed is refused. */
    revoked: z.strictObject({ at: z.iso.datetime(), reason: z.string().max(500) }).optional(),
  })
  .refine(
    ({ remotes, channels = [] }) => remotes.length + channels.length > 0,
    'must name at least one remote or channel',
  )
  .refine(({ id, publicKey }) => id === keyIdOf(publicKey), 'id must match the public key');
export type TrustedKey = z.infer<typeof TrustedKey>;

/** Keys whose releases a site accepts. Stored with the shell's configuration, or in the store of a single machine. */
export const TrustList = z.strictObject({ keys: z.array(TrustedKey) });
export type TrustList = z.infer<typeof TrustList>;

/** Reads a trust list. @throws ReleaseError `not-found` without a file, `unreadable` when it is not a trust list */
export async function readTrustList(file: string): Promise<TrustList> {
  return parseTrustList(
    await readFile(file, 'utf8').catch((error: unknown) => {
      throw new ReleaseError(
        systemCode(error) === 'ENOENT' ? 'not-found' : 'unreadable',
        `There is no readable trust list at ${file}. Set RELEASE_TRUST to yours, or create a key with \`release keys new\`.`,
        { cause: error },
      );
    }),
    file,
  );
}

/** Parses a trust list. @throws ReleaseError `unreadable` listing every problem */
export function parseTrustList(text: string, file: string): TrustList {
  try {
    return TrustList.parse(JSON.parse(text));
  } catch (error) {
    const problems = error instanceof z.ZodError ? inputFaults(error, 'it') : 'not valid JSON';
    throw new ReleaseError('unreadable', `The trust list ${file} is invalid: ${problems}`, {
      cause: error,
    });
  }
}

/** Applies a change to a trust list, creating the file if there is none. */
export async function changeTrustList(
  file: string,
  change: (keys: readonly TrustedKey[]) => TrustedKey[],
): Promise<TrustList> {
  const { keys } = await readTrustList(file).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === 'not-found') return { keys: [] };
    throw error;
  });
  const list = TrustList.parse({ keys: change(keys) });
  if (keys.length > 0 && canonicalJson(list.keys) === canonicalJson(keys)) return list;
  await replaceAtomically(file, `${JSON.stringify(list, null, 2)}\n`);
  return list;
}

function isEd25519(publicKey: string): boolean {
  try {
    return publicKeyOf(publicKey) !== undefined;
  } catch {
    return false;
  }
}
