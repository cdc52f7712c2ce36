/**
 * Instances of the page's Module Federation runtime. A container uses it instead of a copy of
 * `@module-federation/runtime`, which would cost every visitor 10 kB per remote.
 * `__FEDERATION__.__INSTANCES__` is undocumented; page-runtime.test.ts checks it against the pinned version.
 */
const instances = globalThis.__FEDERATION__?.__INSTANCES__;

/**
 * Keeps a library that another remote is loading. Otherwise the runtime replaces it with the container's copy
 * if the container's name sorts later, and the page has two
 * (https://github.com/module-federation/core/issues/3209).
 */
const keepLoading = {
  name: 'keep-loading',
  afterRegisterShare({ shareScopeMap, scope, pkgName, shared, previousShared: previous }) {
    if (previous?.loading) shareScopeMap[scope][pkgName][shared.version] = previous;
  },
};

/**
 * Creates the container's instance, with the class of the page's first instance. @throws Error without a
 * runtime on the page
 */
export function init(options) {
  const Instance = instances?.[0]?.constructor;
  if (!Instance)
    throw new Error(
      `${options.name} needs a Module Federation 2 runtime on the page: load it with @module-federation/enhanced or @module-federation/runtime`,
    );
  const plugins = [...(options.plugins ?? []), keepLoading];
  const instance = new Instance({ id: `${options.name}@${Date.now()}`, ...options, plugins });
  instances.push(instance);
  return instance;
}

/**
 * Used only by containers that replace shared libraries with tree-shaken builds, which this build does not
 * emit.
 */
export function getRemoteEntry() {
  throw new Error('shared libraries with tree shaking are not supported');
}

/** Default export of `@module-federation/runtime/helpers`, for the same containers. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
