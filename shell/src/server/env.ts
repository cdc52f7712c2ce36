import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { findProjectRoot, givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import { chatSocketPath } from '@kaadu/contracts/chat';
import { defaultBudgets } from '@kaadu/federation/render-workers';
import * as z from 'zod';

const Origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const Budget = z.coerce.number().int().min(50).max(60_000);
const Port = z.coerce.number().int().min(0).max(65_535);

const Env = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: Port.default(4000),
  /** Public origin of the site; default: this machine. */
  SITE_URL: Origin.optional(),
  /** Public origin of the API, as browsers reach it. */
  API_URL: Origin.optional(),
  /** Origin of the API as this process reaches it; default: the public one. */
  API_INTERNAL_URL: Origin.optional(),
  /** WebSocket of the chat, as browsers reach it; default: that of the API. */
  CHAT_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Returns a visitor's country by IP address (§7); default: no look-up. */
  COUNTRY_LOOKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Script of the analytics tag (§7); default: none. */
  ANALYTICS_TAG_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Payment gateway whose checkout runs in the page on which visitors pay; default: they are sent to the gateway. */
  PAYMENT_CHECKOUT: z.enum(['razorpay']).optional(),
  /** A folder, or `s3://bucket/prefix`. */
  RELEASE_STORE: z.string().optional(),
  /** Trust list outside the store, as production has it. */
  RELEASE_TRUST: z.string().optional(),
  RELEASE_CHANNEL: z.string().default('production'),
  /** Control-plane service that sends change hints and receives health reports, and this shell's token for it. */
  RELEASE_SERVICE: z.url({ protocol: /^https?$/ }).optional(),
  RELEASE_TOKEN: z.string().min(1).optional(),
  /** OpenTelemetry collector (OTLP over HTTP) that receives spans; default: no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Render workers that answer; one more stands by. Default: one for each core. */
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** Milliseconds of CPU that a remote's code may take for its evaluation, and for its part of a render. */
  EVALUATION_BUDGET_MS: Budget.default(defaultBudgets.evaluationMs),
  RENDER_BUDGET_MS: Budget.default(defaultBudgets.cpuMs),
  /** Size of a render worker's heap, in MiB. */
  WORKER_HEAP_MB: z.coerce.number().int().min(64).max(4096).default(defaultBudgets.heapMb),
  /** Milliseconds after which timers of a remote's code run at the latest, for trials; default: when they are due. */
  REMOTE_TIMER_MAX_MS: z.coerce.number().int().min(1).optional(),
  /** `off` removes the service worker from browsers; default outside production. */
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  /** `on` sends 103 Early Hints before pages that have to be rendered, where the proxy in front passes them on. */
  EARLY_HINTS: z.enum(['on', 'off']).default('off'),
  /** Header in which the CDN in front reads the tags by which it drops pages. */
  CACHE_TAGS: z.enum(['off', 'cache-tag', 'surrogate-key']).default('off'),
  /** Port of `/metrics`, which is never that of the site; default: no metrics. */
  METRICS_PORT: Port.optional(),
  /** Where `/metrics` listens. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** What a scraper of `/metrics` has to send; required unless METRICS_HOST is this machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** What the API wants with what browsers have measured; default: the one in DATA_DIR, which the first to start makes. */
  REPORT_TOKEN: z
    .string()
    .regex(/^[\w-]{32,128}$/)
    .optional(),
  /** Reverse proxies in front, which name the client's address in `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Milliseconds between the first failed readiness check and the end of the listener. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(2_000),
  /** Milliseconds after which it ends, whatever is still open, once it was told to. */
  CLOSE_DEADLINE_MS: z.coerce.number().int().min(1_000).max(900_000).default(8_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

/** The shell's settings. @throws Error listing everything that is wrong with the environment */
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
    workers: env.WORKERS ?? availableParallelism(),
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

/** Where metrics are served, and what a scraper sends; undefined: nowhere. @throws Error when anybody could read them */
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
