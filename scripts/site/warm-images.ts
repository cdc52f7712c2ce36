import { join } from 'node:path';
import type { SiteEnv } from './env';
import { startProcess, type ManagedProcess } from './processes/managed-process';
import type { RunningSite } from './run-site';

/** Pages on which most first visits begin. */
const pages = ['/', '/experiences'];

/**
 * Encodes the images of the first pages in a low-priority child process that exits by itself. When it fails,
 * images are encoded on request.
 */
export function warmImages(root: string, env: SiteEnv, { siteUrl }: RunningSite): ManagedProcess {
  const command = join('packages', 'api', 'src', 'commands', 'warm-images.ts');
  return startProcess({
    name: 'image encoder',
    args: ['--import', 'tsx', command, ...pages.map((path) => siteUrl + path)],
    cwd: root,
    env: { ...process.env, DATA_DIR: env.dataDir },
    log: env.verbose ? 'inherit' : 'ignore',
    lowPriority: true,
  });
}
