/**
 * The part of `@module-federation/runtime` that a container needs, from the runtime of the page that loads it: a page has a
 * Module Federation runtime already, and a copy in each remote would cost every visitor 10 kB a remote.
 * `__FEDERATION__.__INSTANCES__` is not documented; page-runtime.test.ts holds it against the pinned version.
 */
const instances = globalThis.__FEDERATION__?.__INSTANCES__;

/**
 * Keeps a library that someone else is loading: the runtime replaces it by the container's copy if the name of the container
 * is greater, and the page would have two (https://github.com/module-federation/core/issues/3209).
 */
const keepLoading = {
  name: 'keep-loading',
  afterRegisterShare({ shareScopeMap, scope, pkgName, shared, previousShared: previous }) {
    if (previous?.loading) shareScopeMap[scope][pkgName][shared.version] = previous;
  },
};

/** Creates the container's instance, of the class of the page's first. Throws when no runtime is on the page. */
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

/** Only for containers that replace shared libraries by smaller builds of them, which ours do not. */
export function getRemoteEntry() {
  throw new Error('shared libraries with tree shaking are not supported');
}

/** Default export of `@module-federation/runtime/helpers`, for the same containers. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
