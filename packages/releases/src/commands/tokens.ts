import type { Command } from 'commander';
import * as z from 'zod';
import { changeTokens, newToken, readTokens, Role, tokenFile } from '../service/tokens';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import { parseList } from './arguments';
import type { Context } from './context';

interface NewTokenOptions {
  readonly roles: string;
  readonly remotes: string;
}

export function addTokens(program: Command, context: Context): void {
  const tokens = program.command('tokens').description('who may use the service');
  tokens
    .command('new <owner>')
    .description('create a token; it is shown once')
    .requiredOption('--roles <names>', `comma-separated: ${Role.options.join(', ')}`)
    .option('--remotes <names>', 'remotes that it may publish and move, comma-separated; * for all', '')
    .action((owner: string, options: NewTokenOptions) => createToken(context, owner, options));
  tokens
    .command('list')
    .description('the tokens, without their secrets')
    .action(() => listTokens(context));
  tokens
    .command('revoke <id>')
    .description('revoke a token and end its console sessions at once')
    .action((id: string) => revokeToken(context, id));
}

function fileOf({ settings }: Context): string {
  return tokenFile(settings.serviceFolder);
}

async function createToken(context: Context, owner: string, options: NewTokenOptions): Promise<void> {
  const roles = z.array(Role).safeParse(parseList(options.roles));
  if (!roles.success) {
    throw new ReleaseError(
      'refused',
      `--roles ${options.roles} is invalid: choose from ${Role.options.join(', ')}.`,
    );
  }
  const remotes = parseList(options.remotes);
  const { token, secret } = newToken({ owner, roles: roles.data, remotes });
  await changeTokens(fileOf(context), (list) => [...list, token]);
  context.print({ id: token.id, owner, secret }, secret);
}

async function listTokens(context: Context): Promise<void> {
  const list = await readTokens(fileOf(context));
  const rows = list.map(({ id, owner, roles, remotes }) => [id, owner, roles.join(','), remotes.join(',')]);
  context.print(
    list.map(({ hash: _, ...rest }) => rest),
    rows.length > 0 ? table(rows) : 'There are no tokens yet: `release tokens new <owner> --roles …`.',
  );
}

async function revokeToken(context: Context, id: string): Promise<void> {
  await changeTokens(fileOf(context), (list) => {
    if (list.some((token) => token.id === id)) return list.filter((token) => token.id !== id);
    throw new ReleaseError('not-found', `There is no token ${id}: see \`release tokens list\`.`);
  });
  context.print({ id, revoked: true }, `Token ${id} is revoked.`);
}
