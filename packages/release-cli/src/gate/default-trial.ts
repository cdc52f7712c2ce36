import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedVersion, sharedLibraries } from '@kaadu/federation-build';
import { messageOf, type Release } from '@kaadu/federation/release';
import { createRemoteHost, type LoadedRemote, type SharedModule } from '@kaadu/federation/server';
import { readProject } from '@kaadu/release-core/project';
import { readSurface, type SiteSlot } from './site-surface';
import type { TrialContext } from './trial';

/**
 * Renders every expose of the candidate on the server, with the renderers and data that the surface declares. For sites
 * without a trial module. An expose without a declaration or without data is noted, and not rendered.
 * @throws Error naming remote, expose and cause of each failure
 */
export async function trial({ candidate, source, note }: TrialContext): Promise<void> {
  // The process runs in the site's folder.
  const root = process.cwd();
  const { name, version } = candidate;
  const release = await source.readRelease(name, version);
  if (!release.server) return note(`${name} is not rendered: it has no server build`);
  const surface = await readSurface(root);
  const entry = await source.readFile(name, version, release.server.entry);
  const remote = await loadRemote(root, release, entry);
  const faults: string[] = [];
  for (const [expose, module] of remote.exposes) {
    const { fault, warning } = await renderExpose(module, surface.slotOf?.(name, expose));
    if (fault !== undefined) faults.push(`${name} ${expose} ${fault}`);
    if (warning !== undefined) note(`${name} ${expose} is not rendered: ${warning}`);
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
}

async function loadRemote(root: string, release: Release, entry: Uint8Array): Promise<LoadedRemote> {
  const { shell } = await readProject(root);
  const host = createRemoteHost({ name: 'trial', shared: sharedBy(join(root, shell)) });
  return host.load({ release, entry, styles: {} });
}

/** Returns the libraries that the shell provides, from its own folder. */
function sharedBy(shell: string): Record<string, SharedModule> {
  const require = createRequire(join(shell, 'package.json'));
  const shared = sharedLibraries.map((library): [string, SharedModule] => {
    const module: unknown = require(library);
    return [library, { version: installedVersion(library, shell), module }];
  });
  return Object.fromEntries(shared);
}

interface ExposeResult {
  /** Failure that refuses the candidate. */
  readonly fault?: string;
  /** Reason why the expose could not be rendered, and how to change that. */
  readonly warning?: string;
}

async function renderExpose(module: unknown, slot: SiteSlot | undefined): Promise<ExposeResult> {
  if (!slot) return { warning: 'the surface has no slot for it. Return one from `slotOf`' };
  let data: unknown;
  try {
    data = await dataOf(module, slot);
  } catch (error) {
    return { fault: `has a loader that fails: ${messageOf(error)}` };
  }
  if (data === undefined || data === null) {
    return {
      warning:
        'its slot has neither a loader that returns data nor fixture data. Declare `load` or `data` in `slotOf`',
    };
  }
  try {
    const markup: unknown = await slot.render(module, data);
    return typeof markup === 'string' ? {} : { fault: 'does not render: `render` returns no markup' };
  } catch (error) {
    return { fault: `does not render: ${messageOf(error)}` };
  }
}

/** Returns what the loader of a slot returns, else the fixture data. */
async function dataOf(module: unknown, { load, data }: SiteSlot): Promise<unknown> {
  return (await load?.(module)) ?? data;
}
