import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import * as z from 'zod';
import { Alerts } from './testing/promtool';
import { createContentCache } from '../packages/api/src/platform/cache/content-cache';
import { createMetrics, installMetrics } from '../packages/api/src/platform/http/metrics';
import { measureChat } from '../packages/api/src/features/chat/connections/measure-chat';
import { measureDatabase } from '../packages/api/src/platform/database/measure-database';
import { noCounts } from '../packages/release-core/src/health';
import { measureService } from '../packages/release-service/src/metrics/measure-service';
import { createServiceMetrics } from '../packages/release-service/src/metrics/service-metrics';
import { createHttpServer } from '../shell/src/server/http/http-server';
import { measureShell } from '../shell/src/server/metrics/shell-metrics';
import { PageCache } from '../shell/src/server/pages/caching/page-cache';
import { WebVitalMetrics } from '../shell/src/server/web-vitals/web-vital-metrics';

/** Exported series with their labels. */
type Series = Map<string, Set<string>>;

/** Reads the text that Prometheus scrapes, with the labels that Prometheus adds. */
function readSeries(text: string, series: Series): void {
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z]\w+)(?:\{(.*)\})? /gm)) {
    const known = series.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    series.set(name, known);
  }
}

const rendered = {
  parts: [{ remote: 'header', version: '1.0.0', failed: true, late: false, ms: 1, busyMs: 0 }],
  slots: [],
  page: { remote: undefined, from: 0, loadedAt: 0, to: 1 },
  failures: [],
};

async function readShell(series: Series): Promise<void> {
  const registry = new Registry();
  const site = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const live = { versions: { header: '1.0.0' } };
  const selection = { live, channel: { revision: 1, remotes: { header: {} } }, canaries: new Map() };
  const responseCaches = { lookups: { hit: 1, unchanged: 0, miss: 0 }, bytes: 0 };
  const renderers = { state: { ready: 1, replaced: 0 }, responseCaches };
  const releases = { refused: [], selection };
  const cache = new PageCache({ validate: async () => 'unchanged' });
  const pages = measureShell(site, { registry, cache, validators: { requests: 0 }, renderers, releases });
  pages.onCacheLookup('hit');
  pages.onCounts([{ remote: 'header', version: '1.0.0', ...noCounts }]);
  pages.onRendered(rendered, true);
  const vitals = new WebVitalMetrics(registry);
  const labels = { route: '/', remote: 'content', version: '1.0.0' };
  for (const name of ['LCP', 'CLS'] as const) vitals.record({ name, value: 1 }, labels);
  vitals.recordSlowResource(labels);
  await site.inject('/none');
  readSeries(await registry.metrics(), series);
  await site.close();
}

async function readApi(series: Series): Promise<void> {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const metrics = createMetrics();
  const { endpoint, handle } = installMetrics(app, { ...metrics, cache: createContentCache() });
  measureDatabase(metrics.registry, { connections: () => ({ max: 10, busy: 1, waiting: 0 }) });
  measureChat(metrics.registry, []).countClosed('tooMany');
  const none = { params: undefined, query: undefined, body: undefined, user: null };
  app.get(endpoint.path, (raw, reply) =>
    handle({ ip: raw.ip, requestId: raw.id, idempotencyKey: '', raw, reply, ...none }),
  );
  await app.inject('/none');
  readSeries((await app.inject(endpoint.path)).body, series);
  await app.close();
}

async function readService(series: Series): Promise<void> {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const { registry, countAlert } = createServiceMetrics([]);
  const version = { channel: 'production', remote: 'header', version: '1.0.0' };
  countAlert({ ...version, text: '', because: '' });
  measureService(app, registry, {
    hub: { channels: ['production'], state: () => ({ revision: 1 }) },
    ledger: { shells: () => [] },
    approvals: { list: () => [] },
    rolloutContext: { file: { all: [{ ...version, percent: 5 }] } },
    tokens: async () => [],
  });
  await app.inject('/none');
  readSeries(await registry.metrics(), series);
  await app.close();
}

/** Series of Prometheus itself about its targets. */
const series: Series = new Map([['up', new Set(['job', 'instance'])]]);
beforeAll(async () => {
  await readShell(series);
  await readApi(series);
  await readService(series);
});

const read = (name: string) => readFileSync(join(__dirname, 'monitoring', name), 'utf8');
const Dashboard = z.object({
  panels: z.array(
    z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
  ),
});
const Scrapes = z.object({
  scrape_configs: z.array(
    z.object({ job_name: z.string(), static_configs: z.array(z.object({ targets: z.array(z.string()) })) }),
  ),
});

const alerts = Alerts.parse(parse(read('alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const { panels } = Dashboard.parse(JSON.parse(read('dashboard.json')));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Returns the faults of an expression: syntax errors, unknown metrics, and labels that they do not have. */
function faultsOf(expression: string): string[] {
  const faults: string[] = [];
  let metric = '';
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) faults.push(`syntax at ${from}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        metric = text;
        if (!series.has(metric)) faults.push(`no process exports ${metric}`);
      }
      if (type.name === 'LabelName' && !isKnown(text, metric))
        faults.push(`no process exports the label ${text}`);
    },
  });
  if (metric === '' && !hasMetric(expression)) faults.push('reads no metric');
  return faults;
}

const hasMetric = (expression: string) => [...series.keys()].some((name) => expression.includes(name));
/** Labels of an aggregation come before its metric. */
const isKnown = (label: string, metric: string) =>
  metric === '' ? [...series.values()].some((labels) => labels.has(label)) : series.get(metric)?.has(label);

test.each(expressions)('the expression of "%s" reads exported metrics', (_name, expression) => {
  expect(faultsOf(expression)).toEqual([]);
});

test.each([
  ['sum(rate(http_requests_total[5m])', 'syntax'],
  ['rate(http_requests_total[5m])', 'no process exports http_requests_total'],
  ['server_draining{remote="header"}', 'no process exports the label remote'],
])('%s is refused', (expression, fault) => {
  expect(faultsOf(expression).join()).toContain(fault);
});

test('scraped jobs and ports match expressions and processes', () => {
  const { scrape_configs: jobs } = Scrapes.parse(parse(read('prometheus.yaml')));
  expect(jobs.map(({ job_name }) => job_name)).toEqual(['shell', 'api', 'service']);
  const named = expressions
    .flatMap(([, expr]) => [...expr.matchAll(/job=~?"([^"]+)"/g)])
    .flatMap(([, job = '']) => job.split('|'));
  expect([...new Set(named)].toSorted()).toEqual(['api', 'service', 'shell']);
});

test('alerts and panels have unique names', () => {
  for (const names of [alerts.map(({ alert }) => alert), panels.map(({ title }) => title)])
    expect(names).toEqual([...new Set(names)]);
});
