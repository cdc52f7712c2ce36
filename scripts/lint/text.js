const cuts = 'CallExpression[callee.property.name=/^(slice|substring|substr)$/]';
const message =
  'This may cut a character in two. Cut text of users and editors with cutText, cutUrl or firstCharacter of @kaadu/contracts/text.';

/** Selectors of cuts in text of users or editors, by its name or source. */
const selectors = [
  `${cuts}[callee.object.name=/^(text|title|message|description|summary|subject)$/]`,
  `${cuts}[callee.object.property.name=/^(text|title|message|description|summary|subject|firstName|lastName|first_name|last_name)$/]`,
  `${cuts}[callee.object.callee.name="get"]`,
  `${cuts}[callee.object.callee.property.name=/^(trim|get|normalize)$/]`,
  `${cuts}[callee.object.type="LogicalExpression"][callee.object.right.value=""]`,
];

/**
 * Rules against cutting text between the code units of a character.
 * @type {import('eslint').Linter.Config}
 */
export const textRules = {
  files: ['mfe-*/src/**/*.{ts,tsx}', 'packages/{api,api-client,contracts,travel-ui,ui}/src/**/*.{ts,tsx}'],
  ignores: ['packages/contracts/src/fields/text.ts', '**/*.test.{ts,tsx}', '**/testing/**'],
  rules: { 'no-restricted-syntax': ['error', ...selectors.map((selector) => ({ selector, message }))] },
};
