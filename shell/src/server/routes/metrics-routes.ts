import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, collectDefaultMetrics, type Registry } from 'prom-client';
import type { RenderReport } from '../../rendering/messages';
import type { LiveReleases } from '../releases/live-releases';
import type { Renderers } from '../render-workers/renderers';

export interface MetricsOptions {
  /** Bearer token that scrapers must send. */
  readonly token: string;
  /** Where all metrics of this process are registered. */
  readonly registry: Registry;
  readonly releases: Pick<LiveReleases, 'refused' | 'selection'>;
  readonly renderers: Pick<Renderers, 'state'>;
}

/**
 * Measures this process for Prometheus: the delay of the event loop that answers (`nodejs_eventloop_lag_p99_seconds`), the
 * render workers and how long pages take.
 * @returns measures one rendering
 */
export function registerMetrics(
  app: FastifyInstance,
  { token, registry, releases, renderers }: MetricsOptions,
): (report: RenderReport) => void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 5 });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('render_workers_ready', 'Render workers that can answer', () => renderers.state.ready);
  gauge('render_workers_replaced', 'Render workers replaced so far', () => renderers.state.replaced);
  gauge('releases_refused', 'Versions of the channel that were not admitted', () => releases.refused.length);
  gauge(
    'channel_revision',
    'Applied revision of the channel',
    () => releases.selection.channel?.revision ?? 0,
  );
  const duration = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time from the start of a rendering to its end, loaders included',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token))
      return reply.code(403).type('text/plain').send('Metrics are not public.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return ({ page }) => duration.observe(Math.max(0, page.to - page.from) / 1000);
}

function isToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
