import { builtImages, pinImages } from './pin-images';

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
const api = { 'image.name': 'registry.example:5000/kaadu/api:1.2.0', 'containerimage.digest': digest };

test('images of a build have names, tags and digests', () => {
  const metadata = { api, 'buildx.build.warnings': [] };
  expect(builtImages(metadata, ['api'])).toEqual([
    { name: 'api', pinned: `registry.example:5000/kaadu/api:1.2.0@${digest}` },
  ]);
});

test('an image that was not pushed has no digest', () => {
  expect(() => builtImages({ api: { 'image.name': 'kaadu/api:1.2.0' } }, ['api'])).toThrow('--push');
});

test.each(['kaadu/api:1.0.0', 'registry.example:5000/kaadu/api:1.1.0', `kaadu/api:1.1.0@${digest}`])(
  'manifest with %s gets the built image, and others stay',
  (before) => {
    const manifest = (image: string) =>
      `  - image: other\n    image: ${image}\n    image: kaadu/shell:1.0.0\n`;
    const pinned = pinImages(manifest(before), builtImages({ api }, ['api']));
    expect(pinned).toBe(manifest(`registry.example:5000/kaadu/api:1.2.0@${digest}`));
  },
);
