import type { ReleaseTrust } from '@kaadu/federation/release';
import { makePreview, type PreviewSigning, type PreviewTrust, type ReleaseStore } from '@kaadu/release-core';
import { type Check, routesCheck, type SizeBudget } from '@kaadu/release-core/gate';
import { defaultPolicy, HealthLedger, type HealthPolicy } from '@kaadu/release-core/health';
import {
  type ApprovalPolicy,
  type AuditSecurity,
  defaultRolloutPolicy,
  noApprovals,
  folderStorage,
  readTokens,
  type RolloutPolicy,
  type StateStorage,
  uploadsIn,
} from '@kaadu/release-core/operations';
import { safeLogger } from '@kaadu/safe-log';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ConsoleTheme } from './console/console-context';
import { registerConsole } from './console/console-routes';
import type { ProviderSettings } from './sign-in/provider';
import type { RolloutContext } from './rollouts/context';
import { SavedRollouts } from './rollouts/saved-rollouts';
import { RolloutRunner } from './rollouts/runner';
import { Notifier, type NotificationTarget } from './notifications/notifier';
import { measureService } from './metrics/measure-service';
import { createServiceMetrics, type ServiceMetrics } from './metrics/service-metrics';
import { watchMoves } from './notifications/watch-moves';
import { UploadLimits } from './api/upload-limits';
import { Approvals } from './approvals/approvals';
import { createAudit } from './audit/audit';
import { AutoRollback, autoRollbackActor } from './health/auto-rollback';
import { SavedCounts } from './health/saved-counts';
import { ChannelHub } from './events/channel-hub';
import { limitRequests } from './api/request-limits';
import { registerChannels } from './api/channel-routes';
import type { ServiceContext } from './context';
import { registerApprovals } from './api/approval-routes';
import { registerErrorHandler } from './api/error-handler';
import { superviseStreams } from './events/event-stream';
import { withOwnMoves } from './events/own-moves';
import { registerPreviews } from './api/preview-routes';
import { registerReports } from './api/report-routes';
import { registerRollouts } from './api/rollout-routes';
import { registerStore } from './api/store-routes';
import { closeOnUnreadBody } from './api/unread-body';
import { registerUploads } from './api/upload-routes';

export interface ServiceOptions {
  readonly store: ReleaseStore;
  readonly trust: ReleaseTrust & PreviewTrust;
  /** Signing key and site of preview links. */
  readonly previews: PreviewSigning;
  /** Channels to follow, monitor and show. */
  readonly channels: readonly string[];
  /** Folder of uploads in progress, and of the service's own state unless that has another storage. */
  readonly folder: string;
  /** Storage of tokens, approvals, rollouts, health counts and the audit log. */
  readonly storage?: StateStorage | undefined;
  /** Signs the audit log and decides which one is accepted; by default it is chained only. */
  readonly auditSecurity?: AuditSecurity;
  readonly checks?: readonly Check[];
  /** Remote → size budget, for comparisons of versions. */
  readonly budgets?: Readonly<Record<string, SizeBudget>>;
  readonly policy?: HealthPolicy;
  readonly rolloutPolicy?: RolloutPolicy;
  /** Milliseconds between two assessments of rollouts. */
  readonly rolloutCheckMs?: number;
  /** Channels on which a second person approves new live versions; defaults to none. */
  readonly approvalPolicy?: ApprovalPolicy;
  /** Webhooks for alerts and moves; by default alerts go to the log only. */
  readonly notify?: readonly NotificationTarget[];
  readonly theme?: ConsoleTheme;
  readonly secureCookies?: boolean;
  /** Identity provider for signing in to the console without a token. */
  readonly signIn?: ProviderSettings | undefined;
  /** Disk quota for unpublished uploads of one remote, in bytes. */
  readonly uploadQuota?: number | undefined;
  readonly logLevel?: string;
  readonly pollMs?: number;
  /** Milliseconds between two checks of the permissions of open event streams. */
  readonly streamCheckMs?: number;
  readonly now?: () => number;
}

