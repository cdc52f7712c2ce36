import { Linter } from 'eslint';
import { textRules } from './text.js';

const problemsOf = (code: string) =>
  new Linter().verify(code, [{ files: ['**/*.js'], rules: textRules.rules }], 'a.js').length;

test.each([
  'text.slice(0, 100)',
  'story.title.substring(0, 60)',
  'params.get("q").trim().slice(0, 100)',
  '(params.get("q") ?? "").slice(0, 100)',
  'user.lastName.slice(0, 1)',
])('the rules for text refuse %s', (code) => {
  expect(problemsOf(code)).toBe(1);
});

test.each(['rows.slice(0, 3)', 'day.slice(0, 7)', 'cutText(text, 100)'])(
  'the rules for text accept %s',
  (code) => {
    expect(problemsOf(code)).toBe(0);
  },
);
