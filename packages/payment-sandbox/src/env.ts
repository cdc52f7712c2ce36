import { givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import { join } from 'node:path';
import * as z from 'zod';
import { developmentSandboxSecrets, type SandboxSecrets } from './secrets';

const Secret = z.string().min(32, 'must have at least 32 characters');

const Env = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PAYMENT_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4200),
    /** URL to which webhooks are posted. */
    WEBHOOK_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000/payments/webhook'),
    PAYMENT_SANDBOX_KEY_ID: z.string().min(1).optional(),
    PAYMENT_SANDBOX_KEY_SECRET: Secret.optional(),
    PAYMENT_SANDBOX_WEBHOOK_SECRET: Secret.optional(),
    /** Allows the start in production. */
    PAYMENT_SANDBOX_IN_PRODUCTION: z.stringbool().default(false),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const isProduction = env.NODE_ENV === 'production';
    if (isProduction && !env.PAYMENT_SANDBOX_IN_PRODUCTION)
      refuse('PAYMENT_SANDBOX_IN_PRODUCTION', 'must be true for a sandbox with NODE_ENV=production');
    const missing = secretNames.filter((name) => env[name] === undefined);
    const isPartial = missing.length > 0 && missing.length < secretNames.length;
    if (isProduction || isPartial) for (const name of missing) refuse(name, 'is required');
  });

const secretNames = [
  'PAYMENT_SANDBOX_KEY_ID',
  'PAYMENT_SANDBOX_KEY_SECRET',
  'PAYMENT_SANDBOX_WEBHOOK_SECRET',
] as const;

/** All variables, for the table in docs/operations/settings.md. */
export const sandboxVariables = Env.shape;

/** Reads the settings of the sandbox's process. @throws Error listing every error in the environment */
export async function readSandboxEnv(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = Env.safeParse(givenVariables(environment));
  if (!parsed.success) throw new Error(`The environment is invalid:\n${z.prettifyError(parsed.error)}`);
  const env = parsed.data;
  const dataDir = resolveDataDir(environment);
  return {
    port: env.PAYMENT_SANDBOX_PORT,
    folder: join(dataDir, 'payment-sandbox'),
    webhookUrl: env.WEBHOOK_URL,
    ...(configuredSecrets(env) ?? (await developmentSandboxSecrets(dataDir))),
  };
}

function configuredSecrets(env: z.infer<typeof Env>): SandboxSecrets | undefined {
  const {
    PAYMENT_SANDBOX_KEY_ID: keyId,
    PAYMENT_SANDBOX_KEY_SECRET: keySecret,
    PAYMENT_SANDBOX_WEBHOOK_SECRET: webhookSecret,
  } = env;
  return keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined;
}
