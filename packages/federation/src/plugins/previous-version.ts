import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { PageRemote } from '../release/page-release';
import { remoteOf } from './release-set';

export interface PreviousVersionOptions {
  /** The version before the live one; undefined without one. */
  readonly previousOf: (remote: string) => PageRemote | undefined;
  /** Called when a page takes the previous version, with what made the live one fail. */
  readonly onPreviousVersion?: (remote: string, version: string, error: unknown) => void;
}

/** Loads an expose from the remote's previous version when its live version does not load. */
export function previousVersionPlugin({
  previousOf,
  onPreviousVersion,
}: PreviousVersionOptions): ModuleFederationRuntimePlugin {
  const registered = new Set<string>();
  return {
    name: 'previous-version',
    async errorLoadRemote({ lifecycle, remote, expose, error, origin }) {
      if (lifecycle !== 'onLoad' || !remote || expose === undefined || registered.has(remote.name))
        return undefined;
      const previous = previousOf(remote.name);
      if (!previous) return undefined;
      onPreviousVersion?.(remote.name, previous.version, error);
      // Both versions have the same globals, and the runtime takes what it finds there. Scripts declare them by `var`, so
      // that they cannot be deleted.
      Reflect.set(globalThis, previous.global, undefined);
      Reflect.set(globalThis, `${previous.global}_chunks`, undefined);
      const name = `${remote.name}@${previous.version}`;
      registered.add(name);
      origin.registerRemotes([remoteOf(name, previous)]);
      return origin.loadRemote(`${name}${expose.slice(1)}`);
    },
  };
}
