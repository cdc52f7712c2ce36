import { readableAddress } from './readable-address';

const addressOf = (path: string) => readableAddress(new URL(path, 'https://site.test'));

test.each([
  ['keeps the query', '/nope?page=2&from=x', '/nope?page=2&from=x'],
  ['decodes Unicode', '/ಕಾಡು/ಕಾಡು?q=café', '/ಕಾಡು/ಕಾಡು?q=café'],
  ['keeps a query that cannot be decoded', '/caf%C3%A9?q=%E0%A4%A', '/café?q=%E0%A4%A'],
  ['keeps escapes of control characters', '/a%0Ab', '/a%0Ab'],
  ['keeps escapes that turn the text around', '/a%E2%80%AEb', '/a%E2%80%AEb'],
])('readableAddress %s', (_case, path, text) => {
  expect(addressOf(path)).toBe(text);
});
