import { join } from 'node:path';
import { installedVersion, sharedLibraries } from '@kaadu/federation-build';
import type { Surface } from '@kaadu/release-core/gate';
import { readProject } from '@kaadu/release-core/project';
import * as z from 'zod';
import { importSiteModule } from '../import-site-module';
import { contractVersion } from '../project';

/** Rendering of a slot on the server, for the smoke test of sites without a trial module. */
export interface SiteSlot {
  /** Renders the module of the slot's expose as markup, as the host does. */
  readonly render: (module: unknown, data: unknown) => string | Promise<string>;
  /** Loads the data of the slot, with the loader of the module if it exports one. */
  readonly load?: (module: unknown) => unknown;
  /** Fixture data, for a slot whose data is not loaded. */
  readonly data?: unknown;
}

/** Exports of the module at `releases.surface`: the shell's requirements as data. */
export interface SiteSurface extends Pick<Surface, 'exposes' | 'layouts'> {
  /**
   * Returns the TypeScript type that the module of a remote's expose must have; undefined for any. Its relative
   * imports start at the remote's folder.
   */
  readonly typeOf: (remote: string, expose: string) => string | undefined;
  /** Returns how an expose is rendered with data; undefined for an expose that the smoke test cannot render. */
  readonly slotOf?: (remote: string, expose: string) => SiteSlot | undefined;
}

const isFunction = (value: unknown) => typeof value === 'function';

const SurfaceModule = z.object({
  surface: z.object({
    exposes: z.record(z.string(), z.array(z.string())),
    layouts: z.array(z.string()),
    typeOf: z.custom<SiteSurface['typeOf']>(isFunction, 'must be a function'),
    slotOf: z.custom<NonNullable<SiteSurface['slotOf']>>(isFunction, 'must be a function').optional(),
  }),
});

/** Reads the requirements and capabilities of the site's shell from this checkout. */
export async function readSurface(root: string): Promise<Surface & SiteSurface> {
  const { surface: module, shell } = await readProject(root);
  const { surface } = SurfaceModule.parse(await importSiteModule(join(root, module)));
  const provides = sharedLibraries.map((library) => [library, installedVersion(library, join(root, shell))]);
  return { ...surface, contract: await contractVersion(root), provides: Object.fromEntries(provides) };
}
