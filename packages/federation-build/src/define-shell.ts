import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from './base-config';
import type { Mode, Side } from './rules';

export interface ShellOptions {
  readonly name: string;
  readonly root: string;
  /** Entry module of the browser bundle. */
  readonly browserEntry: string;
  /** Entry module of a script that is small enough to be inlined into every document. */
  readonly startEntry?: string;
  /**
   * Modules of further browser scripts, by name, such as service workers. Each keeps its name, so that its
   * URL is stable.
   */
  readonly workerScripts?: Readonly<Record<string, string>>;
  /** Entry module of the server process. */
  readonly serverEntry: string;
  /** Entry module of the render workers. */
  readonly workerEntry?: string;
  /**
   * Whether axios's own adapters are bundled. Not needed where every instance has an adapter. Defaults to
   * true.
   */
  readonly axiosAdapters?: boolean;
  /** Folder whose files are copied into the browser build unchanged. */
  readonly filesFolder?: string;
  /** Files bundled instead of modules in production builds, by module name. */
  readonly productionAliases?: Readonly<Record<string, string>>;
  /** Packages that the server loads from node_modules at run time; all others are bundled. */
  readonly external: RegExp;
}

export interface ShellDefinition extends ShellOptions {
  readonly config: (side: Side, mode: Mode) => Configuration;
}

/** Module that runs before the browser entry in development, for hot reload. */
const refreshRuntime = '@kaadu/federation/development/refresh-runtime';

/** Describes the builds of the host: the browser bundle and the server process. */
export function defineShell(options: ShellOptions): ShellDefinition {
  return { ...options, config: (side, mode) => shellConfig(options, side, mode) };
}

function shellConfig(shell: ShellOptions, side: Side, mode: Mode): Configuration {
  const { name, root, axiosAdapters } = shell;
  const common = baseConfig({ name, root, side, mode, axiosAdapters });
  const alias = mode === 'production' ? { ...shell.productionAliases } : {};
  const base = { ...common, resolve: { ...common.resolve, alias } };
  if (side === 'web') {
    const workers = Object.entries(shell.workerScripts ?? {}).map(([name, script]) => [
      name,
      { import: script, filename: `${name}.js` },
    ]);
    return {
      ...base,
      entry: {
        shell: [...(mode === 'development' ? [refreshRuntime] : []), shell.browserEntry],
        ...(shell.startEntry ? { start: shell.startEntry } : {}),
        ...Object.fromEntries(workers),
      },
      output: {
        ...base.output,
        filename: '[name].[contenthash:8].js',
        chunkFilename: 'chunks/[name].[contenthash:8].js',
      },
      optimization: { ...base.optimization, splitChunks: false },
      plugins: [
        ...(base.plugins ?? []),
        // Drops the server code of the runtime (https://module-federation.io/configure/experiments).
        new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
        ...(shell.filesFolder ? [new rspack.CopyRspackPlugin({ patterns: [shell.filesFolder] })] : []),
      ],
    };
  }
  return {
    ...base,
    entry: {
      server: shell.serverEntry,
      ...(shell.workerEntry ? { 'render-worker': shell.workerEntry } : {}),
    },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: [
      ({ request }, callback) => {
        if (request !== undefined && shell.external.test(request)) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
  };
}
