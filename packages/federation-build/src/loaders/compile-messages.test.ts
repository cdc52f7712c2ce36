import { compileMessages } from './compile-messages.mjs';

const compiled = compileMessages(
  "export const messages = { stays: '{count, plural, one {# वास} other {# वास हैं}}', hello: 'नमस्ते {name}', plain: 'खोजें' };",
  'hi',
);

test('compileMessages compiles plurals with the rules of the language', () => {
  expect(compiled).toContain("new Intl.PluralRules('hi')");
  expect(compiled).toMatch(/plural\(d\.count, 0, hi, \{/);
});

test('compileMessages compiles messages without plurals to plain text', () => {
  expect(compiled).toContain('plain: () => "खोजें"');
  expect(compiled).toContain('hello: (d) => "नमस्ते " + d.name');
});

test('compileMessages refuses a module without messages', () => {
  expect(() => compileMessages('export const a = 1;', 'hi')).toThrow('must export an object');
});
