import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rspack, type RuleSetRule } from '@rspack/core';
import { classNames } from './class-names';

const require = createRequire(import.meta.url);

/** Browsers that the site's code is compiled for (CSS nesting, `dialog`, `:has`, module preload). */
export const browserTargets = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.5'];

export type Mode = 'production' | 'development';
export type Side = 'web' | 'server';

function scriptRule(side: Side, mode: Mode): RuleSetRule {
  const refresh = side === 'web' && mode === 'development';
  const compile = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        externalHelpers: false,
      },
      env: { targets: side === 'web' ? browserTargets : ['node >= 20.19'] },
    },
  };
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: refresh
      ? [fileURLToPath(new URL('./loaders/refresh-loader.cjs', import.meta.url)), compile]
      : [compile],
    type: 'javascript/auto',
  };
}

/** Files of messages, named by their language. */
const messageFiles = /[\\/]messages[\\/][a-z]{2}\.ts$/;

/** Compiles ICU messages into functions. */
const messages: RuleSetRule = {
  test: messageFiles,
  exclude: /node_modules/,
  enforce: 'post',
  use: [fileURLToPath(new URL('./loaders/messages-loader.mjs', import.meta.url))],
};

/** Creates the rules that compile scripts and messages. */
export function scriptRules(side: Side, mode: Mode): RuleSetRule[] {
  return [scriptRule(side, mode), messages];
}

/** Drops unused declarations of packages without side effects from browser bundles. */
export const unusedDeclarations: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  descriptionData: { sideEffects: (value: unknown) => value === false },
  enforce: 'post',
  use: ['./loaders/pure-initializers-loader.mjs', './loaders/endpoint-descriptions-loader.mjs'].map(
    (loader) => fileURLToPath(new URL(loader, import.meta.url)),
  ),
};

/** Drops unused declarations of libraries that are one large module. */
export const unusedInLibraries: RuleSetRule = {
  test: /\.m?js$/,
  include: /node_modules[\\/]react-router[\\/]/,
  descriptionData: { sideEffects: (value: unknown) => value === false },
  enforce: 'post',
  use: [fileURLToPath(new URL('./loaders/pure-initializers-loader.mjs', import.meta.url))],
};

interface StyleOptions {
  readonly side: Side;
  readonly mode: Mode;
  /** Name of the remote, or of the shell. */
  readonly owner: string;
  /** Folder of the package. */
  readonly root: string;
}

/** Query of an import as text: `file.css?raw`. */
const asText = /^\?raw$/;

/**
 * Creates the rules for CSS modules in cascade layers. The server build keeps only the class names. The
 * browser build extracts the style sheets and writes each module's typings.
 */
export function styleRules({ side, mode, owner, root }: StyleOptions): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: classNames(owner, mode),
    exportOnlyLocals: side === 'server',
  };
  const cssLoader = (options: object) => ({ loader: require.resolve('css-loader'), options });
  const extract = rspack.CssExtractRspackPlugin.loader;
  const typings = {
    loader: require.resolve('css-modules-typescript-loader'),
    options: { mode: 'emit' },
  };
  const layers = {
    loader: fileURLToPath(new URL('./loaders/cascade-layer-loader.mjs', import.meta.url)),
    options: { owner, root },
  };
  const moduleSheet = cssLoader({ modules, importLoaders: side === 'web' ? 2 : 0 });
  return [
    { resourceQuery: asText, type: 'asset/source' },
    {
      test: /\.module\.css$/,
      use: side === 'web' ? [extract, typings, moduleSheet, layers, lightningCss] : [moduleSheet],
      type: 'javascript/auto',
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      resourceQuery: { not: asText },
      use:
        side === 'web'
          ? [extract, cssLoader({ modules: false, importLoaders: 2 }), layers, lightningCss]
          : [cssLoader({ modules: { exportOnlyLocals: true } })],
      type: 'javascript/auto',
      sideEffects: true,
    },
  ];
}

const lightningCss = { loader: 'builtin:lightningcss-loader', options: { targets: browserTargets } };
