import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { routesCheck } from '../gate/routes-overlap';
import { readSurface } from '../gate/site-surface';
import { sizeCheck } from '../gate/size-check';
import { surfaceChecks } from '../gate/surface-checks';
import { readProject } from '../project-config';
import { webhookAlerts } from '../service/alert';
import { createService } from '../service/app';
import { ReleaseError } from '../store/errors';
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

/** Runs the control-plane service until it is asked to end. @param folder of the service's own files */
export async function serve(context: Context, folder: string, channels: string): Promise<void> {
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
      font: theme.font === undefined ? undefined : await readFile(join(root, theme.font)),
    },
    secureCookies: env.data.SECURE_COOKIES,
    logLevel,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  const address = await app.listen({ port, host });
  process.stdout.write(`Release service and console: ${address}\n`);
}
