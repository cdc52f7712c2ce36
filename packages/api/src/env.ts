import { findProjectRoot, givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { parseBucketLocation } from './platform/images/bucket-location';
import { isBucket } from './platform/images/open-image-source';
import { gatewayVariables, missingGatewayVariables } from './platform/payment-gateway/gateway-variables';

const port = z.coerce.number().int().min(0).max(65_535);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });
const secret = z.string().min(32, 'must have at least 32 characters');
/** Token in the characters that a bearer token allows. */
const reportToken = z.string().regex(/^[\w-]{32,128}$/, 'must be 32 to 128 letters, digits, - or _');
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).min(1));

const imageStore = z.string().superRefine((location, context) => {
  if (!isBucket(location)) return;
  try {
    parseBucketLocation(location);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4000),
    /** URL of a PostgreSQL server, or of a pooler in front of it, used instead of the embedded database. */
    DATABASE_URL: databaseUrl.optional(),
    /** URL of the server if DATABASE_URL names a pooler; for migrations and notifications, which need a session. */
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    /** Maximum connections of this process's pool; it opens one more for notifications. */
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
    /** Whether to migrate the schema of DATABASE_URL at the start; else a job runs the API with --migrate-only first. */
    MIGRATE_ON_START: z.stringbool().default(true),
    /** Location of original images: a folder, or `s3://bucket/prefix?region=…&endpoint=…&path-style=true`. */
    IMAGE_STORE: imageStore.optional(),
    /** Maximum megabytes of encoded images in DATA_DIR; the least recently used ones are deleted. */
    IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(1_000_000).default(2_000),
    /** Origins whose pages may call the API, comma-separated; the first is canonical. */
    SITE_ORIGIN: origins.prefault('http://localhost:3000'),
    /** Public origin of this API, for links in e-mails. */
    API_ORIGIN: z.url().optional(),
    /** Milliseconds between the first failed readiness check and closing the listener. */
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(600_000).default(2_000),
    /** Milliseconds after a stop signal at which the process ends, even with requests in flight. */
    CLOSE_DEADLINE_MS: z.coerce.number().int().min(1_000).max(900_000).default(8_000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** Number of reverse proxies whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Factor on the rate limits per client, for test suites. 1 in production. */
    RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000).default(1),
    /** Rupees above which a refund by staff needs a second person. */
    REFUND_APPROVAL_ABOVE: z.coerce.number().int().min(0).max(10_000_000).default(10_000),
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Bearer token with which shells send browser measurements. Defaults to one generated in DATA_DIR. */
    REPORT_TOKEN: reportToken.optional(),
    MAIL_FROM: z.string().default('Kaadu Trails <hello@kaadutrails.example>'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_GATEWAY_TOKEN: z.string().optional(),
    /** Access to the development outbox, which shows every code: programs on this machine, or everyone. */
    DEV_OUTBOX: z.enum(['local', 'open']).default('local'),
    /** Key of the hashes under which one-time passwords and counters are stored. */
    OTP_PEPPER: secret.optional(),
    ...gatewayVariables,
  })
  .superRefine((env, context) => {
    if (env.DRAIN_DELAY_MS >= env.CLOSE_DEADLINE_MS)
      context.addIssue({
        code: 'custom',
        path: ['DRAIN_DELAY_MS'],
        message: 'must be less than CLOSE_DEADLINE_MS',
      });
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      context.addIssue({ code: 'custom', path: ['DATABASE_DIRECT_URL'], message: 'needs DATABASE_URL' });
    const production = env.NODE_ENV === 'production';
    for (const { name, message } of missingGatewayVariables(env, production))
      context.addIssue({ code: 'custom', path: [name], message });
    if (!production) return;
    if (env.RATE_LIMIT_FACTOR !== 1) {
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT_FACTOR'], message: 'must be 1 in production' });
    }
    for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL', 'OTP_PEPPER'] as const) {
      if (!env[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
  });
export interface Env extends Omit<z.infer<typeof Env>, 'IMAGE_STORE'> {
  /** Absolute path of the folder with the embedded database, resized images and development secrets. */
  readonly DATA_DIR: string;
  /** A bucket, or the absolute path of a folder. Defaults to `originals` in DATA_DIR. */
  readonly IMAGE_STORE: string;
}

/** Thrown when the environment is invalid; the message lists every error. */
export class InvalidEnvironment extends Error {
  override readonly name = 'InvalidEnvironment';
}

/** All variables, for the table in docs/operations/settings.md. */
export const apiVariables = Env.shape;

/** Reads the URL of the database server alone, for migrations: the one without a pooler. @throws ZodError */
export function readDatabaseUrl(source: Readonly<Record<string, string | undefined>>): string | undefined {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = givenVariables(source);
  return databaseUrl.optional().parse(DATABASE_DIRECT_URL ?? DATABASE_URL);
}

/** @throws InvalidEnvironment listing every error at once */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const result = Env.safeParse(givenVariables(source));
  if (result.success) {
    const { IMAGE_STORE = join(resolveDataDir(source), 'originals'), ...env } = result.data;
    const folder = () => resolve(findProjectRoot(source), IMAGE_STORE);
    return {
      ...env,
      DATA_DIR: resolveDataDir(source),
      IMAGE_STORE: isBucket(IMAGE_STORE) ? IMAGE_STORE : folder(),
    };
  }
  const errors = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new InvalidEnvironment(`Invalid environment: ${errors.join('; ')}`);
}
