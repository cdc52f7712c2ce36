import { productionManifest } from './production-manifest';

test('a package whose build holds the workspace keeps the npm packages that it leaves outside', () => {
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

test('a package that is published starts from its build, as where others install it', () => {
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
