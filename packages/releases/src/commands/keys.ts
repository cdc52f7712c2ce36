import type { Command } from 'commander';
import { readProject } from '../project-config';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import { saveKey } from '../trust/key-files';
import { keyIdOf, newSigningKey } from '../trust/keys';
import { keyFolderOf } from '../trust/site-trust';
import { changeTrustList, TrustedKey } from '../trust/trust-list';
import type { Context } from './context';

interface NewKeyOptions {
  readonly remotes?: string;
  readonly days?: string;
}

/** keys new, keys add, keys list, keys revoke */
export function addKeyCommands(program: Command, context: Context): void {
  const keys = program.command('keys').description('whose releases the site lets in');

  const entry = async (owner: string, publicKey: string, { remotes, days }: NewKeyOptions) => {
    const known = Object.keys((await readProject(context.settings.root)).remotes);
    const signs = remotes?.split(',').map((name) => name.trim()) ?? [owner];
    const stranger = signs.find((name) => !known.includes(name));
    if (stranger !== undefined) {
      throw new ReleaseError(
        'refused',
        `There is no remote "${stranger}". Say what the key may sign: \`--remotes ${known.join(',')}\`.`,
      );
    }
    const notAfter = days && new Date(Date.now() + Number(days) * 86_400_000).toISOString();
    return TrustedKey.parse({ id: keyIdOf(publicKey), owner, publicKey, remotes: signs, notAfter });
  };
  const trust = (key: TrustedKey) =>
    changeTrustList(context.trustFile, (list) => [...list.filter(({ id }) => id !== key.id), key]);

  keys
    .command('new <owner>')
    .description('make a key for a team: the private half is kept here, the public half is trusted')
    .option('--remotes <names>', 'what it may sign, comma-separated (default: the remote of that name)')
    .option('--days <number>', 'how long it counts', '400')
    .action(async (owner: string, options: NewKeyOptions) => {
      const key = newSigningKey();
      const trusted = await entry(owner, key.publicKey, options);
      const file = await saveKey(keyFolderOf(context.places), `${owner}-${key.id}`, key);
      await trust(trusted);
      context.print(
        { ...trusted, file },
        `Key ${key.id} of ${owner} signs ${trusted.remotes.join(', ')} until ${trusted.notAfter}.\nPrivate half: ${file}. Give it to the team's CI as RELEASE_KEY, then remove it here.\nTrusted by: ${context.trustFile}`,
      );
    });

  keys
    .command('add <owner> <publicKey>')
    .description('trust a key that a team made itself (SPKI in base64)')
    .option('--remotes <names>', 'what it may sign, comma-separated (default: the remote of that name)')
    .option('--days <number>', 'how long it counts', '400')
    .action(async (owner: string, publicKey: string, options: NewKeyOptions) => {
      const trusted = await entry(owner, publicKey, options);
      await trust(trusted);
      context.print(trusted, `Key ${trusted.id} of ${owner} signs ${trusted.remotes.join(', ')}.`);
    });

  keys
    .command('list')
    .description('the trusted keys')
    .action(async () => {
      const list = await context.trustList();
      const rows = list.keys.map((key) => [key.id, key.owner, key.remotes.join(','), stateOf(key)]);
      context.print(
        list,
        rows.length > 0 ? table(rows) : 'No key is trusted yet: `release keys new <team>`.',
      );
    });

  keys
    .command('revoke <id>')
    .description('believe nothing that this key signed, from now on')
    .requiredOption('--reason <text>', 'why')
    .action(async (id: string, { reason }: { reason: string }) => {
      await changeTrustList(context.trustFile, (list) => {
        if (!list.some((key) => key.id === id))
          throw new ReleaseError('not-found', `No trusted key has the id ${id}: see \`release keys list\`.`);
        const revoked = { at: new Date().toISOString(), reason };
        return list.map((key) => (key.id === id ? { ...key, revoked } : key));
      });
      context.print(
        { id, revoked: true },
        `Key ${id} is revoked. Sign what is live with another key now: \`release sign <remote@version>\`; shells keep what they run until they restart.`,
      );
    });
}

function stateOf({ revoked, notAfter }: TrustedKey): string {
  if (revoked) return `revoked ${revoked.at}: ${revoked.reason}`;
  if (!notAfter) return 'no expiry';
  return Date.parse(notAfter) < Date.now() ? `expired ${notAfter}` : `until ${notAfter}`;
}
