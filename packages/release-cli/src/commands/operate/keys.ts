import {
  changeTrustList,
  keyFolderOf,
  keyIdOf,
  newSigningKey,
  ReleaseError,
  saveKey,
  TrustedKey,
} from '@kaadu/release-core';
import type { Command } from 'commander';
import { table } from '../../table';
import { parseList } from '../arguments';
import type { Context } from '../context';

const dayMs = 86_400_000;

interface NewKeyOptions {
  readonly remotes?: string;
  readonly channels?: string;
  readonly days?: string;
}

export function addKeys(program: Command, context: Context): void {
  const keys = program.command('keys').description('manage the trusted keys');
  withKeyOptions(
    keys
      .command('new <owner>')
      .description('create a key for a team: the private key is saved here, the public key is trusted'),
  ).action((owner: string, options: NewKeyOptions) => createKey(context, owner, options));
  withKeyOptions(
    keys
      .command('add <owner> <publicKey>')
      .description('trust a key that a team created itself (SPKI in base64)'),
  ).action((owner: string, publicKey: string, options: NewKeyOptions) =>
    addKey(context, owner, publicKey, options),
  );
  keys
    .command('list')
    .description('list the trusted keys')
    .action(() => listKeys(context));
  keys
    .command('revoke <id>')
    .description('stop trusting everything that was signed with this key, from now on')
    .requiredOption('--reason <text>', 'why')
    .action((id: string, { reason }: { reason: string }) => revokeKey(context, id, reason));
}

function withKeyOptions(command: Command): Command {
  return command
    .option('--remotes <names>', 'remotes that it may sign, comma-separated (default: the one named <owner>)')
    .option(
      '--channels <names>',
      'channels whose history it may sign, comma-separated, * for all: from then on it must be signed',
    )
    .option('--days <number>', 'validity, in days', '400');
}

async function createKey(context: Context, owner: string, options: NewKeyOptions): Promise<void> {
  const key = newSigningKey();
  const trusted = await trustedKey(context, owner, key.publicKey, options);
  const file = await saveKey(keyFolderOf(context.trustPlaces), `${owner}-${key.id}`, key);
  await trustKey(context, trusted);
  context.print(
    { ...trusted, file },
    `Key ${key.id} of ${owner} may sign ${describeRights(trusted)} until ${trusted.notAfter}.\nPrivate key: ${file}. Give it to the team's CI as RELEASE_KEY, then remove it here.\nTrusted by: ${context.trustFile}`,
  );
}

async function addKey(
  context: Context,
  owner: string,
  publicKey: string,
  options: NewKeyOptions,
): Promise<void> {
  const trusted = await trustedKey(context, owner, publicKey, options);
  await trustKey(context, trusted);
  context.print(trusted, `Key ${trusted.id} of ${owner} may sign ${describeRights(trusted)}.`);
}

async function listKeys(context: Context): Promise<void> {
  const list = await context.trustList();
  const rows = list.keys.map((key) => [key.id, key.owner, describeRights(key), describeState(key)]);
  context.print(
    list,
    rows.length > 0 ? table(rows) : 'No key is trusted yet. Create one: `release keys new <team>`.',
  );
}

async function revokeKey(context: Context, id: string, reason: string): Promise<void> {
  await changeTrustList(context.trustFile, (list) => {
    if (!list.some((key) => key.id === id))
      throw new ReleaseError(
        'not-found',
        `No trusted key has the id ${id}. List the ids: \`release keys list\`.`,
      );
    const revoked = { at: new Date().toISOString(), reason };
    return list.map((key) => (key.id === id ? { ...key, revoked } : key));
  });
  context.print(
    { id, revoked: true },
    `Key ${id} is revoked. Sign the live versions with another key now: \`release sign <remote@version>\`. Shells keep serving them until they restart.`,
  );
}

async function trustedKey(
  context: Context,
  owner: string,
  publicKey: string,
  { remotes, channels, days }: NewKeyOptions,
): Promise<TrustedKey> {
  const known = await context.remotes();
  const signs = parseList(remotes ?? (channels === undefined ? owner : ''));
  const unknown = signs.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new ReleaseError(
      'refused',
      `There is no remote "${unknown}". Name the remotes that the key may sign: \`--remotes ${known.join(',')}\`.`,
    );
  }
  const notAfter = days && new Date(Date.now() + Number(days) * dayMs).toISOString();
  const key = { id: keyIdOf(publicKey), owner, publicKey, remotes: signs, notAfter };
  return TrustedKey.parse(channels === undefined ? key : { ...key, channels: parseList(channels) });
}

async function trustKey(context: Context, key: TrustedKey): Promise<void> {
  await changeTrustList(context.trustFile, (list) => [...list.filter(({ id }) => id !== key.id), key]);
}

function describeRights({ remotes, channels = [] }: TrustedKey): string {
  return [...remotes, ...channels.map((name) => `channel ${name}`)].join(', ');
}

function describeState({ revoked, notAfter }: TrustedKey): string {
  if (revoked) return `revoked ${revoked.at}: ${revoked.reason}`;
  if (!notAfter) return 'no expiry';
  return Date.parse(notAfter) < Date.now() ? `expired ${notAfter}` : `until ${notAfter}`;
}
