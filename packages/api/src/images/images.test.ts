import { imageUrl } from '@kaadu/contracts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../testing/test-api';
import { testPicture } from '../testing/test-picture';

let api: TestApi;
let painted = 0;
beforeAll(async () => {
  api = await startTestApi({
    paintImage: (path) => {
      painted += 1;
      return testPicture(path);
    },
  });
});
afterAll(() => api.close());

it.each(['webp', 'avif', 'jpeg'] as const)(
  'serves %s in the preset’s size times the density',
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
