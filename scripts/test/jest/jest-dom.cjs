/* global expect */
// Matchers of the DOM, and CSS.escape, which jsdom lacks. Most tests in Node need none of its 160 modules.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be conditional
if (typeof document !== 'undefined') require('@testing-library/jest-dom');

// Without this, `toMatchObject({ message: /no/ })` holds for every message: an expression has no members that could differ.
// Write `expect.stringMatching(/no/)`.
expect.addEqualityTesters([
  (received, expected) => (expected instanceof RegExp && !(received instanceof RegExp) ? false : undefined),
]);
