import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { PageRemote, PageReleaseSet } from '../release/page-release';

/** Describes a remote at one version as `registerRemotes` of the runtime expects it. */
export function remoteOf(name: string, { version, entry, global, type }: PageRemote) {
  // In browsers the runtime requires absolute URLs, and modifies this object.
  const url = typeof location === 'undefined' ? entry : new URL(entry, location.href).href;
  return { name, version, entry: url, entryGlobalName: global, type: type ?? 'var' } as const;
}

/** Registers the remotes of a release set, each at its version in the set. */
export function releaseSetPlugin(releases: PageReleaseSet): ModuleFederationRuntimePlugin {
  return {
    name: 'release-set',
    beforeInit(init) {
      const remotes = Object.entries(releases).map(([name, release]) => remoteOf(name, release));
      return {
        ...init,
        userOptions: { ...init.userOptions, remotes: [...(init.userOptions.remotes ?? []), ...remotes] },
      };
    },
  };
}
