import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createHttpServer } from '../http/http-server';
import { PageCache } from '../pages/caching/page-cache';
import { createMetricsServer } from './metrics-server';
import { measureShell } from './shell-metrics';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

function start(token?: string) {
  const registry = new Registry();
  const site = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  site.get('/stories/:title', async () => 'a story');
  const pages = measureShell(site, {
    registry,
    cache: new PageCache({ validate: async () => 'unchanged' }),
    validators: { requests: 3 },
    renderers: {
      state: { ready: 2, replaced: 1 },
      responseCaches: { lookups: { hit: 5, unchanged: 1, miss: 2 }, bytes: 900 },
    },
    releases: {
      refused: [],
      selection: {
        live: { versions: { header: '1.0.0' } },
        channel: { revision: 7, remotes: { header: {}, footer: {} } },
        canaries: new Map([['header', { release: { version: '1.1.0' } }]]),
      },
    },
  });
  const metrics = createMetricsServer({ registry, token });
  open.push(site, metrics);
  const scrape = (authorization?: string) =>
    metrics.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  return { site, pages, scrape };
}

test('shell metrics measure requests, lookups, versions, workers and the event loop, but no URLs', async () => {
  const { site, pages, scrape } = start();
  await site.inject('/stories/a-secret?key=1');
  pages.onCacheLookup('hit');
  const { body, headers } = await scrape();
  expect(headers['content-type']).toContain('text/plain');
  for (const line of [
    'http_request_duration_seconds_count{method="GET",route="/stories/:title",status="200"} 1',
    'page_cache_lookups_total{outcome="hit"} 1',
    'page_cache_lookups_total{outcome="miss"} 0',
    'page_cache_pages 0',
    'page_cache_validations_total{outcome="unchanged"} 0',
    'page_validator_requests_total 3',
    'response_cache_bytes 900',
    'response_cache_lookups_total{outcome="hit"} 5',
    'release_version_info{remote="header",version="1.0.0",share="stable"} 1',
    'release_version_info{remote="header",version="1.1.0",share="canary"} 1',
    'channel_revision 7',
    'render_workers_ready 2',
    'render_workers_replaced 1',
    'server_draining 0',
    'nodejs_eventloop_lag_p99_seconds ',
  ])
    expect(body).toContain(line);
  expect(body).not.toContain('secret');
});

test('shell serves no metrics on the port of the site', async () => {
  const { site } = start();
  expect((await site.inject('/metrics')).statusCode).toBe(404);
});

test('metrics server requires its token', async () => {
  const { scrape } = start('a-token-of-some-length');
  expect((await scrape()).statusCode).toBe(403);
  expect((await scrape('Bearer another')).statusCode).toBe(403);
  expect((await scrape('Bearer a-token-of-some-length')).statusCode).toBe(200);
});

test('shell metrics show that a process is draining', async () => {
  const { site, scrape } = start();
  await site.ready();
  await site.drain.close(0);
  expect((await scrape()).body).toContain('server_draining 1');
});
