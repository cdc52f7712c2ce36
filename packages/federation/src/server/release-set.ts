import { createHash } from 'node:crypto';
import type { PageReleaseSet, Release, Route } from '../release/index';
import { assetUrl } from '../release/asset-url';

/** Versions by remote, of one composition of a site. */
export type Versions = Readonly<Record<string, string | undefined>>;

/** A version of a remote, as the server or a render worker holds it. */
interface HeldRelease {
  readonly release: Release;
}

/** A route, with the remote whose release declares it. */
export interface RemoteRoute extends Route {
  readonly remote: string;
}

/** One composition of a site: a version of each remote, ready to render. Immutable. */
export interface ReleaseSet<Held extends HeldRelease = HeldRelease> {
  /** Hash of the versions: the same composition has the same id in every process. */
  readonly id: string;
  /** Live versions. A remote without a usable version is missing. */
  readonly versions: Versions;
  readonly remotes: ReadonlyMap<string, Held>;
  /** Pages of all its remotes. */
  readonly routes: readonly RemoteRoute[];
  /** Data of the set that is written into pages. */
  readonly page: PageReleaseSet;
}

export function createReleaseSet<Held extends HeldRelease>(
  remotes: ReadonlyMap<string, Held>,
): ReleaseSet<Held> {
  const loaded = [...remotes];
  const versions: Record<string, string> = {};
  for (const [name, { release }] of loaded) versions[name] = release.version;
  const page: PageReleaseSet = Object.fromEntries(
    loaded.map(([name, { release }]) => [
      name,
      {
        version: release.version,
        entry: assetUrl(release, release.web.entry),
        integrity: release.files[release.web.entry]?.integrity ?? '',
        global: release.web.global,
        ...(release.web.type && { type: release.web.type }),
        ...(!release.server && { isClientRendered: true as const }),
      },
    ]),
  );
  const routes = loaded.flatMap(([remote, { release }]) =>
    release.routes.map((route) => ({ ...route, remote })),
  );
  return { id: idOf(versions), versions, remotes, routes, page };
}

function idOf(versions: Versions): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
}
