import tseslint from 'typescript-eslint';
import { commentRules } from './scripts/lint/comments.js';
export default tseslint.config(
  { ignores: ['**/dist/**','**/dist-*/**','**/node_modules/**','.data/**','**/*.css.d.ts','coverage/**','e2e/interop/fixtures/**'] },
  { files: ['**/*.{ts,tsx,mts,mjs,js}'], languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } } },
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  commentRules,
);
