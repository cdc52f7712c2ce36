import { productionManifest } from './production-manifest';

test('the manifest of a bundled package keeps its external npm packages', () => {
  const manifest = {
    name: '@kaadu/api',
    dependencies: { '@kaadu/contracts': 'workspace:*', fastify: 'catalog:' },
    devDependencies: { jest: 'catalog:' },
  };
  expect(productionManifest(manifest, (name) => !name.startsWith('@kaadu/'))).toEqual({
    name: '@kaadu/api',
    dependencies: { fastify: 'catalog:' },
  });
});

test('the manifest of an image installs optional peer dependencies', () => {
  const manifest = {
    name: '@kaadu/release-core',
    devDependencies: { '@aws-sdk/client-s3': 'catalog:', jest: 'catalog:' },
    peerDependencies: { '@aws-sdk/client-s3': '^3.0.0', react: '^19.0.0' },
    peerDependenciesMeta: { '@aws-sdk/client-s3': { optional: true } },
  };
  expect(productionManifest(manifest)).toEqual({
    name: '@kaadu/release-core',
    dependencies: { '@aws-sdk/client-s3': 'catalog:' },
    peerDependencies: { react: '^19.0.0' },
  });
});

test('the manifest of a published package has the entry points of its build', () => {
  const manifest = {
    name: '@kaadu/release-core',
    exports: { '.': './src/index.ts' },
    dependencies: { '@kaadu/node-runtime': 'workspace:*' },
    publishConfig: { exports: { '.': './dist/index.js' } },
  };
  expect(productionManifest(manifest)).toEqual({
    name: '@kaadu/release-core',
    exports: { '.': './dist/index.js' },
    dependencies: { '@kaadu/node-runtime': 'workspace:*' },
  });
});
