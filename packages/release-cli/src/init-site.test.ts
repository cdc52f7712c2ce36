import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initSite } from './init-site';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'init-site-'));
});
afterEach(() => rm(folder, { recursive: true }));

const isCode = (file: string) => /\.tsx?$/.test(file);

test('init writes a site with a remote and a host, in at most 70 lines of code', async () => {
  const site = join(folder, 'site');
  const files = await initSite(site);
  expect(files).toEqual(expect.arrayContaining(['package.json', 'hello/panel.tsx', 'host/server.ts']));
  const texts = await Promise.all(files.filter(isCode).map((file) => readFile(join(site, file), 'utf8')));
  expect(texts.flatMap((text) => text.trimEnd().split('\n')).length).toBeLessThanOrEqual(70);
});

test('git ignores the private keys, the store and the builds of a new site', async () => {
  const site = join(folder, 'site');
  expect(await initSite(site)).toContain('.gitignore');
  const ignored = (await readFile(join(site, '.gitignore'), 'utf8')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.data/', '*.pem', 'dist/', 'node_modules/']));
});

test('the README shows every file of the new site', async () => {
  const readme = await readFile(join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const site = join(folder, 'site');
  for (const file of await initSite(site)) {
    const block = readme
      .split(`\`${file}\`\n\n\`\`\``)[1]
      ?.replace(/^\w*\n/, '')
      .split('```')[0];
    expect(block).toBe(await readFile(join(site, file), 'utf8'));
  }
});

test('init refuses a folder that is not empty, and leaves it unchanged', async () => {
  await writeFile(join(folder, 'kept.txt'), 'kept');
  await expect(initSite(folder)).rejects.toThrow('is not empty. Name a new folder');
});
