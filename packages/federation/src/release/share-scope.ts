/** A library that a host provides to every remote. */
export interface SharedModule {
  readonly version: string;
  readonly module: unknown;
}

/** Describes a shared library to the federation runtime: one copy on the page or in the process, compatible by semver. */
function sharedEntry({ version, module }: SharedModule) {
  return {
    version,
    // Synchronous on purpose: with the runtime's `lib` option the getter is asynchronous, and a container that consists of
    // one chunk fails with "Shared module is not available for eager consumption".
    get: () => () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/** Shared libraries in the form that the federation runtime expects. */
export function sharedConfig(
  shared: Readonly<Record<string, SharedModule>>,
): Record<string, ReturnType<typeof sharedEntry>> {
  return Object.fromEntries(Object.entries(shared).map(([library, entry]) => [library, sharedEntry(entry)]));
}
