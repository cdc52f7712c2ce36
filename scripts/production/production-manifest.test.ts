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
