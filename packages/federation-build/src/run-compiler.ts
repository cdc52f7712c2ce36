import { rspack, type Configuration, type StatsCompilation, type StatsOptions } from '@rspack/core';

/** Compiler statistics that describe a release. */
export const statsOptions: StatsOptions = {
  all: false,
  assets: true,
  chunkGroups: true,
  ids: true,
  entrypoints: true,
};

/**
 * Runs a build.
 * @param options statistics to return; those that describe a release by default
 * @throws Error with the compiler's messages when the build has errors
 */
export function runCompiler(config: Configuration, options = statsOptions): Promise<StatsCompilation> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (!stats) reject(new Error(`${config.name}: the build produced no result`));
        else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve(stats.toJson(options));
      });
    });
  });
}
