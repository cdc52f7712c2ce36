import { resolve } from 'node:path';
import { resolveDataDir } from '@kaadu/data-dir';
import * as z from 'zod';

const Port = z.coerce.number().int().min(1).max(65_535);
const SiteEnv = z.object({
  PORT: Port.default(3000),
  API_PORT: Port.default(4000),
  RELEASE_CHANNEL: z.string().default('production'),
  /** Set to show the logs of the shell and the API. */
  VERBOSE: z.string().optional(),
});

/** Settings of a site that runs on one machine. @throws Error listing every invalid variable */
export function readSiteEnv(root: string) {
  const parsed = SiteEnv.safeParse(process.env);
  if (!parsed.success) throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`);
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
