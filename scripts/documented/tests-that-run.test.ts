import { testsThatRun } from './tests-that-run';

const namesIn = (text: string) => [...testsThatRun(text)];

test.each([
  ["test('holds', () => undefined);", ['holds']],
  ["describe('a group', () => { it('holds', () => undefined); });", ['holds']],
  ["test.each(['one', 'two'])('holds for %s', () => undefined);", ['holds for %s', 'one', 'two']],
  ["const rows = [['one', 1]]; test.each(rows)('%s', () => undefined);", ['%s', 'one']],
  ['for (const x of [1]) test(`holds for ${x}`, () => undefined);', ['holds for ${x}']],
  ["test('holds', () => { test.skip(isMobile, 'on wide screens only'); });", ['holds']],
])('%s runs', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  "test.skip('holds', () => undefined);",
  "test.only('another', () => undefined); test('holds', () => undefined);",
  "xit('holds', () => undefined);",
  "it.todo('holds');",
  "test.failing('holds', () => undefined);",
  "test.skip.each([1])('holds', () => undefined);",
  "test.describe.fixme('a group', () => { test('holds', () => undefined); });",
  "describe.skip('a group', () => { test('holds', () => undefined); });",
  "describe.skip.each([1])('a group', () => { test('holds', () => undefined); });",
  "test('holds', () => { test.fixme(); });",
  "test('holds', () => { test.skip(true, 'later'); });",
  "test.describe('a group', () => { test.skip(); test('holds', () => undefined); });",
  "// test('holds', () => undefined);",
  "say('holds');",
])('%s does not', (text) => {
  expect(namesIn(text)).not.toContain('holds');
});
