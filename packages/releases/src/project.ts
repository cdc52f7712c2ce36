import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildRelease, type Mode, type RemoteDefinition } from '@kaadu/federation/build';
import type { Release } from '@kaadu/federation/release';
import * as z from 'zod';
import { readJson, readProject, remoteFolder } from './project-config';

export { readProject, remoteFolder };

const Versioned = z.object({ version: z.string() });
const isRemote = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && 'exposes' in value && 'config' in value;
const RemoteConfig = z.object({ default: z.custom<RemoteDefinition>(isRemote, 'must be defineRemote(…)') });

/** Loads a remote's `rspack.config.ts`. */
export async function readDefinition(folder: string): Promise<RemoteDefinition> {
  const module: unknown = await import(pathToFileURL(join(folder, 'rspack.config.ts')).href);
  return RemoteConfig.parse(module).default;
}

/** Version of the site's contract package. */
export async function contractVersion(root: string): Promise<string> {
  const { contract } = await readProject(root);
  return Versioned.parse(await readJson(join(root, contract, 'package.json'))).version;
}

/** Builds a remote from source into its `dist` folder. */
export async function buildRemote(root: string, remote: string, mode: Mode = 'production'): Promise<Release> {
  const folder = await remoteFolder(root, remote);
  return buildRelease(await readDefinition(folder), {
    version: Versioned.parse(await readJson(join(folder, 'package.json'))).version,
    contract: await contractVersion(root),
    gitSha: await headCommit(root),
    mode,
  });
}

/** The current commit, or null outside a git checkout. */
async function headCommit(root: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}
