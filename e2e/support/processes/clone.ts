import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { installStamp } from '../../../scripts/launch/install-stamp.mjs';
import { dataDir, root } from '../../environment';

const run = promisify(execFile);

/** A clone of this repository in a temporary folder, with the uncommitted changes as a commit. */
export interface Clone {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Creates a clone that uses the installed packages and existing builds of this checkout. Nothing is
 * downloaded, and only sources that a test changes are built.
 */
export async function cloneRepository(): Promise<Clone> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'kaadu-clone-')));
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 16 * 1024 ** 2,
  });
  const files = stdout.split('\0').filter(Boolean);
  for (const file of files) await copyIfThere(file, folder);
  await commitAll(folder);
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file)).map((file) => dirname(file));
  for (const name of packages) await linkPackages(join(root, name, 'node_modules'), folder);
  const { file, content } = installStamp(folder);
  await writeFile(file, content);
  await copyBuilds(packages, folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Copies a file, which may have been deleted here without a commit. */
async function copyIfThere(path: string, folder: string): Promise<void> {
  await cp(join(root, path), join(folder, path)).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function commitAll(folder: string): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: folder, maxBuffer: 16 * 1024 ** 2 });
  await git('init', '--quiet');
  await git('add', '--all');
  const author = ['-c', 'user.name=e2e', '-c', 'user.email=e2e@localhost', '-c', 'commit.gpgsign=false'];
  await git(...author, 'commit', '--quiet', '--no-verify', '--message', 'clone');
}

/** Links the packages of a `node_modules` folder: workspace packages to those of the clone. */
async function linkPackages(source: string, folder: string): Promise<void> {
  const entries = await readdir(source, { withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return;
  const target = join(folder, relative(root, source));
  await mkdir(target, { recursive: true });
  for (const entry of entries) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isSymbolicLink()) await symlink(await linkTarget(from, folder), to);
    else if (entry.name.startsWith('@')) await linkPackages(from, folder);
    // Commands find their package relative to their own path.
    else if (entry.name === '.bin') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else if (entry.name === '.pnpm') await symlink(from, to);
  }
}

async function linkTarget(link: string, folder: string): Promise<string> {
  const target = resolve(dirname(link), await readlink(link));
  const path = relative(root, target);
  const isOfWorkspace = !path.startsWith('..') && !path.split(sep).includes('node_modules');
  return isOfWorkspace ? join(folder, path) : target;
}

/** Copies this checkout's builds, with their input hashes. */
async function copyBuilds(packages: readonly string[], folder: string): Promise<void> {
  for (const name of packages.filter((path) => /^(mfe-[^/]+|shell)$/.test(path)))
    await cp(join(root, name, 'dist'), join(folder, name, 'dist'), { recursive: true }).catch(ignoreMissing);
  const builds = join('.data', 'builds');
  await cp(join(dataDir, 'builds'), join(folder, builds), { recursive: true }).catch(ignoreMissing);
}
