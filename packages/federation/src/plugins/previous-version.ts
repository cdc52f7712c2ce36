import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { PageRemote } from '../release/page-release';
import { remoteOf } from './release-set';

export interface PreviousVersionOptions {
  /** Returns the version before the live one, if there is one. */
  readonly previousOf: (remote: string) => PageRemote | undefined;
  /** Called when a page loads the previous version, with the error of the live one. */
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
      // Both versions have the same globals, and the runtime uses an existing one. Scripts declare them with
      // `var`, so they cannot be deleted.
      Reflect.set(globalThis, previous.global, undefined);
      Reflect.set(globalThis, `${previous.global}_chunks`, undefined);
      const name = `${remote.name}@${previous.version}`;
      registered.add(name);
      origin.registerRemotes([remoteOf(name, previous)]);
      return origin.loadRemote(`${name}${expose.slice(1)}`);
    },
  };
}
