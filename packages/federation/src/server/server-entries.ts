import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteContainer } from './evaluate';

/** A container as the runtime expects it: calling a factory evaluates the module. */
type RuntimeContainer = Exclude<
  Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>,
  void
>;

/**
 * Passes the runtime containers that the host has evaluated itself, from verified bytes. Each has its own
 * share scope: a container may write to its scope, and must not affect others.
 */
export function serverEntriesPlugin(
  containerOf: (slot: string) => RemoteContainer | undefined,
): ModuleFederationRuntimePlugin {
  return {
    name: 'server-entries',
    async loadEntry({ remoteInfo: { name } }) {
      const container = containerOf(name);
      return container && runtimeContainer(container);
    },
    async beforeInitContainer(init) {
      return { ...init, shareScope: copyOf(init.shareScope) };
    },
  };
}

const runtimeContainer = ({ init, get }: RemoteContainer): RuntimeContainer => ({
  init,
  get: (expose) => async () => (await get(expose))(),
});

function copyOf<Shared extends object>(scope: Record<string, Record<string, Shared>>) {
  return Object.fromEntries(
    Object.entries(scope).map(([library, versions]) => [
      library,
      Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, { ...shared }])),
    ]),
  );
}
