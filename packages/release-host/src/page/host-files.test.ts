import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseSet } from '@kaadu/federation/server';
import { verifiedRelease } from '../../../federation/fixtures/verified-release';
import { HostFiles } from './host-files';

let folder: string;
let files: HostFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-files-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'web', 'host.js'), 'host');
  await writeFile(join(folder, 'secret.js'), 'secret');
  const build = { scripts: ['host.js'], styles: [], files: { 'host.js': { integrity: 'sha384-host' } } };
  await writeFile(join(folder, 'assets.json'), JSON.stringify(build));
  const read = async (name: string, version: string, path: string) =>
    Buffer.from([name, version, path].join());
  files = await HostFiles.open(folder, { read });
});
afterEach(() => rm(folder, { recursive: true }));

const textAt = async (path: string) => {
  const file = await files.read(path);
  return file && Buffer.from(file.bytes).toString();
};

test('host files serves files of the host and browser files of releases as immutable', async () => {
  expect(await textAt('/assets/host.js')).toBe('host');
  expect(await textAt('/releases/header/1.0.0/web/entry.js')).toBe('header,1.0.0,web/entry.js');
  expect((await files.read('/assets/host.js'))?.headers['cache-control']).toContain('immutable');
});

test.each([
  '/assets/../secret.js',
  '/assets/toString',
  '/releases/header/1.0.0/server/entry.js',
  '/',
  '/host.js',
])('host files has no file at %s', async (path) => {
  expect(await files.read(path)).toBeUndefined();
});

test('a page loads the style sheets of its exposes and its versions, with integrity', () => {
  const header = verifiedRelease('header', '1.0.0');
  const release = {
    ...header.release,
    exposes: { './bar': { scripts: [], styles: ['web/styles/bar.css'] } },
    files: { ...header.release.files, 'web/styles/bar.css': { integrity: 'sha384-bar', bytes: 1 } },
  };
  const head = files.head(createReleaseSet(new Map([['header', { ...header, release }]])), ['./bar']);
  expect(head).toContain(
    'href="/releases/header/1.0.0/web/styles/bar.css" data-href="styles/bar.css" integrity="sha384-bar"',
  );
  expect(head).toContain('<script src="/assets/host.js" integrity="sha384-host" crossorigin defer></script>');
  expect(head).not.toContain('page-data');
  const data = { hello: '</script>' };
  const withData = files.head(createReleaseSet(new Map([['header', { ...header, release }]])), [], data);
  expect(withData).toContain(
    '<script type="application/json" id="page-data">{"hello":"\\u003c/script>"}</script>',
  );
  expect(head).toMatch(/id="releases">\{"header":\{"version":"1\.0\.0"/);
});
