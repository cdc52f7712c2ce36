/** A library that a host provides to every remote. */
export interface SharedModule {
  readonly version: string;
  readonly module: unknown;
}

/** Libraries by name and version, as a module-federation container takes them. */
type ShareScope = Record<string, Record<string, SharedVersion>>;

interface SharedVersion {
  /** Synchronous on purpose: a container of one chunk cannot wait for a library. */
  readonly get: () => () => unknown;
  /** The host's name, for the container's messages. */
  readonly from: string;
  readonly eager: boolean;
  /** Containers set it when they take the library. */
  loaded: boolean;
}

/**
 * What a host provides, for one container: a container may write into its scope, and must not reach those of others. Which
 * version fits is decided by the container, with the ranges that it was built with.
 * https://webpack.js.org/concepts/module-federation/#dynamic-remote-containers
 */
export function createShareScope(host: string, shared: Readonly<Record<string, SharedModule>>): ShareScope {
  return Object.fromEntries(
    Object.entries(shared).map(([library, { version, module }]) => [
      library,
      { [version]: { get: () => () => module, from: host, eager: true, loaded: true } },
    ]),
  );
}

/** The host's libraries as options of a Module Federation instance: one copy each, loaded, for every remote of the page. */
export function sharedByHost(shared: Readonly<Record<string, SharedModule>>) {
  return Object.fromEntries(
    Object.entries(shared).map(([library, { version, module }]) => [
      library,
      { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
    ]),
  );
}
