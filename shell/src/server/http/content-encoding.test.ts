import { acceptedEncoding } from './content-encoding';

describe('content negotiation', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0', undefined],
    ['br;q=0.000, *;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['broken', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('Accept-Encoding %j selects %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});
