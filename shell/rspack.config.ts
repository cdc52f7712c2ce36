import { defineShell } from '@kaadu/federation/build';

export default defineShell({
  name: 'shell',
  root: import.meta.dirname,
  browserEntry: './src/browser/entry.ts',
  startEntry: './src/browser/start/start.ts',
  developmentEntry: './src/browser/development/refresh-runtime.ts',
  workerScripts: {
    'service-worker': './src/offline/service-worker.ts',
    'retired-worker': './src/offline/retired-worker.ts',
  },
  serverEntry: './src/server/main.ts',
  filesFolder: './src/icons',
  workerEntry: './src/renderer/render-worker.ts',
  // Every request is sent by an adapter of `@kaadu/api-client`.
  axiosAdapters: false,
  // React must be the one that remotes are given; Fastify starts its logger from its own folder.
  external: /^(react|react-dom|react-router-dom|fastify)(\/|$)/,
});
