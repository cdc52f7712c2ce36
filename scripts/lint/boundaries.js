import boundaries from 'eslint-plugin-boundaries';
import { allowedImports, contentParts, federationParts } from './allowed-imports.js';
import { elements, files } from './elements.js';

/**
 * Import boundaries. Unlisted imports are refused, and so is a file that belongs to no element: a new folder
 * needs a line in `elements` before it has code. Reasons:
 * docs/decisions/015-refuse-imports-by-default.md
 */

const tests = ['**/*.test.{ts,tsx}', '**/{fixtures,testing,test-data}/**', '**/test-data.ts'];
const notTests = `!{${tests.join(',')},bench/**,e2e/**,packages/harness/**}`;

const toFile = (category) => ({ to: { file: { categories: category } } });
/** The contracts are files of a category; everything else is an element. */
const to = (...types) => [
  { to: { element: { types: { anyOf: types.filter((type) => type !== 'contracts') } } } },
  ...(types.includes('contracts') ? [toFile('contracts')] : []),
];
/** Files of elements, optionally restricted to a path. */
const from = (types, path) => ({ element: { types: { anyOf: types } }, ...(path && { file: { path } }) });
const fromFile = (category, path) => ({ file: { categories: category, ...(path && { path }) } });
const toFeatures = { to: { element: { type: 'api-feature', fileInternalPath: 'index.ts' } } };

const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  ...Object.entries(allowedImports).map(([type, targets]) => ({ from: from([type]), allow: to(...targets) })),
  { from: fromFile('configuration'), allow: to('scripts') },
  // Mutation tests use the settings of the unit tests.
  { from: from(['scripts'], '**/scripts/mutation/**'), allow: { to: { file: { path: 'jest.config.js' } } } },
  // Messages between the shell and `npm run dev`.
  {
    from: from(['scripts']),
    allow: { to: { element: { type: 'shell-app', fileInternalPath: 'development-problem.ts' } } },
  },
  { from: fromFile('contracts'), allow: toFile('contracts') },
  // Benchmarks build the remotes with other settings.
  { from: from(['monolith', 'bench']), allow: { to: { file: { path: 'mfe-*/rspack.config.ts' } } } },
  // Versions that harm visitors are the site's header with one fault.
  { from: from(['e2e']), allow: { to: { file: { path: 'mfe-header/src/exposes/header.tsx' } } } },
  {
    from: from(['monolith']),
    allow: { to: { element: { type: 'shell-browser', fileInternalPath: 'document.css' } } },
  },

  { from: from(['remote'], ['**/rspack.config.ts']), allow: to('federation-build') },
  { from: from(['remote', ...contentParts], [...tests, '**/src/solo/**']), allow: to('harness') },
  { from: from(['content-group', 'content-shared'], tests), allow: to('content-exposes') },
  {
    from: fromFile('content-root'),
    allow: to('federation-build', 'harness', 'contracts', 'content-exposes'),
  },

  { from: from(['api-feature', 'api-support', 'bench']), allow: toFeatures },
  { from: from(['api-feature', 'api-platform'], tests), allow: [...to('api-support'), toFile('api-root')] },
  { from: from(['api-support', 'scripts', 'bench', 'e2e']), allow: toFile('api-root') },
  {
    from: fromFile('api-root'),
    allow: [
      ...to('api-platform', 'contracts', 'data-dir', 'graceful-close', 'http-guards', 'safe-log'),
      toFeatures,
      toFile('api-root'),
    ],
  },
  {
    from: fromFile('api-root', [...tests, '**/src/development.ts', '**/src/index.ts']),
    allow: to('api-support', 'sample-data'),
  },
  // Secrets that both processes of a development machine read.
  {
    from: from(['api-platform']),
    allow: { to: { element: { type: 'payment-sandbox', fileInternalPath: 'src/secrets.ts' } } },
  },
  { from: from(['api-feature', 'api-platform'], tests), allow: to('payment-sandbox') },
  // A server with the protocol of buckets, for tests.
  {
    from: from(['api-platform'], tests),
    allow: { to: { element: { type: 'release-core', fileInternalPath: 'fixtures/s3-server.ts' } } },
  },
  {
    from: from(
      [
        ...federationParts,
        'release-cli',
        'release-host',
        'release-service',
        'release-core',
        'shell-worker',
        'shell-server',
      ],
      tests,
    ),
    allow: to('federation', 'federation-build'),
  },
  {
    from: from(['shell-app', 'shell-browser', 'shell-service-worker', 'shell-server'], tests),
    allow: to('shell'),
  },
  // A new database on the server that tests use.
  {
    from: from(['release-cli', 'release-service'], tests),
    allow: { to: { element: { type: 'scripts', fileInternalPath: 'test/postgres.ts' } } },
  },
  // A host reports to the real service.
  { from: from(['release-host'], tests), allow: to('release-service') },
  // A test of a page covers both sides.
  { from: from(['shell-worker', 'shell-worker-protocol'], tests), allow: to('shell-server', 'release-host') },
  { from: from(['shell'], tests), allow: to('federation-server') },
  { from: from(['scripts'], tests), allow: to('shell-server', 'payment-sandbox', 'release-service') },
  { from: from(['bench'], tests), allow: to('release-service') },
  // Deployment files are compared with the settings, routes, limits and metrics of the processes.
  {
    from: from(['deploy'], tests),
    allow: [
      ...to(
        'api-feature',
        'api-platform',
        'contracts',
        'federation-release',
        'release-core',
        'release-service',
        'shell-server',
      ),
      toFile('api-root'),
    ],
  },
  { from: { file: { path: notTests } }, disallow: { to: { file: { path: tests } } } },
];

const anyElement = policies.filter(({ from }) => from?.element === undefined);

/** Returns the policies that apply to files of an element: the rule evaluates each one for every import. */
const policiesOf = (type) => policies.filter(({ from }) => from?.element?.types.anyOf.includes(type) ?? true);

const dependencies = (applicable) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', checkInternals: true, checkUnknownLocals: true, policies: applicable },
  ],
});

/**
 * Returns the boundary rules of a workspace.
 * @param {string} root folder of the workspace
 * @returns {import('eslint').Linter.Config[]}
 */
export function boundaryRules(root) {
  return [
    {
      plugins: { boundaries },
      settings: {
        'boundaries/root-path': root,
        'boundaries/elements': elements,
        'boundaries/files': files,
        'boundaries/legacy-templates': false,
        'boundaries/additional-dependency-nodes': [
          { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
          {
            selector:
              'CallExpression[callee.object.name=jest][callee.property.name=/[mM]ock|requireActual/] > Literal:first-child',
            kind: 'value',
            name: 'jest',
          },
        ],
        'import/resolver': { typescript: { alwaysTryTypes: true } },
      },
      rules: {
        'boundaries/no-unknown-files': 'error',
        'boundaries/no-unknown-dependencies': 'error',
        ...dependencies(anyElement),
      },
    },
    // ESLint takes the last match, `elements` lists the first one first.
    ...elements.toReversed().map(({ type, pattern }) => ({
      files: [`${pattern}/**`],
      rules: dependencies(policiesOf(type)),
    })),
  ];
}
