import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { givenVariables } from '@kaadu/node-runtime/data-dir';
import {
  type ChannelTrust,
  followTrust,
  inputFaults,
  type PreviewSigning,
  readKey,
  ReleaseError,
  type ReleaseStore,
  signAuditHash,
} from '@kaadu/release-core';
import { routesCheck, sizeCheck, type Surface, surfaceChecks } from '@kaadu/release-core/gate';
import { type Project, readProject } from '@kaadu/release-core/project';
import { reportCrashes } from '@kaadu/safe-log';
import * as z from 'zod';
import type { ConsoleTheme } from './console/console-context';
import { readSignIn, signInVariables } from './sign-in/settings';
import type { NotificationTarget } from './notifications/notifier';
import { createService } from './app';

const webhook = z.url({ protocol: /^https?$/ }).optional();
const ServiceEnv = z.object({
  RELEASE_PORT: z.coerce.number().int().min(0).max(65_535).default(4700),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Webhook for alerts. */
  ALERT_WEBHOOK: webhook,
  /** Webhook for alerts and moves. */
  MOVE_WEBHOOK: webhook,
  /** Incoming webhook of a chat room, for the text of alerts and moves. */
  CHAT_WEBHOOK: webhook,
  /** Secret that signs posts to the first two (https://www.standardwebhooks.com): `whsec_` and 24 to 64 bytes in base64. */
  WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_(?=.{32,88}$)[A-Za-z0-9+/]+={0,2}$/, 'must be "whsec_" and 24 to 64 bytes in base64')
    .optional(),
  /** Disk quota for unpublished uploads of one remote, in MiB. */
  UPLOAD_QUOTA_MB: z.coerce.number().int().min(1).max(1_000_000).default(256),
  /** Whether the console is served over HTTPS, by a proxy. */
  SECURE_COOKIES: z.stringbool().default(false),
  ...signInVariables,
});

export interface RunServiceOptions {
  /** Folder of the site's root package.json. */
  readonly root: string;
  /** Folder of the service's own files. */
  readonly folder: string;
  readonly trustFile: string;
  /** File of the platform's key, which signs changes of channels and the audit log. */
  readonly keyFile: string | undefined;
  /** Opens the store, accepting and signing changes of channels by a trust list that is followed. */
  readonly openStore: (trust: ChannelTrust) => Promise<ReleaseStore>;
  readonly channels: readonly string[];
  readonly previews: PreviewSigning;
  /** Requirements of the site's shell on uploaded releases. */
  readonly surface: Surface;
}

/**
 * Runs the control-plane service until the process gets SIGINT or SIGTERM.
 * @throws ReleaseError `refused` when the environment is invalid
 */
export async function runService(options: RunServiceOptions): Promise<void> {
  const { root, folder, trustFile, keyFile, openStore, channels, previews, surface } = options;
  reportCrashes();
  const key = keyFile === undefined ? undefined : await readKey(keyFile);
  const env = readServiceEnv(process.env);
  const project = await readProject(root);
  const trust = await followTrust(trustFile, {
    onError: (error) => process.stderr.write(`release: ${String(error)}\n`),
  });
  const app = await createService({
    store: await openStore(trust),
    trust,
    previews,
    channels,
    folder,
    auditSecurity: { trust, sign: key && (async (hash) => signAuditHash(hash, key)) },
    checks: [...surfaceChecks(surface), routesCheck, sizeCheck(project.budgets)],
    budgets: project.budgets,
    rolloutPolicy: project.rollout,
    approvalPolicy: project.approval,
    notify: notificationTargets(env),
    theme: await readTheme(root, project.console),
    secureCookies: env.SECURE_COOKIES,
    signIn: await readSignIn(env, root),
    uploadQuota: env.UPLOAD_QUOTA_MB * 1024 ** 2,
    logLevel: env.LOG_LEVEL,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  const address = await app.listen({ port: env.RELEASE_PORT, host: env.HOST });
  process.stdout.write(`Release service and console: ${address}\n`);
}

/** Variables of the service, in addition to those of every command, for tables of settings. */
export const serviceVariables = ServiceEnv.shape;

/** Reads the service's own settings. @throws ReleaseError `refused` */
export function readServiceEnv(environment: NodeJS.ProcessEnv): z.infer<typeof ServiceEnv> {
  const env = ServiceEnv.safeParse(givenVariables(environment));
  if (env.success) return env.data;
  throw new ReleaseError('refused', `The environment is invalid: ${inputFaults(env.error, 'it')}.`);
}

function notificationTargets({
  ALERT_WEBHOOK: alerts,
  MOVE_WEBHOOK: moves,
  CHAT_WEBHOOK: chat,
  WEBHOOK_SECRET: secret,
}: z.infer<typeof ServiceEnv>): NotificationTarget[] {
  return [
    ...(alerts ? [{ url: alerts, about: 'alerts' as const, format: 'json' as const, secret }] : []),
    ...(moves ? [{ url: moves, about: 'all' as const, format: 'json' as const, secret }] : []),
    ...(chat ? [{ url: chat, about: 'all' as const, format: 'chat' as const }] : []),
  ];
}

async function readTheme(root: string, theme: Project['console']): Promise<ConsoleTheme | undefined> {
  if (!theme) return undefined;
  const text = (file: string) => readFile(join(root, file), 'utf8');
  return {
    title: theme.title,
    css:
      theme.tokens === undefined
        ? undefined
        : (await Promise.all([theme.tokens].flat().map(text))).join('\n'),
    font: theme.font === undefined ? undefined : await readFile(join(root, theme.font)),
  };
}
