import type { RemoteName } from '@kaadu/contracts';
import type { Release } from '@kaadu/federation/release';
import {
  createReleaseSet as createSet,
  type ReleaseSet as AnyReleaseSet,
  type Versions as AnyVersions,
} from '@kaadu/federation/server';

/** Remote versions of one composition of the site, by remote. */
export type Versions = AnyVersions<RemoteName>;

/** A version of a remote, as the server or a render worker holds it. */
interface HeldRelease {
  readonly release: Release;
}

/** One composition of the site: a version of each remote, ready to render. Immutable. */
export type ReleaseSet<Held extends HeldRelease = HeldRelease> = AnyReleaseSet<Held, RemoteName>;

export function createReleaseSet<Held extends HeldRelease>(
  remotes: ReadonlyMap<RemoteName, Held>,
): ReleaseSet<Held> {
  return createSet(remotes);
}
