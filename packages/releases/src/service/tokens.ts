import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteName } from '@kaadu/federation/release';
import * as z from 'zod';
import { replaceAtomically } from '../store/atomic-files';
import { messageOf, ReleaseError, systemCode } from '../store/errors';

/**
 * What a token lets its holder do: `publish` versions of its remotes, `operate` the channels as far as its remotes go,
 * `freeze` them, `report` health, and `read` everything (which each of them may).
 */
export const Role = z.enum(['read', 'publish', 'operate', 'freeze', 'report']);
export type Role = z.infer<typeof Role>;

export const Token = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** The team or machine, for history and audit. */
  owner: z.string().min(1).max(80),
  /** SHA-256 of the secret, in hex; the secret has 256 random bits, so that nothing slower is needed. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Remotes that it may publish and move; `*` for every one. */
  remotes: z.array(z.union([RemoteName, z.literal('*')])),
  roles: z.array(Role).min(1),
});
export type Token = z.infer<typeof Token>;
const TokenFile = z.strictObject({ tokens: z.array(Token) });

/** File of the service's tokens, in the folder of its own files. */
export function tokenFile(folder: string): string {
  return join(folder, 'tokens.json');
}

/** Makes a token. `secret` is what its holder gets; only its hash is kept. */
export function newToken(options: Pick<Token, 'owner' | 'remotes' | 'roles'>): {
  readonly token: Token;
  readonly secret: string;
} {
  const id = randomBytes(4).toString('hex');
  const secret = `rel_${id}_${randomBytes(32).toString('base64url')}`;
  return { token: Token.parse({ id, hash: hashOf(secret), ...options }), secret };
}

/** The token that a secret belongs to; undefined when it is nobody's. */
export function findToken(tokens: readonly Token[], secret: string): Token | undefined {
  const id = /^rel_([0-9a-f]{8})_/.exec(secret)?.[1];
  const token = tokens.find((candidate) => candidate.id === id);
  if (!token) return undefined;
  return timingSafeEqual(Buffer.from(token.hash, 'hex'), Buffer.from(hashOf(secret), 'hex'))
    ? token
    : undefined;
}

/** @throws ReleaseError `forbidden` naming what the token lacks */
export function requireRight(token: Token, role: Role, remote?: string): void {
  const reaches = remote === undefined || token.remotes.includes('*') || token.remotes.includes(remote);
  if (token.roles.includes(role) && reaches) return;
  const lack = token.roles.includes(role) ? `for ${remote === '*' ? 'every remote' : remote}` : `to ${role}`;
  throw new ReleaseError(
    'forbidden',
    `The token of ${token.owner} has no right ${lack}. Ask operations for one that does.`,
  );
}

/** The tokens in a file, none without one. @throws ReleaseError `unreadable` */
export async function readTokens(file: string): Promise<Token[]> {
  try {
    return TokenFile.parse(JSON.parse(await readFile(file, 'utf8'))).tokens;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw new ReleaseError('unreadable', `The tokens in ${file} are not readable: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

export async function changeTokens(
  file: string,
  change: (tokens: readonly Token[]) => Token[],
): Promise<void> {
  const tokens = change(await readTokens(file));
  await replaceAtomically(file, `${JSON.stringify(TokenFile.parse({ tokens }), null, 2)}\n`);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
