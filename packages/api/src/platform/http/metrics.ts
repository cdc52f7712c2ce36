import { getMetrics } from '@kaadu/contracts/operations';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { ContentCache } from '../cache/content-cache';
import { measureCache } from '../cache/measure-cache';
import { AppError } from '../errors/app-error';
import { hashToken, sameHash } from '../secrets/secret-values';
import { bearerToken } from '../sessions/require-user';
import { isLocalRequest } from './local-request';
import { type Route, route } from './route';

/** Creates a registry with the counters of features. */
export function createMetrics() {
  const registry = new Registry();
  const incidents = new Counter({
    name: 'payment_incidents_total',
    help: 'Payment incidents that alert finance',
    labelNames: ['kind'] as const,
    registers: [registry],
  });
  return { registry, countIncident: (kind: string) => incidents.inc({ kind }) };
}

export interface MetricsOptions {
  readonly registry: Registry;
  readonly cache: ContentCache;
  /** Bearer token for scrapers; without one, only this machine may scrape. */
  readonly token?: string | undefined;
}

/** Registers metrics of routes, content cache and process. @returns the route of /metrics */
export function installMetrics(app: FastifyInstance, { registry, cache, token }: MetricsOptions): Route {
  collectDefaultMetrics({ register: registry });
  measureCache(registry, cache);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    duration.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
  return route(getMetrics, async ({ raw, reply }) => {
    const given = bearerToken(raw) ?? '';
    const allowed = token ? sameHash(hashToken(given), hashToken(token)) : isLocalRequest(raw);
    if (!allowed) throw new AppError('forbidden', 'Metrics are not public.');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
