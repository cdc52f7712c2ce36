/** Page groups of the content remote; they meet in `shared` only. */
const contentGroups = '{discover,guides,places,stories,info,tickets,booking,chat,admin}';

/** A folder belongs to the first element whose pattern matches, so the inner folders come before the outer ones. */
export const elements = [
  { type: 'content-group', pattern: `mfe-content/src/${contentGroups}` },
  { type: 'content-shared', pattern: 'mfe-content/src/shared' },
  { type: 'content-exposes', pattern: 'mfe-content/src/exposes' },
  { type: 'remote', pattern: 'mfe-!(content)' },
  { type: 'shell-app', pattern: 'shell/src/app' },
  { type: 'shell-browser', pattern: 'shell/src/browser' },
  { type: 'shell-offline', pattern: 'shell/src/offline' },
  { type: 'shell-renderer', pattern: 'shell/src/renderer' },
  { type: 'shell-rendering', pattern: 'shell/src/rendering' },
  { type: 'shell-server', pattern: 'shell/src/server' },
  { type: 'shell', pattern: 'shell' },
  { type: 'api-feature', pattern: 'packages/api/src/features/*' },
  { type: 'api-platform', pattern: 'packages/api/src/platform/*' },
  { type: 'api-support', pattern: 'packages/api/{bench,src/commands,src/sample-content,src/testing}' },
  { type: 'federation-browser', pattern: 'packages/federation/src/browser' },
  { type: 'federation-build', pattern: 'packages/federation/src/build' },
  { type: 'federation-inspection', pattern: 'packages/federation/src/inspection' },
  { type: 'federation-integrity', pattern: 'packages/federation/src/integrity' },
  { type: 'federation-react', pattern: 'packages/federation/src/react' },
  { type: 'federation-release', pattern: 'packages/federation/src/release' },
  { type: 'federation-render-workers', pattern: 'packages/federation/src/render-workers' },
  { type: 'federation-shared', pattern: 'packages/federation/src/shared' },
  { type: 'federation-server', pattern: 'packages/federation/src/server' },
  { type: 'federation', pattern: 'packages/federation' },
  { type: 'api-client', pattern: 'packages/api-client' },
  { type: 'browser-storage', pattern: 'packages/browser-storage' },
  { type: 'client-network', pattern: 'packages/client-network' },
  { type: 'data-dir', pattern: 'packages/data-dir' },
  { type: 'graceful-close', pattern: 'packages/graceful-close' },
  { type: 'http-guards', pattern: 'packages/http-guards' },
  { type: 'event-bus', pattern: 'packages/event-bus' },
  { type: 'harness', pattern: 'packages/harness' },
  { type: 'payment-sandbox', pattern: 'packages/payment-sandbox' },
  { type: 'site-template', pattern: 'packages/releases/template' },
  { type: 'releases', pattern: 'packages/releases' },
  { type: 'safe-log', pattern: 'packages/safe-log' },
  { type: 'sample-data', pattern: 'packages/sample-data' },
  { type: 'trace-context', pattern: 'packages/trace-context' },
  { type: 'ui', pattern: 'packages/ui' },
  { type: 'second-site', pattern: 'e2e/fixtures/second-site' },
  { type: 'twin', pattern: 'e2e/bench/ssr/twin' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'deploy', pattern: 'deploy' },
].map((element) => ({ ...element, partialMatch: false }));

/** Single files: those that start, configure or compose the folders, and packages without folders. */
export const files = [
  { category: 'configuration', pattern: '*.{js,ts}' },
  // Flat: one file a noun.
  { category: 'contracts', pattern: ['packages/contracts/*.json', 'packages/contracts/src/*.ts'] },
  { category: 'content-root', pattern: ['mfe-content/rspack.config.ts', 'mfe-content/src/*.test.ts'] },
  { category: 'api-root', pattern: ['packages/api/*.ts', 'packages/api/src/*.ts'] },
];
