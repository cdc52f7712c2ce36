import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const remotes = ['mfe-header', 'mfe-footer', 'mfe-auth', 'mfe-content'];
/** What a remote may build upon; anything else, another remote and the shell above all, is refused. */
const forRemotes = ['contracts', 'event-bus', 'federation', 'api-client', 'ui', 'browser-storage'];

/** Who may import whom. What is not listed is refused. */
const allowed = {
  ...Object.fromEntries(remotes.map((remote) => [remote, forRemotes])),
  shell: [...forRemotes, 'releases'],
  contracts: [],
  federation: [],
  'event-bus': ['contracts', 'federation'],
  releases: ['federation'],
  'browser-storage': [],
  'api-client': ['contracts', 'federation', 'browser-storage'],
  ui: ['contracts', 'federation', 'event-bus', 'api-client', 'browser-storage'],
  'sample-data': [],
  api: ['contracts', 'sample-data'],
  scripts: ['shell', 'releases', 'federation', 'contracts', 'sample-data', 'api', 'api-client', ...remotes],
  // Another site than this one: it has the engine and nothing else.
  'second-site': ['federation', 'releases'],
  e2e: ['contracts', 'releases', 'federation', 'scripts', 'api', 'api-client', 'sample-data'],
};

const atTheTop = [...remotes, 'shell', 'scripts', 'e2e'];
const folders = {
  ...Object.fromEntries(atTheTop.map((type) => [type, type])),
  'second-site': 'e2e/fixtures/second-site',
};
const elements = Object.keys(allowed).map((type) => ({
  type,
  pattern: folders[type] ?? `packages/${type}`,
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-development/**',
      'test-results/**',
      '**/node_modules/**',
      '.data/**',
      '**/*.css.d.ts',
      '**/*.tmp.mjs',
      'coverage/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['{shell,mfe-*,packages,scripts,e2e}/**/*.{ts,tsx}'],
      'import-x/resolver': { typescript: { alwaysTryTypes: true } },
      'import/resolver': { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(allowed).map(([type, targets]) => ({
            from: { element: { type } },
            allow: { to: { element: { types: { anyOf: [type, ...targets] } } } },
          })),
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    files: [
      '*.js',
      '**/rspack.config.ts',
      '**/playwright.config.ts',
      '**/jest/*.js',
      '**/*.d.ts',
      '**/drizzle.config.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  prettier,
);
