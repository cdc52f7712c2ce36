import { join } from 'node:path';
import type { Command } from 'commander';
import * as z from 'zod';
import { changeTokens, newToken, readTokens, Role, tokenFile } from '../service/tokens';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import type { Context } from './context';

/** serve, tokens new, tokens list, tokens revoke. The service itself is loaded only by those who run it. */
export function addServingCommands(program: Command, context: Context): void {
  const folder = join(context.settings.dataFolder, 'releases-service');

  program
    .command('serve')
    .description('run the control-plane service and its console')
    .option('--channels <names>', 'channels to follow and guard, comma-separated', 'production')
    .action(async ({ channels }: { channels: string }) =>
      (await import('./serving-work')).serve(context, folder, channels),
    );

  const tokens = program.command('tokens').description('who may use the service');

  tokens
    .command('new <owner>')
    .description('make a token; it is shown once')
    .requiredOption('--roles <names>', `comma-separated: ${Role.options.join(', ')}`)
    .option('--remotes <names>', 'remotes that it may publish and move, comma-separated; * for all', '')
    .action(async (owner: string, options: { roles: string; remotes: string }) => {
      const split = (text: string) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean);
      const roles = z.array(Role).safeParse(split(options.roles));
      if (!roles.success)
        throw new ReleaseError(
          'refused',
          `--roles ${options.roles} is wrong: take of ${Role.options.join(', ')}.`,
        );
      const { token, secret } = newToken({ owner, roles: roles.data, remotes: split(options.remotes) });
      await changeTokens(tokenFile(folder), (list) => [...list, token]);
      context.print({ id: token.id, owner, secret }, secret);
    });

  tokens
    .command('list')
    .description('the tokens, without their secrets')
    .action(async () => {
      const list = await readTokens(tokenFile(folder));
      const rows = list.map(({ id, owner, roles, remotes }) => [
        id,
        owner,
        roles.join(','),
        remotes.join(','),
      ]);
      context.print(
        list.map(({ hash: _, ...rest }) => rest),
        rows.length > 0 ? table(rows) : 'There is no token yet: `release tokens new <owner> --roles …`.',
      );
    });

  tokens
    .command('revoke <id>')
    .description('end a token at once, with every console session that it began')
    .action(async (id: string) => {
      await changeTokens(tokenFile(folder), (list) => {
        if (list.some((token) => token.id === id)) return list.filter((token) => token.id !== id);
        throw new ReleaseError('not-found', `There is no token ${id}: see \`release tokens list\`.`);
      });
      context.print({ id, revoked: true }, `Token ${id} counts for nothing any more.`);
    });
}
