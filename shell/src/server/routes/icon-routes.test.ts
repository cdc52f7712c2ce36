import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createHttpServer } from '../http/http-server';
import { registerIcons } from './icon-routes';

const folder = join(__dirname, '../../icons');
const bytes = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));

interface ManifestIcon {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly purpose: string;
}

function setUp() {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  registerIcons(app, { bytes });
  return app;
}

/** Returns width and height of a PNG (https://www.w3.org/TR/png/#11IHDR). */
const pngSize = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

test('icon routes serve every icon of the manifest with its type and size', async () => {
  const app = setUp();
  const manifest = await app.inject({ url: '/site.webmanifest' });
  expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { icons } = manifest.json<{ icons: ManifestIcon[] }>();
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, type, sizes } of icons) {
    const response = await app.inject({ url: src });
    expect([src, response.statusCode, response.headers['content-type']]).toEqual([src, 200, type]);
    if (type === 'image/png') expect(pngSize(response.rawPayload)).toBe(sizes);
  }
});

test('icon routes serve the home screen icon at its well-known path', async () => {
  const response = await setUp().inject({ url: '/apple-touch-icon.png' });
  expect(response.statusCode).toBe(200);
  expect(pngSize(response.rawPayload)).toBe('180x180');
});

test('icon routes reject a build without an icon', () => {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  expect(() => registerIcons(app, { bytes: new Map() })).toThrow('has no /favicon.svg');
});
