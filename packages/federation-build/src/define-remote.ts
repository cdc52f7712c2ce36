import type { Configuration } from '@rspack/core';
import type { Route } from '@kaadu/federation/release';
import { baseConfig } from './base-config';
import { containerPlugins } from './container';
import type { Mode, Side } from './rules';

export interface RemoteOptions {
  readonly name: string;
  /** Folder of the remote's package: `import.meta.dirname`. */
  readonly root: string;
  /** Source files by expose name (`./name`). */
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes?: readonly Route[];
  /** Languages of exposes that have other languages than English. */
  readonly languages?: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether axios's own adapters are bundled. Not needed where every instance has an adapter. Defaults to
   * true.
   */
  readonly axiosAdapters?: boolean;
}

export interface RemoteDefinition extends Required<RemoteOptions> {
  /** Global variable of the browser container. */
  readonly global: string;
  /**
   * Returns the rspack configuration of one side.
   * @param tsConfig path of the TypeScript configuration from which the browser build emits declarations of
   * its exposes
   */
  readonly config: (side: Side, mode: Mode, tsConfig?: string) => Configuration;
}

/**
 * Describes the browser and the server build of a remote. Both are Module Federation containers that take
 * React from the host. The browser build has one chunk per expose. The server build is a single file, so that
 * loading a version takes one read, one hash and one evaluation.
 */
export function defineRemote(options: RemoteOptions): RemoteDefinition {
  const { routes = [], languages = {}, axiosAdapters = true } = options;
  const global = `remote_${options.name.replaceAll('-', '_')}`;
  return {
    ...options,
    routes,
    languages,
    axiosAdapters,
    global,
    config: (side, mode, tsConfig) => remoteConfig({ ...options, global }, { side, mode, tsConfig }),
  };
}

interface BuildChoice {
  readonly side: Side;
  readonly mode: Mode;
  readonly tsConfig: string | undefined;
}

function remoteConfig(
  remote: RemoteOptions & { global: string },
  { side, mode, tsConfig }: BuildChoice,
): Configuration {
  const { name, root, axiosAdapters } = remote;
  const base = baseConfig({ name, root, side, mode, axiosAdapters });
  const web = side === 'web';
  return {
    ...base,
    entry: {},
    // The manifest plugin warns that URLs are relative to the entry, which is intended.
    infrastructureLogging: { level: 'error' },
    output: {
      ...base.output,
      chunkLoadingGlobal: `${remote.global}_chunks`,
      // The single chunk of the server build gets this name instead of the container's.
      filename: web ? 'chunks/[name].[contenthash:8].js' : 'entry.cjs',
      // With numeric ids, the entry, which every page loads, would have to list names as well.
      chunkFilename: web ? 'chunks/[id].js' : 'entry.cjs',
    },
    optimization: {
      ...base.optimization,
      // Libraries stay with the code that uses them: a separate chunk costs every page its name and hash in
      // the entry. Names are short, because the files of a version have URLs of their own.
      ...(web && {
        chunkIds: 'natural',
        splitChunks: { minSize: 35_000, cacheGroups: { defaultVendors: false } },
      }),
    },
    plugins: [...(base.plugins ?? []), ...containerPlugins(remote, side, tsConfig)],
  };
}
