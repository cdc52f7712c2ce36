import { imageUrl } from '@kaadu/contracts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { eventually } from '../../testing/eventually';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { testImage, testImages } from '../../testing/data/test-image';

let api: TestApi;
/** Paths of the originals that were read, in order. */
const reads: string[] = [];
beforeAll(async () => {
  const read = (path: string) => {
    reads.push(path);
    return testImage(path);
  };
  api = await startTestApi({ imageSource: testImages('no originals', read) });
});
afterAll(() => api.close());

it.each(['webp', 'jpeg'] as const)(
  'image route serves %s in the preset’s size times the density',
  async (format) => {
    const url = imageUrl('', 'experiences/1/1', 'hero', { density: 2, format });
    const response = await api.app.inject({ url });
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([2400, 1200]);
  },
);

it.each([
  ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'image/webp', 'public, max-age=10'],
  ['image/webp,image/png,*/*;q=0.8', 'image/webp', 'public, max-age=31536000, immutable'],
  ['*/*', 'image/jpeg', 'public, max-age=31536000, immutable'],
])('image route without a format serves an accepted one: %s', async (accept, type, lifetime) => {
  const url = imageUrl('', 'experiences/4/1', 'thumbnail');
  const { headers } = await api.app.inject({ url, headers: { accept } });
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': lifetime });
  expect(headers.vary).toMatch(/\baccept\b/i);
});

it('image route serves a WebP with a short lifetime while the AVIF is being encoded', async () => {
  const url = imageUrl('', 'experiences/3/1', 'hero', { density: 2, format: 'avif' });
  const meanwhile = await api.app.inject({ url });
  expect(meanwhile.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=10',
  });
  expect(await sharp(meanwhile.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });

  const final = await eventually(
    () => api.app.inject({ url }),
    ({ headers }) => headers['content-type'] !== 'image/webp',
  );
  expect(final.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(final.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });
});

it('image store leaves only complete files when it closes while encoding', async () => {
  const ending = await startTestApi();
  const urls = [1, 2, 3, 4].map((key) =>
    imageUrl('', `experiences/${key}/1`, 'card', { density: 1, format: 'avif' }),
  );
  await Promise.all(urls.map((url) => ending.app.inject({ url })));
  const folder = ending.imageFolder;
  await ending.app.close();
  const files = await readdir(join(folder, 'card@1x'), { recursive: true });
  const images = files.filter((file) => file.includes('.'));
  expect(images.every((file) => /-[0-9a-f]{16}-q\d+\.(avif|webp)$/.test(file))).toBe(true);
  for (const file of images) {
    const format = file.endsWith('.avif') ? 'heif' : 'webp';
    expect(await sharp(join(folder, 'card@1x', file)).metadata()).toMatchObject({ format });
  }
  await ending.close();
});

it('image store encodes an image once for simultaneous requests, and caches it', async () => {
  const url = imageUrl('', 'experiences/2/1', 'thumbnail', { format: 'webp' });
  const responses = await Promise.all(Array.from({ length: 8 }, () => api.app.inject({ url })));
  expect(new Set(responses.map((one) => one.rawPayload.toString('base64'))).size).toBe(1);
  await api.app.inject({ url });
  // Read once for the hash in the file name, once to encode it.
  expect(reads.filter((path) => path.includes('experiences/2/'))).toHaveLength(2);
  const files = await readdir(join(api.imageFolder, 'thumbnail@1x', 'experiences', '2'));
  expect(files).toEqual([expect.stringMatching(/^1-[0-9a-f]{16}-q80\.webp$/)]);
});

it.each([
  'huge@1x/experiences/1/1.webp',
  'hero@3x/experiences/1/1.webp',
  'hero@1x/experiences/1/1.png',
  'hero@1x/unknown/1/1.webp',
  'hero@1x/../../secrets.json',
  'hero@1x/experiences/%2e%2e/1.webp',
  'hero@1x/experiences/1/1.',
  '',
])('image route responds to %s with 404', async (path) => {
  const response = await api.app.inject({ url: `/images/${path}` });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: 'error' });
});
