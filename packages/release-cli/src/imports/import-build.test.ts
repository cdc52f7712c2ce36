import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuilt } from '@kaadu/release-core';
import { withExpose, withMetaData, withShared, writeOutsideBuild } from '../../fixtures/outside-build';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { importBuild, type ImportOptions } from './import-build';

const scratch = scratchFolder();
const build = () => join(scratch(), 'build');
const target = () => join(scratch(), 'release');

function importInto(folder: string, change: Partial<ImportOptions> = {}) {
  const site = { remote: 'notices', contract: '1.4.0', provides: { react: '19.3.1' } };
  const paths = { folder: build(), manifest: 'web/mf-manifest.json', server: 'server/remoteEntry.js' };
  return importBuild({ ...paths, ...site, ...change }, folder);
}

describe('importing an outside build', () => {
  test('writes a release that can be published, of the files that hosts load', async () => {
    await writeOutsideBuild(build());
    const { release, notes } = await importInto(target());
    expect(release).toMatchObject({
      name: 'notices',
      version: expect.stringMatching(/^2\.1\.0-[0-9a-f]{10}$/),
      contract: '1.4.0',
      shared: { react: '^19.0.0' },
      web: { entry: 'web/js/remoteEntry.js', global: 'outside_notices', manifest: 'web/mf-manifest.json' },
      server: { entry: 'server/entry.cjs' },
      exposes: { './panel': { scripts: ['web/js/panel.js'], styles: ['web/css/panel.css'] } },
      routes: [],
    });
    expect(release.web.type).toBeUndefined();
    expect(Object.keys(release.files).sort()).toEqual([
      'server/entry.cjs',
      'web/css/panel.css',
      'web/js/later.js',
      'web/js/panel.js',
      'web/js/react.js',
      'web/js/remoteEntry.js',
      'web/mf-manifest.json',
    ]);
    expect(notes).toEqual([]);
    const built = await readBuilt(target());
    expect(built.release).toEqual(release);
  });

  test('gives the same version to the same files, and another one to different files', async () => {
    await writeOutsideBuild(build());
    const first = await importInto(target());
    const again = await importInto(join(scratch(), 'again'));
    expect(again.release.version).toBe(first.release.version);
    await writeFile(join(build(), 'web/js/later.js'), 'void 3;');
    const { release } = await importInto(join(scratch(), 'other'), { version: '3.0.0' });
    expect(release.version).toMatch(/^3\.0\.0-[0-9a-f]{10}$/);
    expect(release.version.slice(-10)).not.toBe(first.release.version.slice(-10));
  });

  test('makes a client-rendered release without a server build, with a note', async () => {
    await writeOutsideBuild(
      build(),
      withMetaData({ remoteEntry: { name: 'js/remoteEntry.js', path: '', type: 'module' } }),
    );
    const { release, notes } = await importInto(target(), { server: undefined });
    expect(release.server).toBeUndefined();
    expect(release.web.type).toBe('module');
    expect(notes).toEqual([expect.stringContaining('has no server build')]);
  });

  test('keeps a server build below the browser build from browsers', async () => {
    await writeOutsideBuild(build(), undefined, { 'web/ssr/remoteEntry.js': 'module.exports = {};' });
    const { release } = await importInto(target(), { server: 'web/ssr/remoteEntry.js' });
    expect(Object.keys(release.files).filter((path) => path.includes('ssr'))).toEqual([]);
  });

  test('requires libraries without an own copy of the shell, and notes the other copies', async () => {
    await writeOutsideBuild(build(), withShared({ name: 'zustand', requiredVersion: false }));
    const own = await importInto(target());
    expect(own.release.shared).toEqual({});
    expect(own.notes).toEqual(['the shell does not provide zustand: the remote loads its own copy']);
    const none = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
    await writeOutsideBuild(build(), withShared({ name: 'zustand', requiredVersion: false, assets: none }));
    const { release } = await importInto(join(scratch(), 'other'));
    expect(release.shared).toEqual({ zustand: '*' });
  });
});

describe('an outside build that cannot be imported', () => {
  const none = { sync: [], async: [] };
  const missingScript = withExpose({ assets: { js: { sync: ['js/gone.js'], async: [] }, css: none } });

  test.each<[string, Parameters<typeof writeOutsideBuild>[1], string]>([
    [
      'names a file that is missing',
      missingScript,
      'names js/gone.js, which is not in its folder. Build again',
    ],
    [
      'has an absolute public path',
      withMetaData({ publicPath: 'https://cdn.example/' }),
      '"https://cdn.example/"',
    ],
    [
      'has a public path from the root',
      withMetaData({ publicPath: '/' }),
      'Set it to "auto" and build again',
    ],
    ['computes its public path', withMetaData({ publicPath: undefined }), 'has a computed public path'],
    [
      'exposes a name with capitals',
      withExpose({ path: './Panel' }),
      'The expose "./Panel" must look like ./name',
    ],
    [
      'has an entry that no browser loads',
      withMetaData({ remoteEntry: { name: 'remoteEntry.js', path: 'js', type: 'commonjs-module' } }),
      'Set `library.type` of the Module Federation plugin to "var" or "module"',
    ],
    [
      'has a name with dashes',
      withMetaData({ globalName: 'outside-notices' }),
      'is not a JavaScript identifier',
    ],
    [
      'has no version',
      withMetaData({ buildInfo: { buildVersion: 'local' } }),
      'Name a base version with --version',
    ],
    ['requires no range', withShared({ requiredVersion: 'catalog:' }), 'Set `requiredVersion` in `shared`'],
  ])('is refused with a fix because it %s', async (_case, change, message) => {
    await writeOutsideBuild(build(), change);
    const importing = importInto(target());
    await expect(importing).rejects.toMatchObject({ code: 'refused' });
    await expect(importing).rejects.toThrow(message);
  });

  test.each<[string, string, string]>([
    ['is not JSON', '<!doctype html>', 'it is not valid JSON'],
    ['has another shape', '{"metaData":{}}', 'exposes is missing'],
  ])('is refused with a fix because its manifest %s', async (_case, text, message) => {
    await writeOutsideBuild(build(), undefined, { 'web/mf-manifest.json': text });
    const importing = importInto(target());
    await expect(importing).rejects.toThrow('is not a Module Federation manifest');
    await expect(importing).rejects.toThrow(message);
  });

  test('is refused with a fix because of a file name that no release can have', async () => {
    await writeOutsideBuild(build(), undefined, { 'web/js/a b.js': '' });
    await expect(importInto(target())).rejects.toThrow(
      'The file name "js/a b.js" cannot be part of a release',
    );
  });

  test.each([
    ['manifest', 'web/mf-manifest.json', 'Set `manifest: true` in the options'],
    ['server build', 'server/remoteEntry.js', "`target: 'async-node'`"],
  ])('is reported with the setting that creates it when its %s is missing', async (_case, file, message) => {
    await writeOutsideBuild(build());
    await rm(join(build(), file));
    const importing = importInto(target());
    await expect(importing).rejects.toMatchObject({ code: 'not-found' });
    await expect(importing).rejects.toThrow(message);
  });
});
