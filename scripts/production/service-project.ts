import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedLibraries } from '@kaadu/federation-build';
import { readProject } from '@kaadu/release-core/project';
import { build, stop } from 'esbuild';
import * as z from 'zod';

const Root = z.object({
  releases: z.looseObject({
    contract: z.string(),
    shell: z.string(),
    surface: z.string(),
    console: z.looseObject({ tokens: z.array(z.string()), font: z.string() }),
  }),
});

/**
 * Writes the site's files for the release service, without sources: the section `releases`, the surface as
 * JavaScript, the versions of the contract and of shared libraries, and the styles of the console.
 * @param target folder of the project, which is emptied first
 */
export async function writeServiceProject(root: string, target: string): Promise<void> {
  const { releases } = Root.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const surface = releases.surface.replace(/\.ts$/, '.mjs');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const { remotes, budgets } = await readProject(root);
  const section = { ...releases, remotes, budgets, surface };
  await writeFile(
    join(target, 'package.json'),
    JSON.stringify({ private: true, releases: section }, null, 2),
  );
  await bundleModule(join(root, releases.surface), join(target, surface));
  const copied = [join(releases.contract, 'package.json'), join(releases.shell, 'package.json')];
  for (const path of [...copied, ...releases.console.tokens, releases.console.font])
    await cp(join(root, path), join(target, path), { dereference: true });
  await copyVersions(join(root, releases.shell), join(target, releases.shell));
}

async function bundleModule(file: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
  });
  // The esbuild process would otherwise run as long as this one.
  await stop();
}

/** Copies the manifests of the libraries that the shell provides; the service reads their versions only. */
async function copyVersions(shell: string, target: string): Promise<void> {
  const require = createRequire(join(shell, 'package.json'));
  for (const library of new Set(sharedLibraries.map((specifier) => specifier.split('/')[0]))) {
    const manifest = join('node_modules', library ?? '', 'package.json');
    await mkdir(dirname(join(target, manifest)), { recursive: true });
    await cp(require.resolve(`${library}/package.json`), join(target, manifest));
  }
}
