import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { inputHash } from '../../../scripts/site/builds/input-hash';
import { dataDir, root } from '../../environment';

const run = promisify(execFile);
const fixtures = join('e2e', 'interop', 'fixtures');

/** Builds by a hash of sources, change and installed packages. They outlast a run. */
const cacheDir = join(dataDir, 'fixture-builds');

const PackageJson = z.object({ version: z.string() });

/** A project of another team, by the folder of its fixture. */
export interface OutsideRemote {
  readonly folder: 'rspack' | 'webpack' | 'vite' | 'rsbuild' | 'vue' | 'svelte';
  /** Name of the toolchain, or of the framework. */
  readonly toolchain: string;
  /** File of the panel, in `src`. */
  readonly panel: string;
  /** Packages that build it, for reports. */
  readonly packages: readonly string[];
  readonly hasServerBuild: boolean;
}

/** Toolchains whose remotes our hosts load; the one without a server build is last. */
export const outsideRemotes: readonly OutsideRemote[] = [
  {
    folder: 'rspack',
    toolchain: 'Rspack',
    panel: 'panel.jsx',
    packages: ['@rspack/core', '@module-federation/enhanced'],
    hasServerBuild: true,
  },
  {
    folder: 'webpack',
    toolchain: 'webpack',
    panel: 'panel.jsx',
    packages: ['webpack', '@module-federation/enhanced'],
    hasServerBuild: true,
  },
  {
    folder: 'rsbuild',
    toolchain: 'Rsbuild',
    panel: 'panel.jsx',
    packages: ['@rsbuild/core', '@module-federation/rsbuild-plugin'],
    hasServerBuild: true,
  },
  {
    folder: 'vite',
    toolchain: 'Vite',
    panel: 'panel.jsx',
    packages: ['vite', '@module-federation/vite'],
    hasServerBuild: false,
  },
];

/** Remotes in other frameworks than React, which they bundle. */
export const frameworkRemotes: readonly OutsideRemote[] = [
  {
    folder: 'vue',
    toolchain: 'Vue',
    panel: 'Panel.vue',
    packages: ['vue', '@rsbuild/plugin-vue', '@rsbuild/core'],
    hasServerBuild: true,
  },
  {
    folder: 'svelte',
    toolchain: 'Svelte',
    panel: 'Panel.svelte',
    packages: ['svelte', '@rsbuild/plugin-svelte', '@rsbuild/core'],
    hasServerBuild: true,
  },
];

/**
 * Builds a project with the script of its own package.json.
 * @param change a text of its panel, and its replacement
 * @returns the output folder, from the cache if possible
 */
export async function buildOutsideRemote(
  remote: OutsideRemote,
  change: readonly [from: string, to: string] = ['', ''],
): Promise<string> {
  const { folder } = remote;
  const inputs = await inputHash(root, [join(fixtures, folder), 'pnpm-lock.yaml']);
  const hash = createHash('sha256')
    .update(JSON.stringify([inputs, change]))
    .digest('hex')
    .slice(0, 16);
  const cached = join(cacheDir, `interop-${folder}-${hash}`);
  const isCached = await access(join(cached, 'dist')).then(
    () => true,
    () => false,
  );
  if (!isCached) await buildInto(cached, remote, change);
  return join(cached, 'dist');
}

/**
 * Builds in a folder of this process and moves it into place atomically, since another process may do the
 * same.
 */
async function buildInto(
  target: string,
  { folder, panel: panelFile }: OutsideRemote,
  [from, to]: readonly [string, string],
): Promise<void> {
  const source = join(root, fixtures, folder);
  const scratch = `${target}.${process.pid}`;
  await mkdir(cacheDir, { recursive: true });
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  await cp(source, scratch, { recursive: true, filter: isSource });
  await symlink(join(source, 'node_modules'), join(scratch, 'node_modules'));
  const panel = join(scratch, 'src', panelFile);
  const text = await readFile(panel, 'utf8');
  if (!text.includes(from)) throw new Error(`${panel} does not contain "${from}"`);
  await writeFile(panel, text.replace(from, to));
  const { NODE_ENV: _mode, ...env } = process.env;
  await run('npm', ['run', 'build'], { cwd: scratch, env });
  await rename(scratch, target).catch(() => rm(scratch, { recursive: true, force: true }));
}

/** Returns the installed versions of the packages that build a project, as `name version`. */
export async function packageVersions({ folder, packages }: OutsideRemote): Promise<string[]> {
  return Promise.all(
    packages.map(async (name) => {
      const file = join(root, fixtures, folder, 'node_modules', name, 'package.json');
      return `${name} ${PackageJson.parse(JSON.parse(await readFile(file, 'utf8'))).version}`;
    }),
  );
}
