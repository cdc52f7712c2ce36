import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildRelease, type Mode, type RemoteDefinition } from '@kaadu/federation/build';
import type { Release } from '@kaadu/federation/release';
import * as z from 'zod';
import { ReleaseError } from './store/errors';

/** The part of the site's root `package.json` that the release command reads. */
const Project = z.object({
  releases: z.object({
    /** Remote → folder of its package, which has an `rspack.config.ts`. */
    remotes: z.record(z.string(), z.string()),
    /** Folder of the package whose version is the contract's. */
    contract: z.string(),
    /** Folder of the shell's package, which has the libraries that it shares. */
    shell: z.string(),
    /** Module that exports `surface`: what the shell asks of each remote. */
    surface: z.string(),
    /** Module that exports `trial`: renders a candidate on the server (see gate/trial.ts). */
    trial: z.string().optional(),
    /** What the service's console is called, and the style sheet of the site's design tokens. */
    console: z.object({ title: z.string(), tokens: z.string().optional() }).optional(),
    /** Remote → kilobytes that its scripts and styles may take, gzipped. */
    budgets: z.record(z.string(), z.number().positive()).default({}),
  }),
});
export type Project = z.infer<typeof Project>['releases'];
const Versioned = z.object({ version: z.string() });
const isRemote = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && 'exposes' in value && 'config' in value;
const RemoteConfig = z.object({ default: z.custom<RemoteDefinition>(isRemote, 'must be defineRemote(…)') });

/** The site's remotes, as the root `package.json` lists them under `releases`. */
export async function readProject(root: string): Promise<Project> {
  return Project.parse(await readJson(join(root, 'package.json'))).releases;
}

/** Folder of a remote's package. @throws ReleaseError when the project has no such remote */
export async function remoteFolder(root: string, remote: string): Promise<string> {
  const { remotes } = await readProject(root);
  const folder = remotes[remote];
  if (folder) return resolve(root, folder);
  throw new ReleaseError(
    'not-found',
    `There is no remote "${remote}". There are: ${Object.keys(remotes).join(', ')}.`,
  );
}

/** Loads a remote's `rspack.config.ts`. */
export async function readDefinition(folder: string): Promise<RemoteDefinition> {
  const module: unknown = await import(pathToFileURL(join(folder, 'rspack.config.ts')).href);
  return RemoteConfig.parse(module).default;
}

/** Version of the contract that the site's sources have. */
export async function contractVersion(root: string): Promise<string> {
  const { contract } = await readProject(root);
  return Versioned.parse(await readJson(join(root, contract, 'package.json'))).version;
}

/** Builds a remote from source into its `dist`. */
export async function buildRemote(root: string, remote: string, mode: Mode = 'production'): Promise<Release> {
  const folder = await remoteFolder(root, remote);
  return buildRelease(await readDefinition(folder), {
    version: Versioned.parse(await readJson(join(folder, 'package.json'))).version,
    contract: await contractVersion(root),
    gitSha: await headCommit(root),
    mode,
  });
}

/** The checkout's commit, or null where there is no git. */
async function headCommit(root: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
