import { resolve } from 'node:path';
import { resolveDataDir } from '@kaadu/data-dir';
import * as z from 'zod';

const Port = z.coerce.number().int().min(1).max(65_535);
const SiteEnv = z.object({
  PORT: Port.default(3000),
  API_PORT: Port.default(4000),
  RELEASE_CHANNEL: z.string().default('production'),
  /** Set to show what shell and API log. */
  VERBOSE: z.string().optional(),
});

/** The settings of the whole site on one machine. @throws Error listing every fault */
export function readSiteEnv(root: string) {
  const parsed = SiteEnv.safeParse(process.env);
  if (!parsed.success) throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`);
  const { PORT, API_PORT, RELEASE_CHANNEL, VERBOSE } = parsed.data;
  const dataDir = resolveDataDir(process.env, root);
  return {
    port: PORT,
    apiPort: API_PORT,
    dataDir,
    store: resolve(dataDir, 'store'),
    channel: RELEASE_CHANNEL,
    verbose: Boolean(VERBOSE),
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;
