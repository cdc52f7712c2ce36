import type { FollowedTrust, ReleaseStore } from '@kaadu/release-core';
import {
  FailureEvidence,
  StopInquiries,
  type VersionHealth,
  type LiveReleases,
  PageTokens,
} from '@kaadu/release-host';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { contentHash } from '../worker-protocol/content-hash';
import type { ShellEnv } from './env';
import { registerDevelopment } from './development/development-routes';
import { DevelopmentProblems } from './development/problems';
import { watchLog } from './development/watch-log';
import { createErrorPages } from './http/error-page';
import { createHttpServer } from './http/http-server';
import { measureShell, noPageMetrics, type PageMetrics } from './metrics/shell-metrics';
import { ApiValidators } from './pages/caching/api-validators';
import { watchContent } from './pages/caching/content-watch';
import { earlyLinks } from './pages/early-hints';
import { PageCache } from './pages/caching/page-cache';
import { FaultInquiries } from './pages/fault-inquiries';
import { Replays } from './pages/replays';
import { createContentSecurityPolicy } from './pages/security-headers';
import type { ShellAssets } from './pages/read-shell-assets';
import { Previews } from './previews/previews';
import { createSiteReleases } from './releases/site-releases';
import type { Renderers } from './render-workers/renderers';
import { startRenderers } from './render-workers/start-renderers';
import { isTranslated } from './feeds/is-translated';
import { registerAssets, type AssetRoutesOptions } from './routes/asset-routes';
import { registerChannel } from './routes/channel-routes';
import { registerBrowserErrors } from './routes/reports/browser-error-routes';
import { registerFeeds } from './routes/feed-routes';
import { registerPages } from './routes/page-routes';
import { createSendFault, registerPreview } from './routes/preview-routes';
import { registerServiceWorker } from './routes/service-worker-routes';
import { registerSiteFiles } from './routes/site-routes';
import { registerViewSignals } from './routes/reports/view-signal-routes';
import { registerWebVitals } from './routes/reports/web-vital-routes';
import { sampleViews } from './web-vitals/sample-views';
import { sendVitals } from './web-vitals/send-vitals';
import { VitalCounts } from './web-vitals/vital-counts';
import { WebVitalMetrics } from './web-vitals/web-vital-metrics';

export interface ShellOptions {
  readonly env: ShellEnv;
  readonly assets: ShellAssets;
  /** Secret that signs the tokens of pages (ADR 034). */
  readonly pageSecret: string;
  /** Token for sending browser measurements to the API. */
  readonly reportToken: string;
  /** Trust list that decides which releases are admitted. */
  readonly trust: FollowedTrust;
  readonly store: ReleaseStore;
  /** Path of the render workers' script. */
  readonly workerScript: string;
  /** Registry of this process's metrics; undefined if they are not exported. */
  readonly registry?: Registry | undefined;
}

/** Creates the shell's HTTP server. Once it is ready it follows the channel, until it is closed. */
export function createShell(options: ShellOptions): FastifyInstance {
  const { env, assets, pageSecret, trust, store } = options;
  const [origins, isDevelopment] = [env.origins, env.mode === 'development'];
  const problems = isDevelopment ? new DevelopmentProblems(store) : undefined;
  const app = createSiteServer(options, problems);
  const { log } = app;
  const announceBuild = problems ? registerDevelopment(app, problems) : () => undefined;
  const validators = new ApiValidators(env);
  const cache = new PageCache({ validate: (reads) => validators.validate(reads) });
  const hosted = createSiteReleases(env, {
    store,
    trust,
    log,
    // Called once versions run, when everything below exists.
    startRenderers: (events) =>
      startRenderers({ ...options, onFault: (version) => void faultInquiries.open(version) }, events, log),
    onSwap: (set) => {
      cache.clear();
      announceBuild(set);
    },
    onCounts: (counts) => metrics.onCounts(counts),
  });
  const { live: releases, renderers, health, faults, published } = hosted;
  const evidence = {
    ...{ renderers, health, selection: releases.selection },
    ...{ failures: new FailureEvidence(), replays: new Replays() },
  };
  const faultInquiries = new FaultInquiries(evidence);
  noteLiveSet(app, releases);
  registerSiteFiles(app, { releases, renderers, faults, siteUrl: origins.siteUrl, assets });
  registerServiceWorker(app, { assets, origins, isOn: env.hasServiceWorker });
  followContentWhileOpen(app, env, { renderers, validators, cache, releases });
  serveReleases(app, env, { assets, releases, published });
  const tokens = new PageTokens(pageSecret);
  const metrics = registerMeasuring(app, options, { tokens, health, releases, renderers, validators, cache });
  registerPages(app, {
    render: {
      ...evidence,
      stops: new StopInquiries(hosted.events),
      faults: faultInquiries,
      showsFailures: isDevelopment,
      ...metrics,
    },
    onCacheLookup: metrics.onCacheLookup,
    origins,
    releases,
    cache,
    tokens,
    isMeasured: sampleViews(),
    ...servePreviews(app, options, releases),
    contentSecurityPolicy: policyOf(options),
    earlyLinks: env.sendsEarlyHints ? earlyLinks(assets, origins) : [],
    cacheTags: env.cacheTags,
  });

  // Ready once the first state is applied, so that no visitor gets a page of fallbacks earlier.
  app.addHook('onReady', () => hosted.start());
  app.addHook('onClose', () => hosted.close());
  return app;
}

