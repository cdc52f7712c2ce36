import { createHttpServer } from '../http/http-server';
import { registerAssets } from './asset-routes';

/** Sets up a shell whose store, like a file system, fails for names that are too long. */
function setUp() {
  const app = createHttpServer({ logLevel: 'silent', trustedProxies: 0 });
  const requested: string[] = [];
  registerAssets(app, {
    assets: { build: 'b', bytes: new Map(), files: {}, scripts: [], styles: [], sheets: {}, startScript: '' },
    releases: { find: () => undefined },
    published: {
      read: async (name, version, path) => {
        requested.push(`${name}@${version}/${path}`);
        if (path.length > 255) throw Object.assign(new Error('ENAMETOOLONG'), { code: 'ENAMETOOLONG' });
        return undefined;
      },
    },
  });
  return { app, requested };
}

const long = 'a'.repeat(5_000);

test.each([
  `/releases/content/1.0.0/web/${long}.js`,
  `/releases/content/${'1'.repeat(300)}/web/a.js`,
  `/releases/${'a'.repeat(300)}/1.0.0/web/a.js`,
  '/releases/content/latest/web/a.js',
  '/releases/..%2f..%2fetc/1.0.0/web/a.js',
  '/releases/content/1.0.0%00/web/a.js',
  '/releases/CONTENT%0a/1.0.0/web/a.js',
])(
  'asset routes respond 404 to an impossible file of a release without reading the store: %s',
  async (url) => {
    const { app, requested } = setUp();
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(requested).toEqual([]);
    await app.close();
  },
);

test.each([`/assets/${long}.js`, '/assets/%00', '/assets/__proto__', '/releases/content/1.0.0/web/%00.js'])(
  'asset routes respond 404 to a missing file: %s',
  async (url) => {
    const { app } = setUp();
    expect((await app.inject(url)).statusCode).toBe(404);
    await app.close();
  },
);
