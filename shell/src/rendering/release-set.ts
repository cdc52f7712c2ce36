import { createHash } from 'node:crypto';
import type { RemoteName } from '@kaadu/contracts';
import type { PageReleaseSet, Release } from '@kaadu/federation/release';
import type { DeclaredRoute } from '../app/pages/routes';
import { assetUrl } from './asset-url';

/** Remote → version, of one composition of the site. */
export type Versions = Readonly<Partial<Record<RemoteName, string>>>;

/** A version of a remote, as the server or a render worker holds it. */
interface HeldRelease {
  readonly release: Release;
}

/** One composition of the site: a version of each remote, ready to render. Immutable. */
export interface ReleaseSet<Held extends HeldRelease = HeldRelease> {
  /** Hash of the versions: the same composition has the same id in every process. */
  readonly id: string;
  /** The versions that are served; a remote without a usable version is missing. */
  readonly versions: Versions;
  readonly remotes: ReadonlyMap<RemoteName, Held>;
  /** The pages of all its remotes. */
  readonly routes: readonly DeclaredRoute[];
  /** The part of it that is written into pages. */
  readonly page: PageReleaseSet;
}

export function createReleaseSet<Held extends HeldRelease>(
  remotes: ReadonlyMap<RemoteName, Held>,
): ReleaseSet<Held> {
  const loaded = [...remotes];
  const versions: Versions = Object.fromEntries(loaded.map(([name, { release }]) => [name, release.version]));
  const page: PageReleaseSet = Object.fromEntries(
    loaded.map(([name, { release }]) => [
      name,
      {
        version: release.version,
        entry: assetUrl(release, release.web.entry),
        integrity: release.files[release.web.entry]?.integrity ?? '',
        global: release.web.global,
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