/** Maximum body size of most requests. Uploads have their own limits and are read only with a token. */
const bodyLimit = 64 * 1024;

/** Headers of every response. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Creates the control-plane service. Shells read the store and do not depend on it; it sends hints and rolls back. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { folder, storage = folderStorage(folder), approvalPolicy = noApprovals } = options;
  const store = withOwnMoves(options.store);
  // Every change to the store is atomic, so a shutdown may close connections during a request.
  const app = Fastify({
    logger: { ...safeLogger, level: options.logLevel ?? 'info' },
    forceCloseConnections: true,
    bodyLimit,
  });
  const metrics = createServiceMetrics(options.channels);
  const ledger = new HealthLedger(options.now);
  const audit = createAudit(storage, options.auditSecurity);
  const onError = (error: unknown, message: string) => app.log.error({ err: error }, message);
  const hub = followChannels({ ...options, store }, metrics, onError);
  const savedCounts = await SavedCounts.open({ storage, ledger, hub, onError });
  const notifier = new Notifier({ targets: options.notify ?? [], log: app.log, metrics });
  watchMoves({ hub, store, notifier, alerting: [autoRollbackActor], onError });
  const uploads = uploadsIn(folder);
  const { policy = defaultPolicy, now = Date.now, trust } = options;
  const rolloutContext: RolloutContext = {
    ...{ store, trust, hub, ledger, audit, notifier, healthPolicy: policy, now },
    file: await SavedRollouts.open(storage),
    policy: options.rolloutPolicy ?? defaultRolloutPolicy,
  };
  const context: ServiceContext = {
    store,
    now,
    budgets: options.budgets ?? {},
    trust,
    checks: options.checks ?? [routesCheck],
    hub,
    ledger,
    autoRollback: new AutoRollback({ store, trust, hub, ledger, audit, notifier, policy, onError }),
    rollouts: new RolloutRunner({ ...rolloutContext, onError, checkMs: options.rolloutCheckMs }),
    rolloutContext,
    audit,
    approvals: await Approvals.open({ storage, store, notifier, now, policy: approvalPolicy }),
    makePreview: previewMaker(options),
    tokens: () => readTokens(storage),
    uploads,
    uploadLimits: new UploadLimits(uploads, options.uploadQuota),
  };

  await limitRequests(app, context.tokens);
  superviseStreams(app, {
    tokens: context.tokens,
    onError: (error) => onError(error, 'event streams are closed: the tokens cannot be read'),
    checkMs: options.streamCheckMs,
  });
  registerErrorHandler(app);
  closeOnUnreadBody(app);
  measureService(app, metrics.registry, context);
  await registerRoutes(app, context, options);
  app.addHook('onClose', async () => {
    hub.stop();
    await context.rollouts.stop();
    await savedCounts.close();
  });
  return app;
}

function followChannels(
  { store, channels, pollMs }: ServiceOptions,
  { countStoreError }: ServiceMetrics,
  onError: (error: unknown, message: string) => void,
): ChannelHub {
  return new ChannelHub(store, channels, {
    pollMs,
    onError: (error) => {
      countStoreError();
      onError(error, 'the release store does not respond');
    },
  });
}

async function registerRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  { secureCookies, theme, now, signIn }: ServiceOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  for (const path of ['/healthz', '/readyz']) app.get(path, async () => ({ status: 'ok' }));
  registerChannels(app, context);
  registerRollouts(app, context);
  registerApprovals(app, context);
  registerPreviews(app, context);
  registerStore(app, context);
  await registerUploads(app, context);
  registerReports(app, context);
  registerConsole(app, context, { secure: Boolean(secureCookies), theme, now, provider: signIn });
}

function previewMaker({ store, trust, previews, now }: ServiceOptions): ServiceContext['makePreview'] {
  const given = { source: store, trust: async () => trust, signing: previews };
  return (channel, request) => makePreview(request, { channel, ...given, now: now?.() });
}
