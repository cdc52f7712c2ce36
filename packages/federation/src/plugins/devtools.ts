import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import helpers from '@module-federation/runtime/helpers';
import type { PageReleaseSet } from '../release/page-release';

export interface DevtoolsOptions {
  readonly releases: PageReleaseSet;
  /** Exposes by remote, such as `./header`. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
}

/**
 * Describes a host and the remotes of its release set where Module Federation DevTools read them
 * (`__FEDERATION__.moduleInfo`). Manifests would do so, but a host that knows its entries loads none.
 */
export function devtoolsPlugin({ releases, exposes }: DevtoolsOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'devtools',
    init({ options }) {
      const remotes = Object.entries(releases);
      const shared = Object.entries(options.shared).flatMap(([sharedName, versions]) =>
        versions.map(({ version }) => ({ sharedName, version, assets: noAssets })),
      );
      helpers.global.addGlobalSnapshot({
        [options.name]: {
          ...described,
          version: options.version ?? '',
          globalName: options.name,
          remoteEntry: '',
          remotesInfo: Object.fromEntries(
            remotes.map(([name, { version }]) => [name, { matchedVersion: version }]),
          ),
          modules: [],
          shared,
        },
      });
      for (const [name, { version, entry, global }] of remotes)
        helpers.global.addGlobalSnapshot({
          [`${name}:${version}`]: {
            ...described,
            version,
            globalName: global,
            remoteEntry: entry,
            remotesInfo: {},
            modules: (exposes[name] ?? []).map((path) => ({
              moduleName: path.replace('./', ''),
              modulePath: path,
              assets: noAssets,
            })),
            shared,
          },
        });
    },
  };
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
const described = {
  publicPath: '',
  buildVersion: '',
  remoteEntryType: 'var',
  remoteTypes: '',
  remoteTypesZip: '',
  remoteTypesAPI: '',
} as const;
