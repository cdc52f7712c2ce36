import type { Versions } from '@kaadu/federation/server';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, collectDefaultMetrics, type Registry } from 'prom-client';
import type { ApiValidators } from '../pages/caching/api-validators';
import type { PageCache } from '../pages/caching/page-cache';
import type { Renderers } from '../render-workers/renderers';
import type { ResponseCacheTotals } from '../render-workers/response-cache-totals';
import {
  type MeasuredChannel,
  measureRemotes,
  type RemoteMetrics,
  type RenderReportListener,
} from './remote-metrics';

/** Outcome of a page lookup: cached, shared with another request's rendering or validation, or neither. */
export type CacheOutcome = 'hit' | 'shared' | 'miss';

/** Metrics that this process records about its pages and the versions in them. */
export interface PageMetrics extends Pick<RemoteMetrics, 'onCounts'> {
  readonly onRendered: RenderReportListener;
  readonly onCacheLookup: (outcome: CacheOutcome) => void;
}

export const noPageMetrics: PageMetrics = {
  onRendered: () => undefined,
  onCacheLookup: () => undefined,
  onCounts: () => undefined,
};

/** Subset of the live releases that is measured. */
export interface MeasuredReleases {
  readonly refused: readonly unknown[];
  readonly selection: {
    readonly live: { readonly versions: Versions };
    readonly channel: MeasuredChannel | undefined;
    readonly canaries: ReadonlyMap<string, { readonly release: { readonly version: string } }>;
  };
}

export interface ShellMetricsOptions {
  /** Registry of this process's metrics. */
  readonly registry: Registry;
  readonly releases: MeasuredReleases;
  readonly renderers: Pick<Renderers, 'state'> & {
    readonly responseCaches: Pick<ResponseCacheTotals, 'lookups' | 'bytes'>;
  };
  readonly cache: Pick<PageCache, 'size' | 'validations'>;
  readonly validators: Pick<ApiValidators, 'requests'>;
}

/**
 * Measures this process for Prometheus: requests, the page cache, versions, render workers, and the delay of
 * the main event loop (`nodejs_eventloop_lag_p99_seconds`).
 */
export function measureShell(app: FastifyInstance, options: ShellMetricsOptions): PageMetrics {
  const { registry } = options;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 5 });
  measureRequests(app, registry);
  measureState(app, options);
  measureVersions(options);
  measureValidations(options);
  measureResponseCaches(options);
  return measurePages(registry, measureRemotes(registry, options.releases.selection));
}

/** Measures requests by route pattern, as the API does. All pages have the same pattern. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    duration.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

function measureState(
  app: FastifyInstance,
  { registry, releases, renderers, cache }: ShellMetricsOptions,
): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('render_workers_ready', 'Render workers that can take calls', () => renderers.state.ready);
  gauge('render_workers_replaced', 'Render workers replaced so far', () => renderers.state.replaced);
  gauge('releases_refused', 'Versions of the channel that were not admitted', () => releases.refused.length);
  gauge(
    'channel_revision',
    'Applied revision of the channel',
    () => releases.selection.channel?.revision ?? 0,
  );
  gauge('page_cache_pages', 'Cached pages', () => cache.size.pages);
  gauge('page_cache_bytes', 'Memory of cached pages', () => cache.size.bytes);
  gauge('server_draining', '1 while the process is draining', () => Number(app.drain.isDraining));
}

function measureVersions({ registry, releases: { selection } }: ShellMetricsOptions): void {
  new Gauge({
    name: 'release_version_info',
    help: 'Always 1, for each version served to visitors: stable, or a canary for some',
    labelNames: ['remote', 'version', 'share'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [remote, version] of Object.entries(selection.live.versions))
        this.set({ remote, version, share: 'stable' }, 1);
      for (const [remote, { release }] of selection.canaries)
        this.set({ remote, version: release.version, share: 'canary' }, 1);
    },
  });
}

/** Exports the totals of the page cache and the validators. */
function measureValidations({ registry, cache, validators }: ShellMetricsOptions): void {
  new Counter({
    name: 'page_cache_validations_total',
    help: 'Validations of cached pages by outcome: still valid (unchanged), or to be rendered again (changed, failed)',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(cache.validations)) this.inc({ outcome }, count);
    },
  });
  new Counter({
    name: 'page_validator_requests_total',
    help: 'Conditional requests to the API that validate cached pages',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(validators.requests);
    },
  });
}

/** Exports the response caches' totals, which render workers report. */
function measureResponseCaches({ registry, renderers: { responseCaches } }: ShellMetricsOptions): void {
  new Counter({
    name: 'response_cache_lookups_total',
    help: 'API calls of pages: served from memory (hit), after a 304 (unchanged), by the API (miss)',
    labelNames: ['outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(responseCaches.lookups)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'response_cache_bytes',
    help: 'Bytes of JSON of API responses that all render workers cache',
    registers: [registry],
    collect() {
      this.set(responseCaches.bytes);
    },
  });
}

function measurePages(registry: Registry, { onCounts, onRendered }: RemoteMetrics): PageMetrics {
  const duration = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time from the start of a rendering to its end, loaders included',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const lookups = new Counter({
    name: 'page_cache_lookups_total',
    help: 'Page lookups by outcome: cached (hit), shared with a rendering or validation in progress (shared), rendered (miss)',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  for (const outcome of ['hit', 'shared', 'miss'] satisfies CacheOutcome[]) lookups.inc({ outcome }, 0);
  return {
    onCounts,
    onRendered: (report, isShown) => {
      duration.observe(Math.max(0, report.page.to - report.page.from) / 1000);
      onRendered(report, isShown);
    },
    onCacheLookup: (outcome) => lookups.inc({ outcome }),
  };
}
