import { entityTagOf, isCurrent } from './entity-tag';

test('entity tags are equal if and only if the bytes are', () => {
  expect(entityTagOf('a')).toBe(entityTagOf(Buffer.from('a')));
  expect(entityTagOf('a')).not.toBe(entityTagOf('b'));
  expect(entityTagOf('a')).toMatch(/^"[\w-]{22}"$/);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s matches: %s', (header, unchanged) => {
  expect(isCurrent(header, '"a"')).toBe(unchanged);
});
