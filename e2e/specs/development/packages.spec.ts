import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { test, expect } from '../../fixtures/explained-test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packEngine, type PackedPackage } from '../../../scripts/packages/pack-engine';
import { root, sitePort } from '../../environment';
import { PackedSite } from '../../support/releases/packed-site';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let scratch: string;
let packages: PackedPackage[];

test.beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'kaadu-packages-'));
  packages = await packEngine(root, join(scratch, 'tarballs'));
});

test.afterAll(() => rm(scratch, { recursive: true, force: true }));

async function publishingFaults({ tarball }: PackedPackage): Promise<(string | undefined)[]> {
  const bytes = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/**
 * Unsupported resolutions: the packages are ES modules only, so `require` of CommonJS in TypeScript and the
 * resolution before Node 12 do not apply.
 */
const notForModules = ['node10', 'node16-cjs'];
const concernsModules = (problem: Problem) =>
  !('resolutionKind' in problem && notForModules.includes(problem.resolutionKind));

async function typeFaults({ tarball }: PackedPackage): Promise<Problem[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  if (!result.types) throw new Error(`${result.packageName} has no types`);
  return result.problems.filter(concernsModules);
}

test('the tarballs pass publint in strict mode, and their types resolve in every mode for ES modules', async () => {
  expect(packages.map(({ name }) => name)).toEqual([
    '@kaadu/safe-log',
    '@kaadu/node-runtime',
    '@kaadu/federation',
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

/** Returns the path of another Node release line, installed by npm. */
async function installNode(line: string): Promise<string> {
  const folder = join(scratch, `node-${line}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, `node@${line}`], { cwd: folder });
  return join(folder, 'node_modules', 'node', 'bin', 'node');
}

const nodes = [
  { line: '20', install: async () => process.execPath },
  { line: '24', install: () => installNode('24') },
];
for (const [index, { line, install }] of nodes.entries())
  test(`the site of the README is installed, served, promoted and rolled back, on Node ${line}`, async ({
    page,
  }) => {
    const node = await install();
    const { stdout } = await promisify(execFile)(node, ['--version']);
    expect(Number(stdout.slice(1).split('.')[0])).toBeGreaterThanOrEqual(Number(line));
    const tarballs = packages.map(({ tarball }) => tarball);
    const site = await PackedSite.create(join(scratch, line), tarballs, node);
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

      await site.edit(
        'hello/panel.tsx',
        'const [',
        "if (Date.now() > 0) throw new Error('broken');\n  const [",
      );
      await site.ship();
      await expect.poll(() => site.log).toContain(`not admitted: hello@${first} stays`);
      expect(await shown()).toBe('Hello: <!-- -->0');
    } finally {
      await site.stop();
    }
  });
