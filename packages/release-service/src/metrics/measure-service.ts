import type { Rollout } from '@kaadu/release-core/operations';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { requireToken } from '../api/authentication';
import type { ServiceContext } from '../context';
import { openStreamsOf } from '../events/event-stream';

/** Subset of the service's context that is measured. */
export interface Measured extends Pick<ServiceContext, 'tokens'> {
  readonly hub: {
    readonly channels: readonly string[];
    state(channel: string): { readonly revision: number };
  };
  readonly ledger: { shells(channel: string): readonly { readonly served: number }[] };
  readonly approvals: { list(channel: string): readonly unknown[] };
  readonly rolloutContext: { readonly file: { readonly all: readonly MeasuredRollout[] } };
}

type MeasuredRollout = Pick<Rollout, 'channel' | 'remote' | 'version' | 'percent' | 'paused' | 'ended'>;

/** Registers `/metrics` for scrapers with a token, and measures requests, channels, shells, rollouts and approvals. */
export function measureService(app: FastifyInstance, registry: Registry, context: Measured): void {
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureChannels(registry, context);
  measureRollouts(registry, context);
  new Gauge({
    name: 'release_event_streams',
    help: 'Open event streams of shells and consoles',
    registers: [registry],
    collect() {
      this.set(openStreamsOf(app));
    },
  });
  app.get('/metrics', requireToken(context.tokens, { role: 'read' }), async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}

/** Measures requests by route pattern, as the shell and the API do. */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

function measureChannels(registry: Registry, { hub, ledger, approvals }: Measured): void {
  const gauge = (name: string, help: string, value: (channel: string) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['channel'] as const,
      registers: [registry],
      collect() {
        for (const channel of hub.channels) this.set({ channel }, value(channel));
      },
    });
  const revisionOf = (channel: string) => hub.state(channel).revision;
  gauge('release_channel_revision', 'Newest revision of the channel', revisionOf);
  gauge(
    'release_shells',
    'Shells that reported within the last minute',
    (channel) => ledger.shells(channel).length,
  );
  gauge(
    'release_shells_behind',
    'Reporting shells that do not serve the newest revision yet',
    (channel) => ledger.shells(channel).filter(({ served }) => served < revisionOf(channel)).length,
  );
  gauge(
    'release_approvals_waiting',
    'Requests that wait for a second person',
    (channel) => approvals.list(channel).length,
  );
}

function measureRollouts(registry: Registry, { rolloutContext: { file } }: Measured): void {
  new Gauge({
    name: 'release_rollout_percent',
    help: 'Share of visitors of each rollout that has not ended, by state',
    labelNames: ['channel', 'remote', 'version', 'state'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { channel, remote, version, percent, paused, ended } of file.all)
        if (!ended) this.set({ channel, remote, version, state: paused ? 'paused' : 'running' }, percent);
    },
  });
}
