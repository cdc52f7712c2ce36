import { inputFaults, ReleaseError } from '@kaadu/release-core';
import { ShellHosts, thisHost } from '@kaadu/release-core/health';
import { changeTokens, newToken, readTokens, Role } from '@kaadu/release-core/operations';
import type { Command } from 'commander';
import * as z from 'zod';
import { table } from '../../table';
import { parseList } from '../arguments';
import type { Context } from '../context';

interface NewTokenOptions {
  readonly shells?: string;
  readonly roles: string;
  readonly remotes: string;
}

export function addTokens(program: Command, context: Context): void {
  const tokens = program.command('tokens').description('manage access to the service');
  tokens
    .command('new <owner>')
    .description('create a token; it is shown once')
    .requiredOption('--roles <names>', `comma-separated: ${Role.options.join(', ')}`)
    .option('--remotes <names>', 'remotes that it may publish and move, comma-separated; * for all', '')
    .option(
      '--shells <hosts>',
      'with the role report: hosts whose shells may report with it, comma-separated, such as web-1 or web-* (default: this one)',
    )
    .action((owner: string, options: NewTokenOptions) => createToken(context, owner, options));
  tokens
    .command('shells <id> <hosts>')
    .description('replace the hosts whose shells may report with a token')
    .action((id: string, hosts: string) => changeShells(context, id, hosts));
  tokens
    .command('list')
    .description('list the tokens, without their secrets')
    .action(() => listTokens(context));
  tokens
    .command('revoke <id>')
    .description('revoke a token and end its console sessions at once')
    .action((id: string) => revokeToken(context, id));
}

const change = (context: Context, changed: Parameters<typeof changeTokens>[1]) =>
  context.withState((storage) => changeTokens(storage, changed));

async function createToken(context: Context, owner: string, options: NewTokenOptions): Promise<void> {
  const roles = z.array(Role).safeParse(parseList(options.roles));
  if (!roles.success) {
    throw new ReleaseError(
      'refused',
      `--roles ${options.roles} is invalid: choose from ${Role.options.join(', ')}.`,
    );
  }
  const remotes = parseList(options.remotes);
  const reports = roles.data.includes('report');
  if (options.shells !== undefined && !reports)
    throw new ReleaseError(
      'refused',
      '--shells requires the role report. Add it to --roles, or leave --shells out.',
    );
  const shells = reports ? parseShells(options.shells ?? thisHost()) : undefined;
  const { token, secret } = newToken({ owner, roles: roles.data, remotes, shells });
  await change(context, (list) => [...list, token]);
  context.print({ id: token.id, owner, secret }, secret);
}

async function listTokens(context: Context): Promise<void> {
  const list = await context.withState(readTokens);
  const rows = list.map(({ id, owner, roles, remotes, shells = [] }) => [
    id,
    owner,
    roles.join(','),
    remotes.join(','),
    shells.join(','),
  ]);
  context.print(
    list.map(({ hash: _, ...rest }) => rest),
    rows.length > 0
      ? table(rows)
      : 'There are no tokens yet. Create one: `release tokens new <owner> --roles …`.',
  );
}

async function changeShells(context: Context, id: string, hosts: string): Promise<void> {
  const shells = parseShells(hosts);
  await change(context, (list) => {
    const token = list.find((candidate) => candidate.id === id);
    if (!token) throw unknownToken(id);
    if (!token.roles.includes('report'))
      throw new ReleaseError(
        'refused',
        `Token ${id} may not report: it has the roles ${token.roles.join(', ')}.`,
      );
    return list.map((candidate) => (candidate === token ? { ...token, shells } : candidate));
  });
  context.print({ id, shells }, `Shells on ${shells.join(', ')} may report with token ${id}.`);
}

/** Parses a list of hosts. @throws ReleaseError `refused` naming the mistake */
function parseShells(text: string): string[] {
  const shells = z.array(ShellHosts).min(1).safeParse(parseList(text));
  if (shells.success) return shells.data;
  throw new ReleaseError('refused', `Hosts of shells: ${inputFaults(shells.error, 'the list')}.`);
}

function unknownToken(id: string): ReleaseError {
  return new ReleaseError('not-found', `There is no token ${id}. List the tokens: \`release tokens list\`.`);
}

async function revokeToken(context: Context, id: string): Promise<void> {
  await change(context, (list) => {
    if (list.some((token) => token.id === id)) return list.filter((token) => token.id !== id);
    throw unknownToken(id);
  });
  context.print({ id, revoked: true }, `Token ${id} is revoked.`);
}
