import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildRelease, type Mode, type RemoteDefinition } from '@kaadu/federation-build';
import { commitOf, type Release } from '@kaadu/federation/release';
import { ReleaseError } from '@kaadu/release-core';
import { readJson, readProject, remoteFolder } from '@kaadu/release-core/project';
import * as z from 'zod';
import { findAbove } from './find-above';
import { importSiteModule } from './import-site-module';

export { describeFailedBuild } from './development/describe-failed-build';
export { type RemoteWatch, watchRemote } from './development/watch-remote';
export type { RemoteScaffold } from './new-remote';

const Versioned = z.object({ version: z.string() });
const isRemote = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && 'exposes' in value && 'config' in value;
const RemoteConfig = z.object({ default: z.custom<RemoteDefinition>(isRemote) });

/** Loads a remote's `rspack.config.ts`. */
export async function readDefinition(folder: string): Promise<RemoteDefinition> {
  const config = RemoteConfig.safeParse(await importSiteModule(join(folder, 'rspack.config.ts')));
  if (config.success) return config.data.default;
  throw new ReleaseError(
    'refused',
    `The default export of ${join(folder, 'rspack.config.ts')} must be defineRemote(…).`,
  );
}

/** Version of the site's contract package. */
export async function contractVersion(root: string): Promise<string> {
  const { contract } = await readProject(root);
  return Versioned.parse(await readJson(join(root, contract, 'package.json'))).version;
}

export interface BuildChoices {
  readonly mode?: Mode;
  /** Whether to add declarations of the exposes, if the project has a tsconfig.json; takes as long as a type check. */
  readonly withTypes?: boolean;
}

/** Builds a remote from source into its `dist` folder. */
export async function buildRemote(
  root: string,
  remote: string,
  { mode = 'production', withTypes = false }: BuildChoices = {},
): Promise<Release> {
  const folder = await remoteFolder(root, remote);
  return buildRelease(await readDefinition(folder), {
    tsConfig: withTypes ? nearestConfig(folder) : undefined,
    version: Versioned.parse(await readJson(join(folder, 'package.json'))).version,
    contract: await contractVersion(root),
    gitSha: await checkedOutCommit(root),
    mode,
  });
}

/** Finds the TypeScript configuration of a remote; undefined if its project has none, or no TypeScript. */
function nearestConfig(folder: string): string | undefined {
  return hasTypeScript(folder) ? findAbove(folder, 'tsconfig.json') : undefined;
}

function hasTypeScript(folder: string): boolean {
  try {
    createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    return true;
  } catch {
    return false;
  }
}

/** Returns the current commit, marked when there are changes or new files; null outside a git checkout. */
async function checkedOutCommit(root: string): Promise<string | null> {
  // Without the optional lock of `status`, which another git command may hold.
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['--no-optional-locks', ...args], { cwd: root });
  try {
    const [head, changes] = await Promise.all([git('rev-parse', 'HEAD'), git('status', '--porcelain')]);
    return commitOf(head.stdout.trim(), changes.stdout !== '');
  } catch {
    return null;
  }
}
