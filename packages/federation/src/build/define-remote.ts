import type { Configuration } from '@rspack/core';
import type { Route } from '../release/index';
import { baseConfig } from './base-config';
import { containerPlugins } from './container';
import type { Mode, Side } from './rules';

export interface RemoteOptions {
  readonly name: string;
  /** Folder of the remote's package: `import.meta.dirname`. */
  readonly root: string;
  /** `./name` → source file. */
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes?: readonly Route[];
  /** Whether axios's own adapters are bundled; not needed where every instance has an adapter. Defaults to true. */
  readonly axiosAdapters?: boolean;
}

export interface RemoteDefinition extends Required<RemoteOptions> {
  /** Global variable of the browser container. */
  readonly global: string;
  /**
   * rspack configuration of one side.
   * @param tsConfig path of the TypeScript configuration by which the browser build emits declarations of its exposes
   */
  readonly config: (side: Side, mode: Mode, tsConfig?: string) => Configuration;
}

/**
 * Describes the browser and the server build of a remote. Both are module-federation containers that take React from the
 * host. The browser's has one chunk per expose; the server's is a single file, so that loading a version takes one read,
 * one hash and one evaluation.
 */
export function defineRemote(options: RemoteOptions): RemoteDefinition {
  const global = `remote_${options.name.replaceAll('-', '_')}`;
  return {
    routes: [],
    axiosAdapters: true,
    ...options,
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
    // The manifest's plugin warns that addresses are relative to the entry, which is what is wanted.
    infrastructureLogging: { level: 'error' },
    output: {
      ...base.output,
      chunkLoadingGlobal: `${remote.global}_chunks`,
      // The server build has a single chunk, which gets this name instead of the container's.
      filename: web ? 'chunks/[name].[contenthash:8].js' : 'entry.cjs',
      // Numbers, for the entry, which every page loads, would have to list names besides.
      chunkFilename: web ? 'chunks/[id].js' : 'entry.cjs',
    },
    optimization: {
      ...base.optimization,
      // Libraries stay with the code that uses them: a chunk of their own costs every page its name and hash in the entry.
      // And short ones: they need not outlast a version, whose files have addresses of their own.
      ...(web && {
        chunkIds: 'natural',
        splitChunks: { minSize: 35_000, cacheGroups: { defaultVendors: false } },
      }),
    },
    plugins: [...(base.plugins ?? []), ...containerPlugins(remote, side, tsConfig)],
  };
}
