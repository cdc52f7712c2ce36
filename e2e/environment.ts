import { join } from 'node:path';
import * as z from 'zod';
import { findChromium } from '../scripts/test/chromium/find-chromium';

const Port = z.coerce.number().int().min(1).max(65_000);
const env = z
  .object({
    /** The site's port. Shells started by specs use the ports after it. */
    E2E_PORT: Port.default(3100),
    E2E_API_PORT: Port.default(4100),
    E2E_PAYMENT_SANDBOX_PORT: Port.default(4300),
    /** Skips the start of the site, for specs that do not need it. */
    E2E_WITHOUT_SITE: z.stringbool().default(false),
    /** Keeps a trace of each failed test. Recording doubles the cost of a test. */
    E2E_TRACE: z.stringbool().default(false),
  })
  .parse(process.env);

/** Root of the repository. */
export const root = join(import.meta.dirname, '..');
/** Folder of all files that a run writes. */
export const dataDir = join(root, '.data', 'e2e');
export const storeDir = join(dataDir, 'store');
/** Headers of the admin's session, for specs. */
export const adminSessionFile = join(dataDir, 'admin-session.json');

export const sitePort = env.E2E_PORT;
export const apiPort = env.E2E_API_PORT;
export const sandboxPort = env.E2E_PAYMENT_SANDBOX_PORT;
export const siteUrl = `http://localhost:${sitePort}`;
export const apiUrl = `http://localhost:${apiPort}`;
export const keepTraces = env.E2E_TRACE;
export const withoutSite = env.E2E_WITHOUT_SITE;
export const chromiumPath = findChromium();

/** Options of every browser. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};

/** Channel that only builds update, so it always names the latest builds. */
export const builtChannel = 'production';
/** Channel that the site under test follows; every run resets it. */
export const siteChannel = 'e2e';

/** Ports for shells started by specs; the API allows their origins. */
export const sparePorts = Array.from({ length: 40 }, (_, index) => sitePort + 1 + index);
