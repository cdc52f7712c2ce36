import { isPagePath, parseSitePath } from './site-path';

test.each([
  '/',
  '/guides',
  '/experience/cardamom-farm-stay/1',
  '/experience/100%25-wild/1',
  '/story/caf%C3%A9/2',
  '/guide/ಕಾಡು/3',
  '/search?text=a%2Fb%5C&to=https://other.example/',
  '/chat#top',
  '/.well-known',
  '/a.b/c..d',
])('%s is a path of this site', (text) => {
  expect(parseSitePath(text)).toBe(text);
});

const foreign = [
  '',
  'guides',
  '//evil.example',
  '//evil.example/login',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/guides\\..\\x',
  'https:evil.example',
  'https://evil.example/',
  'https:/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  'user:secret@evil.example/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nset-cookie:a=b',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '/%09/evil.example',
  '/%0d%0aset-cookie:a=b',
  '/a//evil.example',
  '/..//evil.example',
  '/../guides',
  '/a/../b',
  '/./a',
  '/%2e%2e/a',
  '/.%2e/a',
  '/a/..',
  '/%',
  '/%F0%9F',
  '/?text=%',
  '/\u202Egnp.elif',
  '/\u200Bguides',
  '/\uD800',
  '/\u2028x',
  `/${'a'.repeat(2_048)}`,
];

test.each(foreign)('%j is not a path of this site', (text) => {
  expect(parseSitePath(text)).toBeUndefined();
});

test('the caller limits the length of a path', () => {
  expect(parseSitePath('/1234', 5)).toBe('/1234');
  expect(parseSitePath('/12345', 5)).toBeUndefined();
});

test.each([
  ['/guides', true],
  ['/guides?page=2', false],
  ['/guides#top', false],
  ['//evil.example', false],
])('%s as the path of a page: %s', (text, expected) => {
  expect(isPagePath(text)).toBe(expected);
});
