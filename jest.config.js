import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const transform = {
  '[\\\\/]messages[\\\\/][a-z]{2}\\.ts$': '<rootDir>/scripts/test/jest/messages-transform.mjs',
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Large packages that are CommonJS already. Compiled, TypeScript alone is 32 MB, which every test that uses it would read. */
const commonJs = [
  '@testing-library\\+(?:dom|jest-dom|user-event)',
  '@typescript-eslint\\+[\\w-]+',
  ...['acorn', 'ajv', 'aria-query', 'brotli', 'react', 'react-dom', 'scheduler', 'typescript', 'yaml', 'zod'],
];

/** @param {string} displayName @param {string} environment @param {string[]} folders @param {string[]} setup */
const project = (displayName, environment, folders, setup = []) => ({
  displayName,
  testEnvironment: environment,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-development/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-development/', '/.data/'],
  transform,
  // Everything else may be an ES module, or import one when it runs, as PGlite does: Jest has to compile it.
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?:${commonJs.join('|')})@`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/scripts/test/jest/empty.js',
  },
  setupFilesAfterEnv: [
    '<rootDir>/scripts/test/jest/jest-dom.cjs',
    '<rootDir>/scripts/test/jest/setup.ts',
    ...setup,
  ],
});

/** Folders of the remotes by name. @type {Record<string, string>} */
const remotes = JSON.parse(readFileSync(new URL('scripts/releases/remotes.json', import.meta.url), 'utf8'));

const browserFolders = [
  ...Object.values(remotes).map((folder) => `${folder}/src`),
  'packages/ui/src',
  'packages/travel-ui/src',
  'packages/event-bus/src',
  'packages/browser-storage/src',
];
const nodeEnvironment = '<rootDir>/scripts/test/jest/node-environment.mjs';

/** Tests of browser code with a document: components, and what is named `*.dom.test.ts`. */
const browser = project('browser', 'jest-fixed-jsdom', browserFolders, [
  '<rootDir>/scripts/test/jest/setup-browser.ts',
]);
/** Tests of browser code without a document: Node starts in a third of the time. */
const browserModel = project('browser-model', nodeEnvironment, browserFolders);

/** Tests of everything else, except the API's, which may run on a PostgreSQL server. */
const node = project('node', nodeEnvironment, [
  'shell/src',
  'packages/contracts/src',
  'packages/http-guards/src',
  'packages/federation/src',
  'packages/federation-build/src',
  'packages/node-runtime/src',
  'packages/payment-sandbox/src',
  'packages/release-cli/src',
  'packages/release-core/src',
  'packages/release-host/src',
  'packages/release-service/src',
  'packages/api-client/src',
  'packages/safe-log/src',
  'packages/sample-data/src',
  'scripts',
  'bench',
  'deploy',
]);

/** Components run in jsdom, everything else in Node. */
export default {
  // Jest leaves one core to its own process, which does little: on two cores that halves the speed.
  maxWorkers: Math.max(1, availableParallelism()),
  // Modules of finished tests stay in a worker's memory: beyond this it is started anew, before garbage collection slows it.
  workerIdleMemoryLimit: '1GB',
  // Ends tests that hang. Those that start a site, a database or a browser take half a minute on a slow machine.
  testTimeout: 120_000,
  projects: [
    {
      ...browser,
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
    },
    {
      ...browserModel,
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...browserModel.testPathIgnorePatterns, '\\.dom\\.test\\.ts$'],
    },
    project('api', nodeEnvironment, ['packages/api/src', 'bench/api']),
    {
      ...node,
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, '<rootDir>/bench/api/'],
    },
  ],
};
