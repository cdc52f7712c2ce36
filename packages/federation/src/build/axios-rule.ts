import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

const replacement = fileURLToPath(new URL('./axios-adapters.mjs', import.meta.url));

/**
 * Bundles axios without its own adapters, for code that passes an adapter to each of its instances. Bundlers cannot leave
 * them out by themselves, since axios looks them up by name. They are a third of axios in browsers.
 */
export const withoutAxiosAdapters: RuleSetRule = {
  test: /[\\/]node_modules[\\/]axios[\\/]lib[\\/]/,
  resolve: {
    alias: { './adapters/adapters.js': replacement, '../adapters/adapters.js': replacement },
    // axios's classes for browsers suit a server too: Node has the same globals. Those for Node bring a table of media types.
    aliasFields: ['browser'],
  },
};
