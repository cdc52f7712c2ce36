import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test, expect } from '../../fixtures/explained-test';
import { packEngine, type PackedPackage } from '../../../scripts/packages/pack-engine';
import { root, sitePort } from '../../environment';
import { publishingFaults, typeFaults } from '../../support/releases/package-faults';
import { documentOf, like, textForNewVisitor, textOfPart } from '../../support/releases/next-site';
import { PackedSite } from '../../support/releases/packed-site';
import { whenHydrated } from '../../support/releases/second-site';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let scratch: string;
let packages: PackedPackage[];
const tarballs = () => packages.map(({ tarball }) => tarball);

test.beforeAll(async () => {
  // Compiling the declarations of all packages takes minutes on a busy machine.
  test.setTimeout(600_000);
  scratch = await mkdtemp(join(tmpdir(), 'kaadu-packages-'));
  packages = await packEngine(root, join(scratch, 'tarballs'));
});

test.afterAll(() => rm(scratch, { recursive: true, force: true }));

test('the tarballs pass publint in strict mode, and their types resolve in every mode for ES modules', async () => {
  expect(packages.map(({ name }) => name)).toEqual([
    '@kaadu/safe-log',
    '@kaadu/node-runtime',
    '@kaadu/federation',
    '@kaadu/federation-build',
    '@kaadu/release-core',
    '@kaadu/release-host',
    '@kaadu/release-service',
    '@kaadu/release-cli',
  ]);
  for (const each of packages) {
    expect(await publishingFaults(each), each.name).toEqual([]);
    expect(await typeFaults(each), each.name).toEqual([]);
  }
});

/** Installs packages into a new folder. @returns its path */
async function install(name: string, ...specifiers: string[]): Promise<string> {
  const folder = join(scratch, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, ...specifiers], { cwd: folder });
  return folder;
}

/** Size of the files below a folder, in megabytes. */
async function megabytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

test('a host installs neither compilers nor the S3 client, which a bucket names when it is opened', async () => {
  const needed = ['safe-log', 'node-runtime', 'federation', 'release-core', 'release-host'];
  const tarballs = packages.filter(({ name }) => needed.includes(name.replace('@kaadu/', '')));
  const folder = await install('host', ...tarballs.map(({ tarball }) => tarball), 'react@19', 'react-dom@19');
  const installed = await readdir(join(folder, 'node_modules'));
  expect(
    installed.filter((name) => /^(@rspack|@aws-sdk|@typescript|typescript|fastify)$/.test(name)),
  ).toEqual([]);
  expect(await megabytesOf(join(folder, 'node_modules'))).toBeLessThan(25);
  const script = `
    for (const entry of ['federation/server', 'federation/render-workers', 'federation/shared', 'release-host'])
      await import('@kaadu/' + entry);
    const { openStore } = await import('@kaadu/release-core');
    await openStore('s3://bucket').catch(({ message }) => console.log(message));`;
  const run = promisify(execFile)('node', ['--input-type=module', '--eval', script], { cwd: folder });
  expect((await run).stdout).toContain('npm install @aws-sdk/client-s3');
});

/** Returns the path of another Node release line, installed by npm. */
const installNode = async (line: string) =>
  join(await install(`node-${line}`, `node@${line}`), 'node_modules', 'node', 'bin', 'node');

const nodes = [
  { line: '20', find: async () => process.execPath },
  { line: '24', find: () => installNode('24') },
];
/** Sites that were installed, by the release line of their Node. */
const sites = new Map<string, PackedSite>();

/** Start of a component that throws when it is rendered. */
const broken = "if (Date.now() > 0) throw new Error('broken');\n  const [";

