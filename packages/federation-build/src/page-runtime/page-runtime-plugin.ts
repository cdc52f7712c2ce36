import { fileURLToPath } from 'node:url';
import type { Compiler } from '@rspack/core';

const runtime = fileURLToPath(new URL('./page-runtime.mjs', import.meta.url));

/**
 * Makes a container use the Module Federation runtime of its page instead of a bundled copy. Apply it after
 * `ModuleFederationPlugin`, whose aliases it replaces.
 */
export const pageRuntimePlugin = {
  name: 'page-runtime',
  apply(compiler: Compiler): void {
    // The options of the plugin reduce the ES modules of the bundler's runtime, but not its CommonJS files.
    new compiler.rspack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.cjs$/,
      (resource) => {
        resource.request = resource.request.replace(/(index|bundler)\.cjs$/, 'bundler.js');
      },
    ).apply(compiler);
    compiler.hooks.afterPlugins.tap('page-runtime', () => {
      // First, because the bundler takes the first match, and `ModuleFederationPlugin` adds aliases for the
      // same names.
      compiler.options.resolve.alias = {
        '@module-federation/runtime/helpers$': runtime,
        '@module-federation/runtime$': runtime,
        ...aliasesBut('@module-federation/runtime', compiler.options.resolve.alias),
      };
    });
  },
};

function aliasesBut(name: string, aliases: Compiler['options']['resolve']['alias']) {
  return Object.fromEntries(Object.entries(aliases || {}).filter(([key]) => key.replace(/\$$/, '') !== name));
}
