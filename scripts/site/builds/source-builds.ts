import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildRemote } from '@kaadu/release-cli/project';
import { readProject, remoteFolder } from '@kaadu/release-core/project';
import * as z from 'zod';
import { inputHash } from './input-hash';
import { workspacePackages } from './workspace-packages';

/** Inputs of every build besides its sources. */
const tooling = ['pnpm-lock.yaml', 'package.json'];

export interface SourceOptions {
  readonly root: string;
  readonly dataDir: string;
  /** Called when a step starts. */
  readonly onStep: (step: string) => void;
}

/** Build of a remote's current sources. */
export interface SourceBuild {
  readonly remote: string;
  readonly version: string;
  /** Its output folder. */
  readonly folder: string;
}

/** Hashes all inputs of a package of this repository. */
export async function inputsOf(root: string, folder: string): Promise<string> {
  return inputHash(root, [folder, ...(await workspacePackages(root, folder)), ...tooling]);
}

/**
 * Builds a remote into its `dist` folder, unless that has the build of the same sources already. Rejects with
 * the compiler's messages on errors.
 */
export async function buildSource(
  { root, dataDir, onStep }: SourceOptions,
  remote: string,
): Promise<SourceBuild> {
  const { remotes } = await readProject(root);
  const folder = join(await remoteFolder(root, remote), 'dist');
  const inputs = await inputsOf(root, remotes[remote] ?? '');
  const stampFile = join(dataDir, 'builds', `${remote}.json`);
  const stamp = await readVersion(stampFile, Stamp);
  const built = await readVersion(join(folder, 'release.json'), Built);
  if (stamp?.inputs === inputs && stamp.version === built?.version)
    return { remote, version: stamp.version, folder };
  onStep(`building ${remote}`);
  const { version } = await buildRemote(root, remote);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ inputs, version } satisfies z.infer<typeof Stamp>));
  return { remote, version, folder };
}

/** Builds every remote of the site. */
export async function buildSources(options: SourceOptions): Promise<SourceBuild[]> {
  const { remotes } = await readProject(options.root);
  const builds: SourceBuild[] = [];
  for (const remote of Object.keys(remotes)) builds.push(await buildSource(options, remote));
  return builds;
}

/** Last build on this machine: the hash of its inputs and its version. */
const Stamp = z.object({ inputs: z.string(), version: z.string() });
const Built = z.object({ version: z.string() });

/** Reads a version; undefined when the file is missing or invalid, and the remote has to be built. */
async function readVersion<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
