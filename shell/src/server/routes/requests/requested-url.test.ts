import { hasControls, requestedUrl } from './requested-url';

const siteUrl = 'https://kaadu.example';

test('requestedUrl resolves a path with any number of leading slashes against the site', () => {
  expect(requestedUrl('//evil.example/login?a=b', siteUrl)?.href).toBe(
    'https://kaadu.example/evil.example/login?a=b',
  );
});

test('requestedUrl returns undefined for malformed percent-encoding', () => {
  expect(requestedUrl('/x%', siteUrl)).toBeUndefined();
  expect(requestedUrl('/x%F0', siteUrl)).toBeUndefined();
});

test.each([
  ['/x%0a', true],
  ['/x%00', true],
  ['/x%E2%80%A8', true],
  ['/stays', false],
  ['/%E0%B2%95%E0%B2%BE%E0%B2%A1%E0%B3%81', false],
])('%s has control characters: %s', (path, expected) => {
  expect(requestedUrl(path, siteUrl)).toBeDefined();
  expect(hasControls(requestedUrl(path, siteUrl) ?? new URL(siteUrl))).toBe(expected);
});