for (const [index, { line, find }] of nodes.entries()) {
  test(`the site of the README is installed, served, promoted and rolled back, on Node ${line}`, async ({
    page,
  }) => {
    const node = await find();
    const { stdout } = await promisify(execFile)(node, ['--version']);
    expect(Number(stdout.slice(1).split('.')[0])).toBeGreaterThanOrEqual(Number(line));
    const site = await PackedSite.create(join(scratch, line), tarballs(), node);
    sites.set(line, site);
    const document = async () => (await fetch(site.url)).text().catch(() => '');
    const shown = async () => /<button>(.*?)<\/button>/.exec(await document().catch(() => ''))?.[1];
    try {
      await site.buildHost();
      const first = await site.ship();
      site.start(sitePort + index);
      await expect.poll(shown).toBe('Hello: <!-- -->0');
      await page.goto(site.url);
      const button = page.getByRole('button');
      // A click before hydration is lost.
      await expect.poll(() => button.click().then(() => button.textContent())).toMatch(/^Hello: [1-9]/);

      await site.edit('hello/panel.tsx', 'Hello:', 'Good day:');
      const second = await site.ship();
      expect(second).not.toBe(first);
      await expect.poll(shown).toBe('Good day: <!-- -->0');
      await site.release('rollback', 'hello');
      await expect.poll(shown).toBe('Hello: <!-- -->0');
      expect(await document()).toContain(`/releases/hello/${first}/`);

      await site.edit('hello/panel.tsx', 'const [', broken);
      await expect(site.ship()).rejects.toThrow('hello ./panel does not render: broken');
      await site.ship('--skip-trial');
      await expect.poll(() => site.log).toContain(`not admitted: hello@${first} stays`);
      expect(await shown()).toBe('Hello: <!-- -->0');
    } finally {
      await site.stop();
    }
  });

  test(`that site is developed with hot reload, which keeps the state of pages, on Node ${line}`, async ({
    page,
  }) => {
    const site = sites.get(line);
    if (!site) throw new Error('The site was not installed');
    await site.edit('hello/panel.tsx', broken, 'const [');
    site.develop(sitePort + index);
    try {
      const served = async () => (await fetch(site.url).catch(() => undefined))?.ok;
      await expect.poll(served, { timeout: 60_000 }).toBe(true);
      await page.goto(site.url);
      const button = page.getByRole('button');
      // A click before hydration is lost.
      await expect.poll(() => button.click().then(() => button.textContent())).toMatch(/^Good day: [1-9]/);
      const times = (await button.textContent())?.replace('Good day: ', '');
      const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
      const loadedAt = await timeOrigin();

      await site.edit('hello/panel.tsx', 'Good day:', 'Good evening:');
      await expect(button).toHaveText(`Good evening: ${times}`);
      await site.edit('hello/panel.tsx', '<button', '<<button');
      await expect.poll(() => site.log).toContain('hello does not build. The previous build stays.');
      const overlay = page.getByRole('dialog', { name: 'One problem' });
      await expect(overlay).toContainText(/hello does not build\s*hello\/panel\.tsx:\d+/);
      await expect(page.locator('#hello button')).toHaveText(`Good evening: ${times}`);
      await site.edit('hello/panel.tsx', '<<button', '<button');
      await expect(overlay).toHaveCount(0);
      await site.edit('hello/panel.tsx', 'Good evening:', 'Good night:');
      await expect(button).toHaveText(`Good night: ${times}`);
      expect(await timeOrigin()).toBe(loadedAt);
    } finally {
      await site.interrupt();
    }
    expect(await readdir(join(site.folder, '.data', 'store', 'channels'))).not.toContain('dev.json');
    await expect(fetch(site.url)).rejects.toThrow();
  });
}

const nextSite = join(root, 'e2e', 'fixtures', 'next-site');

test('a Next site shows a part in its pages, follows moves of its versions, and serves its own pages', async ({
  page,
}) => {
  const site = await PackedSite.create(join(scratch, 'next'), tarballs(), process.execPath);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const shown = () => textOfPart(site);
  try {
    await site.buildHost();
    await site.addNext(nextSite);
    const first = await site.ship();
    site.startNext(sitePort + nodes.length);
    await expect.poll(shown).toBe('Hello:');
    await page.goto(site.url);
    const part = page.locator('#hello').getByRole('button');
    await whenHydrated(part);
    await part.click();
    await expect(part).toHaveText('Hello: 1');
    await like(page);
    await expect(part).toHaveText('Hello: 1');

    await site.edit('hello/panel.tsx', 'Hello:', 'Good day:');
    const second = await site.ship();
    await expect.poll(shown).toBe('Good day:');
    await page.reload();
    await whenHydrated(part);
    await part.click();
    await expect(part).toHaveText('Good day: 1');
    const entries = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(await entries()).toContainEqual(expect.stringContaining(`/releases/hello/${second}/`));

    await site.release('rollback', 'hello');
    await expect.poll(shown).toBe('Hello:');
    expect(await documentOf(site)).toContain(`/releases/hello/${first}/`);

    await site.edit('hello/panel.tsx', 'Good day:', 'Good night:');
    const third = await site.publish();
    const link = await site.release('preview', `hello@${third}`, '--site', site.url);
    await page.goto(link.trim());
    await expect(part).toHaveText('Good night: 0');
    await whenHydrated(part);
    expect(await shown()).toBe('Hello:');
    await page.goto(`${site.url}/preview/end`);
    await expect(part).toHaveText('Hello: 0');

    await site.release('canary', `hello@${third}`, '50');
    await expect.poll(() => textForNewVisitor(site)).toBe('Good night:');
    await expect.poll(() => textForNewVisitor(site)).toBe('Hello:');

    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
    await like(page);
    expect(errors).toEqual([]);
  } finally {
    await site.stop();
  }
});
