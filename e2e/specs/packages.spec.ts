import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { test, expect } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packEngine, type PackedPackage } from '../../scripts/packages/pack-engine';
import { root } from '../environment';

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

/** The packages are ES modules only: `require` of CommonJS in TypeScript, and resolution as before Node 12, are not for them. */
const notForModules = ['node10', 'node16-cjs'];
const concernsModules = (problem: Problem) =>
  !('resolutionKind' in problem && notForModules.includes(problem.resolutionKind));

async function typeFaults({ tarball }: PackedPackage): Promise<Problem[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))));
  if (!result.types) throw new Error(`${result.packageName} has no types`);
  return result.problems.filter(concernsModules);
}

test('the tarballs pass publint, strictly, and their types resolve in every mode for ES modules', async () => {
  expect(packages.map(({ name }) => name)).toEqual([
    '@kaadu/data-dir',
    '@kaadu/federation',
    '@kaadu/releases',
  ]);
  for (const each of packages) {
    expect(await publishingFaults(each), each.name).toEqual([]);
    expect(await typeFaults(each), each.name).toEqual([]);
  }
});
