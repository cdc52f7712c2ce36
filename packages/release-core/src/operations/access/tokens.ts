import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { messageOf, RemoteName } from '@kaadu/federation/release';
import * as z from 'zod';
import { runsOn, ShellHosts, thisHost } from '../../health/shell-name';
import { ReleaseError } from '../../errors';
import type { StateStorage } from '../state/state-storage';

/**
 * Right of a token: `publish` versions of its remotes, `operate` channels for its remotes, `freeze` its remotes (a whole
 * channel if they are `*`), `report` health, and `read`, which every token permits.
 */
export const Role = z.enum(['read', 'publish', 'operate', 'freeze', 'report']);
export type Role = z.infer<typeof Role>;

export const Token = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** Team or machine that holds the token, for history and audit. */
  owner: z.string().min(1).max(80),
  /** SHA-256 of the secret, in hex. With 256 random bits the secret needs no slower hash. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Remotes that it may publish and move; `*` for all. */
  remotes: z.array(z.union([RemoteName, z.literal('*')])),
  roles: z.array(Role).min(1),
  /** Hosts whose shells may report with it. Absent: the host that the service runs on. */
  shells: z.array(ShellHosts).optional(),
});
export type Token = z.infer<typeof Token>;
const TokenFile = z.strictObject({ tokens: z.array(Token) });

const document = 'tokens.json';

/** Creates a token. Its holder gets `secret`; only the hash is stored. */
export function newToken(options: Pick<Token, 'owner' | 'remotes' | 'roles' | 'shells'>): {
  readonly token: Token;
  readonly secret: string;
} {
  const id = randomBytes(4).toString('hex');
  const secret = `rel_${id}_${randomBytes(32).toString('base64url')}`;
  return { token: Token.parse({ id, hash: hashOf(secret), ...options }), secret };
}

/** Returns the token that a secret belongs to, or undefined. */
export function findToken(tokens: readonly Token[], secret: string): Token | undefined {
  const id = /^rel_([0-9a-f]{8})_/.exec(secret)?.[1];
  const token = tokens.find((candidate) => candidate.id === id);
  if (!token) return undefined;
  return timingSafeEqual(Buffer.from(token.hash, 'hex'), Buffer.from(hashOf(secret), 'hex'))
    ? token
    : undefined;
}

/** Roles and the remotes that they apply to. */
export type Grant = Pick<Token, 'roles' | 'remotes'>;

/** Person who signed in to the console without a token. Each grant applies by itself. */
export interface Person {
  /** Name for history and audit, with the subject in brackets. */
  readonly owner: string;
  /** Subject at the identity provider, which never reassigns it. */
  readonly subject: string;
  readonly grants: readonly Grant[];
}

/** Holder of a token, or a person. */
export type Actor = Token | Person;

/** Whether a token or a person's grants permit a role and, if given, for a remote (`*` for all). */
export function hasPermission(actor: Actor, role: Role, remote?: string): boolean {
  return grantsOf(actor).some(({ roles, remotes }) => roles.includes(role) && covers(remotes, remote));
}

/**
 * Whether an actor is the one that `by` names in history or audit. People match by subject, because they may change their
 * name at the provider.
 */
export function isSameActor(by: string, actor: Actor): boolean {
  return 'grants' in actor ? by.endsWith(`(${actor.subject})`) : by === actor.owner;
}

function grantsOf(actor: Actor): readonly Grant[] {
  return 'grants' in actor ? actor.grants : [actor];
}

function covers(remotes: Token['remotes'], remote: string | undefined): boolean {
  return remote === undefined || remotes.includes('*') || remotes.includes(remote);
}

/** @throws ReleaseError `forbidden` naming the missing permission */
export function requirePermission(actor: Actor, role: Role, remote?: string): void {
  if (hasPermission(actor, role, remote)) return;
  const missing = hasPermission(actor, role)
    ? `for ${remote === '*' ? 'every remote' : remote}`
    : `to ${role}`;
  throw new ReleaseError(
    'forbidden',
    'grants' in actor
      ? `${actor.owner} has no permission ${missing}. Ask operations for a group that does.`
      : `The token of ${actor.owner} has no permission ${missing}. Ask operations for one that does.`,
  );
}

/**
 * Checks that a report comes from a known shell: the token must name the host that the shell claims to run on.
 * @throws ReleaseError `forbidden` naming the fix
 */
export function requireKnownShell({ id, owner, shells = [thisHost()] }: Token, shell: string): void {
  if (runsOn(shell, shells)) return;
  const [host] = shell.split(':');
  throw new ReleaseError(
    'forbidden',
    `The token of ${owner} may report for ${shells.join(', ')}, not for ${host}. If that host serves the site, run \`release tokens shells ${id} ${[...shells, host].join(',')}\`.`,
  );
}

/** Reads the tokens of a service; none at first. @throws ReleaseError `unreadable` */
export async function readTokens(storage: Pick<StateStorage, 'read' | 'locate'>): Promise<Token[]> {
  try {
    const text = await storage.read(document);
    return text === undefined ? [] : TokenFile.parse(JSON.parse(text)).tokens;
  } catch (error) {
    const place = storage.locate(document);
    throw new ReleaseError('unreadable', `The tokens in ${place} cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Replaces the tokens of a service. @throws ReleaseError `unreadable`, or what `change` throws */
export async function changeTokens(
  storage: StateStorage,
  change: (tokens: readonly Token[]) => Token[],
): Promise<void> {
  const tokens = change(await readTokens(storage));
  await storage.replace(document, `${JSON.stringify(TokenFile.parse({ tokens }), null, 2)}\n`);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
