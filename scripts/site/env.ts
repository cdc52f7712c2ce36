import { resolve } from 'node:path';
import { givenVariables, resolveDataDir } from '@kaadu/data-dir';
import * as z from 'zod';

const Port = z.coerce.number().int().min(1).max(65_535);
const SiteEnv = z.object({
  PORT: Port.default(3000),
  API_PORT: Port.default(4000),
  PAYMENT_SANDBOX_PORT: Port.default(4200),
  /** Of a remote's solo page, which runs beside the site. */
  SOLO_PORT: Port.default(3300),
  /** Set when payments go through Razorpay: no sandbox is started. */
  RAZORPAY_KEY_ID: z.string().optional(),
  RELEASE_CHANNEL: z.string().default('production'),
  /** Set to show the logs of all processes. */
  VERBOSE: z.string().optional(),
});

/** All variables, for the table in docs/operations/settings.md. */
export const siteVariables = SiteEnv.shape;

/** Settings of a site that runs on one machine. @throws Error listing every invalid variable */
export function readSiteEnv(root: string) {
  const parsed = SiteEnv.safeParse(givenVariables(process.env));
  if (!parsed.success) throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`);
  const { PORT, API_PORT, PAYMENT_SANDBOX_PORT, SOLO_PORT, RAZORPAY_KEY_ID, RELEASE_CHANNEL, VERBOSE } =
    parsed.data;
  const dataDir = resolveDataDir(process.env, root);
  return {
    port: PORT,
    apiPort: API_PORT,
    soloPort: SOLO_PORT,
    /** Undefined: payments go through Razorpay. */
    sandboxPort: RAZORPAY_KEY_ID ? undefined : PAYMENT_SANDBOX_PORT,
    dataDir,
    store: resolve(dataDir, 'store'),
    channel: RELEASE_CHANNEL,
    verbose: Boolean(VERBOSE),
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;
