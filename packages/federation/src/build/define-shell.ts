import type { Configuration, ExternalItem } from '@rspack/core';
import { baseConfig } from './base-config';
import type { Mode, Side } from './rules';

export interface ShellOptions {
  readonly name: string;
  readonly root: string;
  /** Source of what runs in the browser. */
  readonly browserEntry: string;
  /** Source of the server process. */
  readonly serverEntry: string;
  /** Workspace packages that are bundled into the server; every other package stays in node_modules. */
  readonly bundle: RegExp;
}

export interface ShellDefinition extends ShellOptions {
  readonly config: (side: Side, mode: Mode) => Configuration;
}

/** Describes the host: its browser bundle (with the federation runtime) and its server process, from one call. */
export function defineShell(options: ShellOptions): ShellDefinition {
  return { ...options, config: (side, mode) => shellConfig(options, side, mode) };
}

function shellConfig(shell: ShellOptions, side: Side, mode: Mode): Configuration {
  const base = baseConfig({ name: shell.name, root: shell.root, side, mode });
  if (side === 'web') {
    return {
      ...base,
      entry: { shell: shell.browserEntry },
      output: {
        ...base.output,
        filename: '[name].[contenthash:8].js',
        chunkFilename: 'chunks/[name].[contenthash:8].js',
      },
      optimization: { ...base.optimization, splitChunks: false },
    };
  }
  return {
    ...base,
    entry: { server: shell.serverEntry },
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    externals: [leaveInNodeModules(shell.bundle)],
  };
}

/** React and all other packages must be one instance in the process, so the bundle requires them at run time. */
function leaveInNodeModules(bundle: RegExp): ExternalItem {
  return ({ request }, callback) => {
    const bare = request !== undefined && /^[@a-z]/i.test(request) && !bundle.test(request);
    if (bare && !request.endsWith('.css')) callback(undefined, `commonjs ${request}`);
    else callback();
  };
}
