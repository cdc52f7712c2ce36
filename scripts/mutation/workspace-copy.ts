import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the working tree with uncommitted changes, in which code may be broken. */
export interface WorkspaceCopy {
  readonly root: string;
  remove(): void;
}

/**
 * Copies the files that Git would commit into a temporary folder. Workspace packages are linked to each
 * other's copies, registry packages to the installed ones.
 */
export function copyWorkspace(root: string): WorkspaceCopy {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'kaadu-mutation-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    copyFiles(root, copy);
  } catch (error) {
    remove();
    throw error;
  }
  return { root: copy, remove };
}

function copyFiles(root: string, copy: string): void {
  const files = listFiles(root);
  for (const file of files) cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  const folders = files.filter((file) => /(^|\/)package\.json$/.test(file)).map((file) => dirname(file));
  for (const folder of folders) linkPackages(join(root, folder), join(copy, folder));
}

function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Copies the links of a `node_modules` folder: relative ones, and links into the package store. */
function linkPackages(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  const store = join(source, '.pnpm');
  const isLink = (path: string) => path !== store && path !== join(source, '.cache');
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter: isLink });
  if (existsSync(store)) symlinkSync(store, join(target, '.pnpm'));
}