/** Creates the HTTP server, which reports errors by pages in the site's design. */
function createSiteServer(
  { env, assets }: Pick<ShellOptions, 'env' | 'assets'>,
  problems: DevelopmentProblems | undefined,
): FastifyInstance {
  const sendErrorPage = createErrorPages(assets);
  return createHttpServer({ ...env, sendErrorPage, logMethod: problems && watchLog(problems) });
}

function policyOf({ env, assets }: Pick<ShellOptions, 'env' | 'assets'>) {
  const scriptHash = contentHash(assets.startScript);
  return createContentSecurityPolicy({ origins: env.origins, scriptHash, checkout: env.paymentCheckout });
}

/** Serves files of releases, and the channel's versions to hosts on other sites. */
function serveReleases(
  app: FastifyInstance,
  { channel }: Pick<ShellEnv, 'channel'>,
  options: AssetRoutesOptions & { readonly releases: LiveReleases },
): void {
  registerAssets(app, options);
  registerChannel(app, { selection: options.releases.selection, channel });
}

/** Opens and ends previews. @returns serves the page of a preview's fault */
function servePreviews(
  app: FastifyInstance,
  { env, assets, trust }: Pick<ShellOptions, 'env' | 'assets' | 'trust'>,
  releases: LiveReleases,
) {
  const previews = new Previews({ trust, channel: env.channel, releases });
  const sendFault = createSendFault(assets);
  registerPreview(app, { previews, sendFault, siteUrl: env.origins.siteUrl });
  return { previews, sendFault, sendErrorPage: createErrorPages(assets) };
}

/**
 * Adds the live release set at the time of the request to log lines, unless a page was rendered with another
 * set.
 */
function noteLiveSet(app: FastifyInstance, { selection }: Pick<LiveReleases, 'selection'>): void {
  app.addHook('onRequest', async (request) => {
    request.releaseSet = selection.live.id;
  });
}

/** Milliseconds for which content is served after a change, while it is validated or regenerated. */
const changeGraceMs = 2_000;

/** Caches of data and documents that were made from content. */
interface ContentHolders {
  readonly renderers: Pick<Renderers, 'forgetContent'>;
  readonly validators: Pick<ApiValidators, 'forget'>;
  readonly cache: Pick<PageCache, 'markStale'>;
  /** Releases, whose languages the sitemap lists. */
  readonly releases: LiveReleases;
}

/** Registers sitemap and story feed, and keeps all caches of content current. */
function followContentWhileOpen(
  app: FastifyInstance,
  { apiInternalUrl, origins }: ShellEnv,
  { renderers, validators, cache, releases }: ContentHolders,
): void {
  const markFeedsStale = registerFeeds(app, {
    ...{ origins, apiInternalUrl },
    isTranslated: (path) => isTranslated(releases.selection.live, path),
  });
  const onChange = () => {
    renderers.forgetContent();
    validators.forget();
    cache.markStale(changeGraceMs);
    markFeedsStale(changeGraceMs);
  };
  let stop: (() => void) | undefined;
  app.addHook('onReady', async () => {
    stop = watchContent({ apiInternalUrl, onChange, log: app.log });
  });
  app.addHook('onClose', async () => stop?.());
}

interface Measured {
  readonly tokens: PageTokens;
  readonly health: VersionHealth;
  readonly releases: LiveReleases;
  readonly renderers: Renderers;
  readonly validators: ApiValidators;
  readonly cache: PageCache;
}

/**
 * Registers browser reports (remote failures, page measurements), and metrics of this process if they are
 * exported.
 */
function registerMeasuring(
  app: FastifyInstance,
  { env, reportToken, registry }: Pick<ShellOptions, 'env' | 'reportToken' | 'registry'>,
  { tokens, health, releases, renderers, validators, cache }: Measured,
): PageMetrics {
  const { origins, apiInternalUrl } = env;
  const { siteUrl } = origins;
  const metrics = new WebVitalMetrics(registry ?? new Registry());
  const counts = new VitalCounts();
  app.addHook('onClose', sendVitals({ counts, apiInternalUrl, reportToken, log: app.log }));
  registerBrowserErrors(app, { tokens, health, siteUrl });
  registerViewSignals(app, { tokens, health, siteUrl });
  registerWebVitals(app, { tokens, metrics, counts, siteUrl, routes: () => releases.selection.live.routes });
  return registry ? measureShell(app, { registry, releases, renderers, validators, cache }) : noPageMetrics;
}
