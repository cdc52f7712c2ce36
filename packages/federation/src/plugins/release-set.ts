import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageRemote, PageReleaseSet } from '../release/page-release';

/** The runtime's description of a remote at one version, as `registerRemotes` takes it. */
export function remoteOf(name: string, { version, entry, global, type }: PageRemote) {
  // In browsers the runtime wants whole addresses, and would change this object.
  const address = typeof location === 'undefined' ? entry : new URL(entry, location.href).href;
  return { name, version, entry: address, entryGlobalName: global, type: type ?? 'var' } as const;
}

/** Registers the remotes of a release set, each at the version that the set names. */
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
