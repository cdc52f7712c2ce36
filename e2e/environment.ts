import { join } from 'node:path';
import * as z from 'zod';

const Port = z.coerce.number().int().min(1).max(65_000);
const env = z
  .object({
    /** The site's port; the shells that single specs start take the ones after it. */
    E2E_PORT: Port.default(3100),
    E2E_API_PORT: Port.default(4100),
    /** Do not start the site: for specs that need none. */
    E2E_WITHOUT_SITE: z.stringbool().default(false),
    /** A Chromium that is already on the machine. */
    CHROMIUM_PATH: z.string().default('/usr/bin/chromium'),
  })
  .parse(process.env);

/** The repository. */
export const root = join(import.meta.dirname, '..');
/** Everything that a run leaves on disk. */
export const dataDir = join(root, '.data', 'e2e');
export const storeDir = join(dataDir, 'store');

export const sitePort = env.E2E_PORT;
export const apiPort = env.E2E_API_PORT;
export const siteUrl = `http://localhost:${sitePort}`;
export const apiUrl = `http://localhost:${apiPort}`;
export const withoutSite = env.E2E_WITHOUT_SITE;
export const chromiumPath = env.CHROMIUM_PATH;

/** Channel that only builds move: it always names what the sources were last built into. */
export const builtChannel = 'production';
/** Channel that the site under test follows; every run begins it anew. */
export const siteChannel = 'e2e';

/** Ports for shells of single specs, which may call the API from pages too. */
export const sparePorts = Array.from({ length: 40 }, (_, index) => sitePort + 1 + index);
