import { resolve } from 'node:path';
import { givenVariables, resolveDataDir } from '@kaadu/node-runtime/data-dir';
import * as z from 'zod';

const Port = z.coerce.number().int().min(1).max(65_535);
interface Ports {
  readonly PORT: number;
  readonly API_PORT: number;
  readonly PAYMENT_SANDBOX_PORT: number;
  readonly METRICS_PORT?: number | undefined;
  readonly RAZORPAY_KEY_ID?: string | undefined;
}

/** Refuses equal ports. The second process could not start, while the first would respond in its place. */
function requireDistinctPorts({ RAZORPAY_KEY_ID, ...env }: Ports, context: z.RefinementCtx): void {
  const names = [
    'PORT',
    'API_PORT',
    ...(RAZORPAY_KEY_ID ? [] : (['PAYMENT_SANDBOX_PORT'] as const)),
    'METRICS_PORT',
  ] as const;
  for (const [index, name] of names.entries()) {
    const same = names.slice(0, index).find((other) => env[name] !== undefined && env[other] === env[name]);
    if (same)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `${same} and ${name} are both ${env[name]}. Set one of them to another port.`,
      });
  }
}

const SiteEnv = z
  .object({
    PORT: Port.default(3000),
    API_PORT: Port.default(4000),
    PAYMENT_SANDBOX_PORT: Port.default(4200),
    /** Port of the shell's metrics; without one they are off. */
    METRICS_PORT: Port.optional(),
    /** Port of a remote's solo page, which runs next to the site. */
    SOLO_PORT: Port.default(3300),
    /** Set when payments go through Razorpay: the sandbox is then off. */
    RAZORPAY_KEY_ID: z.string().optional(),
    RELEASE_CHANNEL: z.string().default('production'),
    /** Set to show the logs of all processes. */
    VERBOSE: z.string().optional(),
  })
  .superRefine(requireDistinctPorts);

/** All variables, for the table in docs/operations/settings.md. */
export const siteVariables = SiteEnv.shape;

/**
 * Reads the settings of a site on one machine.
 * @throws Error listing every invalid variable
 */
export function readSiteEnv(root: string, environment: NodeJS.ProcessEnv = process.env) {
  const parsed = SiteEnv.safeParse(givenVariables(environment));
  if (!parsed.success) throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`);
  const {
    PORT,
    API_PORT,
    PAYMENT_SANDBOX_PORT,
    SOLO_PORT,
    RAZORPAY_KEY_ID,
    RELEASE_CHANNEL,
    VERBOSE,
    METRICS_PORT,
  } = parsed.data;
  const dataDir = resolveDataDir(environment, root);
  return {
    port: PORT,
    apiPort: API_PORT,
    soloPort: SOLO_PORT,
    metricsPort: METRICS_PORT,
    /** Undefined when payments go through Razorpay. */
    sandboxPort: RAZORPAY_KEY_ID ? undefined : PAYMENT_SANDBOX_PORT,
    dataDir,
    store: resolve(dataDir, 'store'),
    channel: RELEASE_CHANNEL,
    verbose: Boolean(VERBOSE),
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;
