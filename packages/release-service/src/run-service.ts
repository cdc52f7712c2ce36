import { once } from 'node:events';
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
import { reportCrashes, safeMessage } from '@kaadu/safe-log';
import * as z from 'zod';
import type { ConsoleTheme } from './console/console-context';
import { readSignIn, signInVariables } from './sign-in/settings';
import type { NotificationTarget } from './notifications/notifier';
import { createService } from './app';
import { adoptFolder } from './state/adopt-folder';
import { openSharedState, type SharedState } from './state/shared-state';
import { type Address, standBy } from './state/stand-by';

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
  /** Database of the state that replicas share; by default it is in the folder, and there is one process. */
  readonly stateUrl: string | undefined;
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
 * Runs the control-plane service until the process gets SIGINT or SIGTERM. With a shared database, it first stands by until
 * no other replica leads, and ends with an error when it leads no longer: its supervisor starts it again, as a standby.
 * @throws ReleaseError `refused` when the environment is invalid, `unavailable` when the database is
 */
export async function runService(options: RunServiceOptions): Promise<void> {
  reportCrashes();
  const env = readServiceEnv(process.env);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
  const address = { port: env.RELEASE_PORT, host: env.HOST };
  const state = options.stateUrl === undefined ? undefined : await openSharedState(options.stateUrl);
  if (state) await becomeLeader(state, options.folder, address, stopped.signal);
  if (!stopped.signal.aborted) await serveUntil(stopped.signal, options, env, state);
  await state?.close();
  process.exit(0);
}

/** Stands by until this replica leads, or the signal. */
async function becomeLeader(
  state: SharedState,
  folder: string,
  address: Address,
  signal: AbortSignal,
): Promise<void> {
  const onLost = (error: Error) => {
    if (signal.aborted) return;
    process.stderr.write(`release: this replica no longer leads: ${safeMessage(error)}\n`);
    process.exit(1);
  };
  const lead = async () => {
    process.stdout.write('Release service: waiting until no other replica leads\n');
    await state.lead(signal, onLost);
  };
  await standBy(address, lead).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (!signal.aborted && (await adoptFolder(folder, state.storage)))
    process.stdout.write(`Release service: copied the state in ${folder} to the database\n`);
}

/** Serves until the signal, and closes. */
async function serveUntil(
  signal: AbortSignal,
  { root, folder, trustFile, keyFile, openStore, channels, previews, surface }: RunServiceOptions,
  env: z.infer<typeof ServiceEnv>,
  state: SharedState | undefined,
): Promise<void> {
  const key = keyFile === undefined ? undefined : await readKey(keyFile);
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
    storage: state?.storage,
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
  const url = await app.listen({ port: env.RELEASE_PORT, host: env.HOST });
  process.stdout.write(`Release service and console: ${url}\n`);
  if (!signal.aborted) await once(signal, 'abort');
  await app.close();
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
