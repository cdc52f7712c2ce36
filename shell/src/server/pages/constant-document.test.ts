import { sharedBytes } from '@kaadu/federation/render-workers/worker';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ConstantDocument, isUnchanged } from './constant-document';

const text = `<p>${'Kabini ₹1,200 '.repeat(200)}</p>`;
const document = new ConstantDocument([Buffer.from(text)]);

test('a document is the same in every encoding, and made once in each', async () => {
  const [plain, brotli, gzip] = await Promise.all([
    document.encoded(undefined),
    document.encoded('br'),
    document.encoded('gzip'),
  ]);
  expect(plain.bytes.toString()).toBe(text);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect((await document.encoded('br')).bytes).toBe(brotli.bytes);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(3);
});

test('the entity tag is that of the content', async () => {
  const { etag } = await document.encoded('br');
  expect((await new ConstantDocument([Buffer.from(text)]).encoded('br')).etag).toBe(etag);
  expect((await new ConstantDocument([Buffer.from(`${text} `)]).encoded('br')).etag).not.toBe(etag);
});

test('what it shares with other documents does not count as its memory', () => {
  const shared = sharedBytes('<style>a{}</style>');
  const own = Buffer.from(text);
  const parts = [shared, own];
  expect(new ConstantDocument(parts).memory).toBe(own.length + Math.ceil((shared.length + own.length) / 2));
});

test('it is the same document when each part is the same', () => {
  const parts = () => [sharedBytes('<style>'), Buffer.from(text)];
  expect(new ConstantDocument(parts()).consistsOf(parts())).toBe(true);
  expect(new ConstantDocument(parts()).consistsOf([...parts(), Buffer.from('.')])).toBe(false);
  expect(new ConstantDocument(parts()).consistsOf([sharedBytes('<style>'), Buffer.from('other')])).toBe(
    false,
  );
});

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match %s is answered as unchanged: %s', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
});
