import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineShell } from '@kaadu/federation-build';

const { resolve } = createRequire(import.meta.resolve('react-router-dom'));
const routerBuilds = join(dirname(resolve('react-router')), '..');

export default defineShell({
  name: 'shell',
  root: import.meta.dirname,
  browserEntry: './src/browser/entry.ts',
  startEntry: './src/browser/start/start.ts',
  workerScripts: {
    'service-worker': './src/service-worker/service-worker.ts',
    'retired-worker': './src/service-worker/retired-worker.ts',
  },
  serverEntry: './src/server/main.ts',
  filesFolder: './src/icons',
  workerEntry: './src/worker/render-worker.ts',
  // All requests go through an adapter of `@kaadu/api-client`.
  axiosAdapters: false,
  // React must be the copy that remotes use; Fastify starts its logger from its own folder.
  external: /^(react|react-dom|fastify)(\/|$)/,
  // The package has a production build, but its `exports` list only the development build.
  productionAliases: {
    'react-router$': join(routerBuilds, 'production', 'index.mjs'),
    'react-router/dom$': join(routerBuilds, 'production', 'dom-export.mjs'),
  },
});
