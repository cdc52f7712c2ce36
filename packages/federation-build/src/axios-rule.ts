import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from '@rspack/core';

const replacement = fileURLToPath(new URL('./axios-adapters.mjs', import.meta.url));

/**
 * Bundles axios without its own adapters, for code that passes an adapter to each instance. Bundlers cannot
 * drop them, because axios looks them up by name. They are a third of axios in browsers.
 */
export const withoutAxiosAdapters: RuleSetRule = {
  test: /[\\/]node_modules[\\/]axios[\\/]lib[\\/]/,
  resolve: {
    alias: { './adapters/adapters.js': replacement, '../adapters/adapters.js': replacement },
    // The browser classes of axios also work on a server, since Node has the same globals. The Node classes
    // would add a table of media types.
    aliasFields: ['browser'],
  },
};
