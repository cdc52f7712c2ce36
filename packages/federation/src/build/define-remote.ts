import { rspack, type Configuration } from '@rspack/core';
import type { Route } from '../release/index';
import { baseConfig } from './base-config';
import type { Mode, Side } from './rules';
import { sharedRanges } from './shared';

export interface RemoteOptions {
  readonly name: string;
  /** Folder of the remote's package: `import.meta.dirname`. */
  readonly root: string;
  /** `./name` → source file. */
  readonly exposes: Readonly<Record<string, string>>;
  readonly routes?: readonly Route[];
}

export interface RemoteDefinition extends Required<RemoteOptions> {
  /** Global variable of the browser container. */
  readonly global: string;
  /** rspack configuration of one side. */
  readonly config: (side: Side, mode: Mode) => Configuration;
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
    ...options,
    global,
    config: (side, mode) => remoteConfig({ ...options, global }, side, mode),
  };
}

function remoteConfig(remote: RemoteOptions & { global: string }, side: Side, mode: Mode): Configuration {
  const base = baseConfig({ name: remote.name, root: remote.root, side, mode });
  const web = side === 'web';
  const container = new rspack.container.ModuleFederationPluginV1({
    name: remote.global,
    filename: web ? 'entry.[contenthash:8].js' : 'entry.cjs',
    library: web ? { type: 'var', name: remote.global } : { type: 'commonjs-module' },
    exposes: Object.fromEntries(
      Object.entries(remote.exposes).map(([expose, file]) => [
        expose,
        { import: file, name: expose.slice(2) },
      ]),
    ),
    shared: Object.fromEntries(
      Object.entries(sharedRanges(remote.root)).map(([library, requiredVersion]) => [
        library,
        { singleton: true, import: false as const, requiredVersion },
      ]),
    ),
  });
  return {
    ...base,
    entry: {},
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
    plugins: [...(base.plugins ?? []), container],
  };
}
