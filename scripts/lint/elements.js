/** Page groups of the content remote; they share code in `shared` only. */
const contentGroups = '{discover,guides,places,stories,info,tickets,chat}';

/** Folders that group features of the API and have no code of their own. */
const featureGroups = '(editorial|operations)';

/** Folders of elements. The first matching pattern wins, so inner folders precede outer ones. */
export const elements = [
  { type: 'content-group', pattern: `mfe-content/src/${contentGroups}` },
  { type: 'content-shared', pattern: 'mfe-content/src/shared' },
  { type: 'content-exposes', pattern: 'mfe-content/src/exposes' },
  { type: 'remote', pattern: 'mfe-!(content)' },
  { type: 'shell-app', pattern: 'shell/src/app' },
  { type: 'shell-browser', pattern: 'shell/src/browser' },
  { type: 'shell-service-worker', pattern: 'shell/src/service-worker' },
  { type: 'shell-worker', pattern: 'shell/src/worker' },
  { type: 'shell-worker-protocol', pattern: 'shell/src/worker-protocol' },
  { type: 'shell-server', pattern: 'shell/src/server' },
  { type: 'shell', pattern: 'shell' },
  { type: 'api-feature', pattern: `packages/api/src/features/@${featureGroups}/*` },
  { type: 'api-feature', pattern: `packages/api/src/features/!${featureGroups}` },
  { type: 'api-platform', pattern: 'packages/api/src/platform/*' },
  { type: 'api-support', pattern: 'packages/api/src/{commands,sample-content,testing}' },
  { type: 'federation-browser', pattern: 'packages/federation/src/browser' },
  { type: 'federation-development', pattern: 'packages/federation/src/development' },
  { type: 'federation-inspection', pattern: 'packages/federation-build/src/inspection' },
  { type: 'federation-build', pattern: 'packages/federation-build' },
  { type: 'federation-integrity', pattern: 'packages/federation/src/integrity' },
  { type: 'federation-mountable', pattern: 'packages/federation/src/mountable' },
  { type: 'federation-plugins', pattern: 'packages/federation/src/plugins' },
  { type: 'federation-runtime', pattern: 'packages/federation/src/runtime' },
  { type: 'federation-react', pattern: 'packages/federation/src/react' },
  { type: 'federation-release', pattern: 'packages/federation/src/release' },
  { type: 'federation-render-workers', pattern: 'packages/federation/src/render-workers' },
  { type: 'federation-shared', pattern: 'packages/federation/src/shared' },
  { type: 'federation-server', pattern: 'packages/federation/src/server' },
  { type: 'federation', pattern: 'packages/federation' },
  { type: 'api-client', pattern: 'packages/api-client' },
  { type: 'browser-storage', pattern: 'packages/browser-storage' },
  { type: 'http-guards', pattern: 'packages/http-guards' },
  { type: 'event-bus', pattern: 'packages/event-bus' },
  { type: 'harness', pattern: 'packages/harness' },
  { type: 'client-network', pattern: 'packages/node-runtime/src/client-network' },
  { type: 'data-dir', pattern: 'packages/node-runtime/src/data-dir' },
  { type: 'entity-tag', pattern: 'packages/node-runtime/src/entity-tag' },
  { type: 'graceful-close', pattern: 'packages/node-runtime/src/graceful-close' },
  { type: 'trace-context', pattern: 'packages/node-runtime/src/trace-context' },
  { type: 'html', pattern: 'packages/node-runtime/src/html' },
  { type: 'node-runtime', pattern: 'packages/node-runtime' },
  { type: 'payment-sandbox', pattern: 'packages/payment-sandbox' },
  { type: 'site-template', pattern: 'packages/release-cli/template' },
  { type: 'release-cli', pattern: 'packages/release-cli' },
  { type: 'release-core', pattern: 'packages/release-core' },
  { type: 'release-host', pattern: 'packages/release-host' },
  { type: 'release-service', pattern: 'packages/release-service' },
  { type: 'safe-log', pattern: 'packages/safe-log' },
  { type: 'sample-data', pattern: 'packages/sample-data' },
  { type: 'travel-ui', pattern: 'packages/travel-ui' },
  { type: 'ui', pattern: 'packages/ui' },
  { type: 'second-site', pattern: 'e2e/fixtures/second-site' },
  { type: 'monolith', pattern: 'bench/ssr/monolith' },
  { type: 'bench', pattern: 'bench' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'deploy', pattern: 'deploy' },
].map((element) => ({ ...element, partialMatch: false }));

/** Single files: entry points, configuration and composition, and packages without folders. */
export const files = [
  { category: 'configuration', pattern: '*.{js,ts}' },
  { category: 'configuration', pattern: 'docs/.vitepress/config.ts' },
  // One file per noun, in folders of one depth.
  {
    category: 'contracts',
    pattern: [
      'packages/contracts/*.json',
      'packages/contracts/src/*.{json,ts}',
      'packages/contracts/src/*/*.ts',
    ],
  },
  { category: 'content-root', pattern: ['mfe-content/rspack.config.ts', 'mfe-content/src/*.test.ts'] },
  {
    category: 'api-root',
    pattern: ['packages/api/*.ts', 'packages/api/src/*.ts', 'packages/api/src/{acceptance,jobs}/*.ts'],
  },
];
