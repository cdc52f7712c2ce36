import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type * as encoding from '../../http/content-encoding';
import { ConstantDocument, isUnchanged } from './constant-document';

/** Prices that differ, as in a page: better compression makes it smaller. */
const prices = Array.from({ length: 400 }, (_, index) => `Kabini ₹${(index * 7919) % 10_007}`);
const text = `<p>${prices.join(' ')}</p>`;
const document = new ConstantDocument(Buffer.from(text));

const mockCompressions: Promise<Buffer>[] = [];
jest.mock('../../http/content-encoding', () => {
  const actual: typeof encoding = jest.requireActual('../../http/content-encoding');
  const compress: typeof actual.compress = (...given) => {
    const made = actual.compress(...given);
    mockCompressions.push(made);
    return made;
  };
  return { ...actual, compress };
});

/** Returns the best compression, which is created after the first request. */
async function best(of: ConstantDocument, wanted: 'br' | 'gzip') {
  await of.encoded(wanted);
  while (mockCompressions.length > 0) await Promise.all(mockCompressions.splice(0));
  await new Promise(setImmediate);
  return of.encoded(wanted);
}

test('constant document is the same in every encoding, and encoded once in each', async () => {
  const plain = await document.encoded(undefined);
  const brotli = await best(document, 'br');
  const gzip = await best(document, 'gzip');
  expect(plain.bytes.toString()).toBe(text);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect((await document.encoded('br')).bytes).toBe(brotli.bytes);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
});

test('constant document has an entity tag of its content', async () => {
  const short = new ConstantDocument(Buffer.from('<p>₹</p>'));
  // 22 characters of the SHA-256 of the content, and the encoding: browsers hold tags from before a
  // deployment.
  expect((await short.encoded(undefined)).etag).toBe('"JHZV_ySgfhzJerAma0oYml"');
  expect((await short.encoded('br')).etag).toBe('"JHZV_ySgfhzJerAma0oYml-br-quick"');
  expect((await best(short, 'br')).etag).toBe('"JHZV_ySgfhzJerAma0oYml-br"');
  const { etag } = await best(document, 'br');
  expect((await best(new ConstantDocument(Buffer.from(text)), 'br')).etag).toBe(etag);
  expect((await best(new ConstantDocument(Buffer.from(`${text} `)), 'br')).etag).not.toBe(etag);
});

test('constant document is sent quickly compressed until the best compression is ready, with equivalent tags', async () => {
  const page = new ConstantDocument(Buffer.from(text));
  const [quick, shared] = await Promise.all([page.encoded('br'), page.encoded('br')]);
  expect(shared).toBe(quick);
  expect(brotliDecompressSync(quick.bytes).toString()).toBe(text);
  const { bytes, etag } = await best(page, 'br');
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
  expect(etag).not.toBe(quick.etag);
  expect(bytes.length).toBeLessThan(quick.bytes.length);
  expect([isUnchanged(quick.etag, etag), isUnchanged(etag, quick.etag)]).toEqual([true, true]);
});

test('constant document equals another one with the same bytes', () => {
  expect(document.consistsOf(Buffer.from(text))).toBe(true);
  expect(document.consistsOf(Buffer.from(`${text}.`))).toBe(false);
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s means unchanged: %s', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
});
