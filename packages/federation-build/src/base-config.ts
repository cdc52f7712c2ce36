import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { withoutAxiosAdapters } from './axios-rule';
import {
  browserTargets,
  unusedDeclarations,
  unusedInLibraries,
  scriptRules,
  styleRules,
  type Mode,
  type Side,
} from './rules';

interface BaseOptions {
  /** Prefix of generated names: the name of the remote, or `shell`. */
  readonly name: string;
  /** Folder of the package. */
  readonly root: string;
  readonly side: Side;
  readonly mode: Mode;
  /**
   * Whether axios's own adapters are bundled. Not needed where every instance has an adapter. Defaults to
   * true.
   */
  readonly axiosAdapters?: boolean | undefined;
}

/**
 * Output folder of a build. Development builds have their own, so that they do not overwrite released ones.
 */
export function outputFolder(root: string, mode: Mode): string {
  return join(root, mode === 'production' ? 'dist' : 'dist-development');
}

/**
 * Adds integrity hashes of the chunks that a chunk loads. The entry, which every page loads, has only those
 * of exposes.
 */
const chunkIntegrity = (mode: Mode) =>
  new rspack.SubresourceIntegrityPlugin({
    hashFuncNames: ['sha384'],
    hashLoading: 'lazy',
    enabled: mode === 'production',
  });

const extensions = ['.ts', '.tsx', '.js', '.mjs', '.json'];

/**
 * Creates the configuration that all builds of the site share. Browsers get the modern build of a library
 * (`es2015`), if it has one.
 */
export function baseConfig({ name, root, side, mode, axiosAdapters = true }: BaseOptions): Configuration {
  const web = side === 'web';
  return {
    name: `${name}:${side}`,
    context: root,
    mode,
    target: web ? ['web', 'es2022'] : 'async-node',
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions, conditionNames: web ? ['es2015', '...'] : ['...'] },
    module: {
      rules: [
        ...scriptRules(side, mode),
        ...(web && mode === 'production' ? [unusedDeclarations, unusedInLibraries] : []),
        ...styleRules({ side, mode, owner: name, root }),
        ...(axiosAdapters ? [] : [withoutAxiosAdapters]),
        { test: /\.woff2?$/, type: 'asset/resource', generator: { emit: web } },
      ],
      parser: { 'css/auto': { namedExports: false } },
    },
    output: {
      path: join(outputFolder(root, mode), side),
      uniqueName: name,
      clean: true,
      publicPath: 'auto',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: web ? 'anonymous' : false,
      // Source maps exist in development only. Their paths can be opened from the terminal and the page.
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    plugins: [
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(web
        ? [
            new rspack.CssExtractRspackPlugin({
              filename: 'styles/[name].[contenthash:8].css',
              // By this name the runtime of a version detects a sheet that the document has (ADR 041).
              chunkFilename: 'styles/[id].[contenthash:8].css',
              ignoreOrder: true,
            }),
            chunkIntegrity(mode),
          ]
        : [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
    optimization: {
      minimize: web && mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
        // Without targets, the minifier also emits code for very old browsers.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
      realContentHash: web,
      moduleIds: mode === 'development' ? 'named' : 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
