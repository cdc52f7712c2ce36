/** A library that a host provides to every remote. */
export interface SharedModule {
  readonly version: string;
  readonly module: unknown;
}

/**
 * Describes a host's libraries as options of a Module Federation instance: one loaded copy of each, for every
 * remote. They are eager, because a single-chunk container cannot wait for them.
 */
export function sharedByHost(shared: Readonly<Record<string, SharedModule>>) {
  return Object.fromEntries(
    Object.entries(shared).map(([library, { version, module }]) => {
      const provide = () => module;
      return [
        library,
        {
          version,
          get: () => provide,
          lib: provide,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ];
    }),
  );
}
