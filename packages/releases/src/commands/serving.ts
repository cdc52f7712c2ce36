import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import * as z from 'zod';
import { routesCheck } from '../gate/routes-overlap';
import { readSurface } from '../gate/site-surface';
import { sizeCheck } from '../gate/size-check';
import { surfaceChecks } from '../gate/surface-checks';
import { readProject } from '../project';
import { webhookAlerts } from '../service/alert';
import { createService, tokenFile } from '../service/app';
import { changeTokens, newToken, readTokens, Role } from '../service/tokens';
import { ReleaseError } from '../store/errors';
import { table } from '../table';
import { followTrust } from '../trust/follow-trust';
import type { Context } from './context';

const ServeEnv = z.object({
  RELEASE_PORT: z.coerce.number().int().min(0).max(65_535).default(4700),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Where alerts are posted to, and the secret that signs them. */
  ALERT_WEBHOOK: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_SECRET: z.string().min(16).optional(),
  /** The console is reached over HTTPS, by way of a proxy. */
  SECURE_COOKIES: z.stringbool().default(false),
});

/** serve, tokens new, tokens list, tokens revoke */
export function addServingCommands(program: Command, context: Context): void {
  const folder = join(context.settings.dataFolder, 'releases-service');

  program
    .command('serve')
    .description('run the control-plane service and its console')
    .option('--channels <names>', 'channels to follow and guard, comma-separated', 'production')
    .action(async ({ channels }: { channels: string }) => {
      const env = ServeEnv.safeParse(process.env);
      if (!env.success) {
        const faults = z.prettifyError(env.error);
        throw new ReleaseError('refused', `The environment is not usable:\n${faults}`);
      }
      const { RELEASE_PORT: port, HOST: host, LOG_LEVEL: logLevel, ALERT_WEBHOOK: url } = env.data;
      const { root } = context.settings;
      const { budgets, console: theme } = await readProject(root);
      const trust = await followTrust(context.trustFile, {
        onError: (error) => process.stderr.write(`release: ${String(error)}\n`),
      });
      const app = await createService({
        store: await context.store(),
        trust,
        channels: channels.split(',').map((name) => name.trim()),
        folder,
        checks: [...surfaceChecks(await readSurface(root)), routesCheck, sizeCheck(budgets)],
        alert: url ? webhookAlerts({ url, secret: env.data.ALERT_SECRET }) : undefined,
        theme: theme && {
          title: theme.title,
          css: theme.tokens && (await readFile(join(root, theme.tokens), 'utf8')),
        },
        secureCookies: env.data.SECURE_COOKIES,
        logLevel,
      });
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void app.close().then(() => process.exit(0)));
      const address = await app.listen({ port, host });
      process.stdout.write(`Release service and console: ${address}\n`);
    });

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
