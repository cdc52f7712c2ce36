import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler } from '@rspack/core';
import type { RemoteOptions } from './define-remote';
import { pageRuntimePlugin } from './page-runtime/page-runtime-plugin';
import type { Side } from './rules';
import { sharedRanges } from './shared';
import { typesOptions } from './release/types-archive';

interface Plugin {
  apply(compiler: Compiler): void;
}

/** A remote with the global variable of its browser container. */
type Remote = RemoteOptions & { readonly global: string };

/**
 * Creates the plugins that make a build a Module Federation container. Browsers get a Module Federation 2
 * container, with a manifest and copies of the shared libraries for hosts that lack them. The server gets a
 * classic container in a single file, which loads faster (docs/decisions/086).
 * @param tsConfig configuration for generating declarations of the exposes; omit it for none
 */
export function containerPlugins(remote: Remote, side: Side, tsConfig?: string): Plugin[] {
  return side === 'web' ? browserContainer(remote, tsConfig) : [serverContainer(remote)];
}

function browserContainer(remote: Remote, tsConfig: string | undefined): Plugin[] {
  const container = new ModuleFederationPlugin({
    name: remote.name,
    filename: 'entry.[contenthash:8].js',
    library: { type: 'var', name: remote.global },
    exposes: exposesOf(remote),
    shared: sharedOf(remote, { singleton: true }),
    manifest: true,
    dts: tsConfig !== undefined && typesOptions(tsConfig),
    experiments: { optimization: { disableRemote: true, target: 'web' } },
  });
  // rspack writes its own functions into the build by `toString`, including what esbuild (tsx) has added to
  // them.
  const withoutNames = new rspack.DefinePlugin({ __name: '((declared) => declared)' });
  return [container, pageRuntimePlugin, withoutNames];
}

function serverContainer(remote: Remote): Plugin {
  return new rspack.container.ModuleFederationPluginV1({
    name: remote.global,
    filename: 'entry.cjs',
    library: { type: 'commonjs-module' },
    exposes: exposesOf(remote),
    shared: sharedOf(remote, { singleton: true, import: false as const }),
  });
}

/**
 * Returns the chunk name of an expose. The container's own chunk has the remote's name, which an expose may
 * have too.
 */
export function exposeChunk(expose: string): string {
  return `expose-${expose.replace('./', '')}`;
}

function exposesOf({ exposes }: Remote) {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [expose, { import: [file], name: exposeChunk(expose) }]),
  );
}

function sharedOf<Options extends object>({ root }: Remote, options: Options) {
  return Object.fromEntries(
    Object.entries(sharedRanges(root)).map(([library, requiredVersion]) => [
      library,
      { ...options, requiredVersion },
    ]),
  );
}
