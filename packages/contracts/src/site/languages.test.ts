import { inLanguage, languages, splitLanguage, withoutLanguage } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/kn', 'kn', '/'],
  ['/kn/', 'kn', '/'],
  ['/hi/experiences', 'hi', '/experiences'],
  ['/knots', 'en', '/knots'],
  ['/stories/kn/1', 'en', '/stories/kn/1'],
])('splitLanguage splits %s into %s and %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test.each([
  ['en', '/experiences?page=2', '/experiences?page=2'],
  ['kn', '/', '/kn'],
  ['kn', '/?guests=2', '/kn?guests=2'],
  ['hi', '/search?text=a', '/hi/search?text=a'],
] as const)('inLanguage writes the %s path of %s as %s', (language, path, expected) => {
  expect(inLanguage(language, path)).toBe(expected);
});

test('withoutLanguage keeps origin and query', () => {
  const { href } = withoutLanguage(new URL('https://site.test/kn/search?text=kabini'));
  expect(href).toBe('https://site.test/search?text=kabini');
});

test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example'])(
  'a path of %s stays on the site in every language',
  (path) => {
    expect(languages.map((language) => inLanguage(language, path))).toEqual([
      '/evil.example',
      '/kn/evil.example',
      '/hi/evil.example',
    ]);
  },
);
