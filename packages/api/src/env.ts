import { resolveDataDir } from '@kaadu/data-dir';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).min(1));

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4000),
    /** A PostgreSQL server to use instead of the embedded database. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Origins whose pages may call the API, comma-separated; the first is the site's. */
    SITE_ORIGIN: origins.prefault('http://localhost:3000'),
    /** Origin of this API as a visitor's browser reaches it, for links in letters. */
    API_ORIGIN: z.url().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** How many proxies in front of this process may be believed about a client's address. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Widens the limits on single clients, where a test suite is the only client. 1 in production. */
    RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000).default(1),
    METRICS_TOKEN: z.string().min(16).optional(),
    MAIL_FROM: z.string().default('Kaadu Trails <hello@kaadutrails.example>'),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_GATEWAY_TOKEN: z.string().optional(),
    /** Key of the hashes that one-time passwords and counters are stored as. */
    OTP_PEPPER: secret.optional(),
  })
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    if (env.RATE_LIMIT_FACTOR !== 1) {
      context.addIssue({ code: 'custom', path: ['RATE_LIMIT_FACTOR'], message: 'must be 1 in production' });
    }
    for (const name of ['SMTP_URL', 'SMS_GATEWAY_URL', 'OTP_PEPPER'] as const) {
      if (!env[name])
        context.addIssue({ code: 'custom', path: [name], message: 'is required in production' });
    }
  });
export interface Env extends z.infer<typeof Env> {
  /** Absolute path of the folder that holds the embedded database, resized images and development secrets. */
  readonly DATA_DIR: string;
}

/** The environment is wrong; the message lists every fault. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

/** @throws BadEnvironment listing every fault at once */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (result.success) return { ...result.data, DATA_DIR: resolveDataDir(source) };
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new BadEnvironment(`The environment is wrong: ${faults.join('; ')}`);
}
