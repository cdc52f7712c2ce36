import { resolve } from 'node:path';
import { findProjectRoot, givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import { chatSocketPath } from '@kaadu/contracts/chat';
import { defaultBudgets } from '@kaadu/federation/render-workers';
import * as z from 'zod';
import { defaultWorkers } from './render-workers/default-workers';

const Origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const Budget = z.coerce.number().int().min(50).max(60_000);
const Port = z.coerce.number().int().min(0).max(65_535);

const Env = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: Port.default(4000),
  /** Public origin of the site. Defaults to this machine. */
  SITE_URL: Origin.optional(),
  /** Public origin of the API, as browsers reach it. */
  API_URL: Origin.optional(),
  /** Origin of the API for this process. Defaults to the public one. */
  API_INTERNAL_URL: Origin.optional(),
  /** WebSocket of the chat, as browsers reach it. Defaults to the API's. */
  CHAT_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Service that returns a visitor's country by IP address (§7). Defaults to no look-up. */
  COUNTRY_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Script of the analytics tag (§7). Defaults to none. */
  ANALYTICS_TAG_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Payment gateway whose checkout runs in the page on which visitors pay. By default they are redirected to
   * the gateway.
   */
  PAYMENT_CHECKOUT: z.enum(['razorpay']).optional(),
  /** A folder, or `s3://bucket/prefix`. */
  RELEASE_STORE: z.string().optional(),
  /** Trust list outside the store, as in production. */
  RELEASE_TRUST: z.string().optional(),
  RELEASE_CHANNEL: z.string().default('production'),
  /**
   * Control-plane service that sends change hints and receives health reports, and this shell's token for it.
   */
  RELEASE_SERVICE: z.url({ protocol: /^https?$/ }).optional(),
  RELEASE_TOKEN: z.string().min(1).optional(),
  /** OpenTelemetry collector (OTLP over HTTP) that receives spans. Defaults to no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Number of active render workers; one more is on standby. Defaults to one per core. */
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** CPU budgets of a remote's code for its evaluation and for its share of a render, in milliseconds. */
  EVALUATION_BUDGET_MS: Budget.default(defaultBudgets.evaluationMs),
  RENDER_BUDGET_MS: Budget.default(defaultBudgets.cpuMs),
  /** Size of a render worker's heap, in MiB. */
  WORKER_HEAP_MB: z.coerce.number().int().min(64).max(4096).default(defaultBudgets.heapMb),
  /** Maximum delay of timers in remote code, in milliseconds, for smoke tests. Defaults to no limit. */
  REMOTE_TIMER_MAX_MS: z.coerce.number().int().min(1).optional(),
  /** `off` removes the service worker from browsers. Defaults to `off` outside production. */
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  /** `on` sends 103 Early Hints before rendered pages, if the proxy in front supports them. */
  EARLY_HINTS: z.enum(['on', 'off']).default('off'),
  /** Header in which the CDN in front reads the cache tags of pages. */
  CACHE_TAGS: z.enum(['off', 'cache-tag', 'surrogate-key']).default('off'),
  /** Port of `/metrics`, never the site's. Defaults to no metrics. */
  METRICS_PORT: Port.optional(),
  /** Host that `/metrics` listens on. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Bearer token of scrapers of `/metrics`; required unless METRICS_HOST is this machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Token for sending browser measurements to the API. Defaults to the one in DATA_DIR, which the first
   * process creates.
   */
  REPORT_TOKEN: z
    .string()
    .regex(/^[\w-]{32,128}$/)
    .optional(),
  /** Number of reverse proxies in front, which send the client's address in `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Milliseconds between the first failed readiness check and the end of the listener. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(2_000),
  /** Milliseconds after a stop signal at which the process exits, even with open connections. */
  CLOSE_DEADLINE_MS: z.coerce.number().int().min(1_000).max(900_000).default(8_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

/** Reads the shell's settings. @throws Error listing everything that is wrong with the environment */
export function readEnv(environment: NodeJS.ProcessEnv) {
  const parsed = Env.safeParse(givenVariables(environment));
  if (!parsed.success) {
    throw new Error(`The environment is invalid:\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  if (env.RELEASE_SERVICE && !env.RELEASE_TOKEN)
    throw new Error(
      'RELEASE_SERVICE is set without RELEASE_TOKEN. Create one: release tokens new shells --roles report',
    );
  if (env.DRAIN_DELAY_MS >= env.CLOSE_DEADLINE_MS)
    throw new Error('DRAIN_DELAY_MS must be less than CLOSE_DEADLINE_MS.');
  const dataDir = resolveDataDir(environment);
  const apiUrl = env.API_URL ?? `http://localhost:${env.API_PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    origins: {
      siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
      apiUrl,
      chatUrl: env.CHAT_URL ?? `${apiUrl.replace(/^http/, 'ws')}${chatSocketPath}`,
      countryLookupUrl: env.COUNTRY_LOOKUP_URL,
      analyticsTagUrl: env.ANALYTICS_TAG_URL,
    },
    apiInternalUrl: env.API_INTERNAL_URL ?? apiUrl.replace('//localhost:', '//127.0.0.1:'),
    paymentCheckout: env.PAYMENT_CHECKOUT,
    dataDir,
    releaseStore: env.RELEASE_STORE ?? resolve(dataDir, 'store'),
    trustFile: env.RELEASE_TRUST && resolve(findProjectRoot(environment), env.RELEASE_TRUST),
    channel: env.RELEASE_CHANNEL,
    service:
      env.RELEASE_SERVICE && env.RELEASE_TOKEN
        ? { url: env.RELEASE_SERVICE, token: env.RELEASE_TOKEN }
        : undefined,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    workers: env.WORKERS ?? defaultWorkers(),
    budgets: {
      ...defaultBudgets,
      evaluationMs: env.EVALUATION_BUDGET_MS,
      cpuMs: env.RENDER_BUDGET_MS,
      heapMb: env.WORKER_HEAP_MB,
      longestTimerMs: env.REMOTE_TIMER_MAX_MS ?? defaultBudgets.longestTimerMs,
    },
    hasServiceWorker: (env.SERVICE_WORKER ?? (env.NODE_ENV === 'production' ? 'on' : 'off')) === 'on',
    sendsEarlyHints: env.EARLY_HINTS === 'on',
    cacheTags: env.CACHE_TAGS === 'off' ? undefined : env.CACHE_TAGS,
    metrics: metricsOf(env),
    drainDelayMs: env.DRAIN_DELAY_MS,
    closeDeadlineMs: env.CLOSE_DEADLINE_MS,
    reportToken: env.REPORT_TOKEN,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    mode: env.NODE_ENV,
  };
}
export type ShellEnv = ReturnType<typeof readEnv>;

/**
 * Returns where metrics are served and their token; undefined without metrics. @throws Error when they would
 * be public
 */
function metricsOf({ METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token }: z.infer<typeof Env>) {
  if (port === undefined) return undefined;
  const isLocal = host === 'localhost' || host === '::1' || /^127\./.test(host);
  if (!isLocal && token === undefined)
    throw new Error(
      `METRICS_HOST=${host} can be reached from other machines: set METRICS_TOKEN, or leave METRICS_HOST out.`,
    );
  return { port, host, token };
}

/** All variables, for the table in docs/operations/settings.md. */
export const shellVariables = Env.shape;
