import * as z from 'zod/mini';
import type { Endpoint, PageEndpoint } from '../endpoints/endpoint';

const noun = 'operations';

export const getLiveness = {
  method: 'GET',
  path: '/healthz',
  noun,
  summary: 'This process lives',
  data: z.null(),
} as const satisfies Endpoint;

export const getReadiness = {
  method: 'GET',
  path: '/readyz',
  noun,
  summary: 'This process can answer, that is, its database does',
  data: z.null(),
  errors: ['unavailable'],
} as const satisfies Endpoint;

/** Metrics, for scrapers with the token or on the same machine. */
export const getMetrics = {
  method: 'GET',
  path: '/metrics',
  noun,
  summary: 'Prometheus metrics',
  produces: 'text/plain',
  errors: ['forbidden'],
} as const satisfies PageEndpoint;

export const getOpenApiDocument = {
  method: 'GET',
  path: '/openapi.json',
  noun,
  summary: 'This API as an OpenAPI document',
  produces: 'application/json',
} as const satisfies PageEndpoint;

/**
 * Outbox of the development server: JSON for tests, a page for people. Served to the same machine only,
 * unless opened. Never registered in production.
 */
export const getDevelopmentOutbox = {
  method: 'GET',
  path: '/dev/outbox',
  noun,
  summary: 'Messages that a development set-up would have sent',
  query: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  produces: 'application/json',
  errors: ['forbidden'],
  cache: 'no-store',
} as const satisfies PageEndpoint;
