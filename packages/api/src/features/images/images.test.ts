import { imageUrl } from '@kaadu/contracts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { testPicture } from '../../testing/test-picture';

let api: TestApi;
let painted = 0;
beforeAll(async () => {
  api = await startTestApi({
    imageSource: (path) => {
      painted += 1;
      return testPicture(path);
    },
  });
});
afterAll(() => api.close());

it.each(['webp', 'jpeg'] as const)('serves %s in the preset’s size times the density', async (format) => {
  const url = imageUrl('', 'experiences/1/1', 'hero', { density: 2, format });
  const response = await api.app.inject({ url });
  expect(response.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const { width, height } = await sharp(response.rawPayload).metadata();
  expect([width, height]).toEqual([2400, 1200]);
});

it('serves a WebP for a short while in place of an AVIF that is still being made', async () => {
  const url = imageUrl('', 'experiences/3/1', 'hero', { density: 2, format: 'avif' });
  const meanwhile = await api.app.inject({ url });
  expect(meanwhile.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=10',
  });
  expect(await sharp(meanwhile.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });

  let lasting = meanwhile;
  while (lasting.headers['content-type'] === 'image/webp') lasting = await api.app.inject({ url });
  expect(lasting.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(lasting.rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });
});

it('leaves whole pictures alone when it ends while some are still being made', async () => {
  const ending = await startTestApi({ imageSource: testPicture });
  const urls = [1, 2, 3, 4].map((key) =>
    imageUrl('', `experiences/${key}/1`, 'card', { density: 1, format: 'avif' }),
  );
  await Promise.all(urls.map((url) => ending.app.inject({ url })));
  const folder = ending.imageFolder;
  await ending.app.close();
  const files = await readdir(join(folder, 'card@1x'), { recursive: true });
  const pictures = files.filter((file) => file.includes('.'));
  expect(pictures.every((file) => /-[0-9a-f]{16}\.avif$/.test(file))).toBe(true);
  for (const file of pictures)
    expect(await sharp(join(folder, 'card@1x', file)).metadata()).toMatchObject({ format: 'heif' });
  await ending.close();
});

it('renders a picture once for all who ask at the same time, and keeps it', async () => {
  const before = painted;
  const url = imageUrl('', 'experiences/2/1', 'thumbnail');
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.app.inject({ url })));
  expect(new Set(answers.map((one) => one.rawPayload.toString('base64'))).size).toBe(1);
  await api.app.inject({ url });
  // Once for the name of the file, once to draw.
  expect(painted - before).toBe(2);
  const files = await readdir(join(api.imageFolder, 'thumbnail@1x', 'experiences', '2'));
  expect(files).toEqual([expect.stringMatching(/^1-[0-9a-f]{16}\.webp$/)]);
});

it.each([
  'huge@1x/experiences/1/1.webp',
  'hero@3x/experiences/1/1.webp',
  'hero@1x/experiences/1/1.png',
  'hero@1x/unknown/1/1.webp',
  'hero@1x/../../secrets.json',
  'hero@1x/experiences/%2e%2e/1.webp',
  'hero@1x/experiences/1/1',
  '',
])('answers 404 for %s', async (path) => {
  const response = await api.app.inject({ url: `/images/${path}` });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: 'error' });
});
