import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './scripts/lint/boundaries.js';
import { commentRules } from './scripts/lint/comments.js';
import { storageRules } from './scripts/lint/storage.js';
import { textRules } from './scripts/lint/text.js';
import { translatedTextRules } from './scripts/lint/translated-text.js';

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
      'docs/.vitepress/{cache,dist}/**',
      // Projects of other teams, with the style of their toolchains.
      'e2e/interop/fixtures/**',
      // Its packages are installed, and its types checked, by `next build` in its test.
      'e2e/fixtures/next-site/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    // Compiles each file, which takes long: only where the site's components and hooks can be.
    ...reactHooks.configs.flat.recommended,
    files: ['{mfe-*,shell}/**', 'packages/{api-client,event-bus,federation,harness,travel-ui,ui}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
  },
  {
    languageOptions: {
      parserOptions: { tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { typescript: { alwaysTryTypes: true } } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // The compiler refuses them (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'smart'],
      'import-x/no-default-export': 'error',
    },
  },
  ...boundaryRules(import.meta.dirname),
  ...storageRules,
  { ...translatedTextRules, languageOptions: { parserOptions: { projectService: true } } },
  textRules,
  commentRules,
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['packages/release-service/src/console/assets/*.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: [
      '*.js',
      '**/rspack.config.ts',
      '**/*-loader.{mjs,d.mts}',
      'packages/federation-build/src/**/*.mjs',
      'scripts/test/jest/*.mjs',
      'docs/.vitepress/*.ts',
      '**/playwright.config.ts',
      '**/jest/*.js',
      '**/*.d.ts',
      '**/drizzle.config.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=toHaveFocus][callee.object.arguments.0.type=AwaitExpression]',
          message:
            'Effects move the focus after the element is found: await waitFor(() => expect(…).toHaveFocus()).',
        },
      ],
    },
  },
  prettier,
);
