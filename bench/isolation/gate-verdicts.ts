import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProject } from '@kaadu/release-core/project';
import * as z from 'zod';
import { dataDir, root, siteChannel, storeDir } from '../../e2e/environment';
import type { Candidate } from './candidates';
import { buildCandidate } from './publish-candidate';

export interface GateVerdict {
  readonly passed: boolean;
  /** Message for the team. */
  readonly message: string;
  readonly seconds: number;
}

const timeoutMs = 180_000;
/** Exit code of the command when the gate refuses; any other one means that the gate itself has failed. */
const refusedCode = 3;
const RootPackage = z.object({
  releases: z.looseObject({
    contract: z.string(),
    shell: z.string(),
    surface: z.string(),
    trial: z.string(),
  }),
});

/**
 * Runs the gate on a candidate with the teams' command, in a project whose remote is the candidate. Rejects
 * when the gate itself fails.
 */
export async function gateVerdict(candidate: Candidate, live: string): Promise<GateVerdict> {
  const { folder } = await buildCandidate(candidate, live);
  const project = await writeProject(candidate, join(folder, '..'));
  const command = [
    ...['--import', 'tsx', join('packages', 'release-cli', 'src', 'cli.ts')],
    ...['publish', candidate.remote, '--dry-run', '--skip-types', '--channel', siteChannel],
  ];
  const env = { ...process.env, RELEASE_PROJECT: project, DATA_DIR: dataDir, RELEASE_STORE: storeDir };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: root, env, timeout: timeoutMs }, (error, stdout, stderr) => {
      if (error && error.code !== refusedCode) return reject(error);
      resolve({
        passed: error === null,
        // Progress is on the same stream, before the verdict.
        message: error ? stderr.slice(Math.max(0, stderr.indexOf('release: '))).trim() : stdout.trim(),
        seconds: (performance.now() - began) / 1000,
      });
    });
  });
}

/**
 * Writes a project like this one, whose paths refer to this repository and whose remote is in another folder.
 * @returns its folder
 */
async function writeProject({ remote, name }: Candidate, remoteFolder: string): Promise<string> {
  const { releases } = RootPackage.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const { remotes, budgets } = await readProject(root);
  const project = join(dataDir, 'isolation', 'gate', name.replaceAll(/\W+/g, '-'));
  await mkdir(project, { recursive: true });
  const back = (path: string) => join('..', '..', '..', '..', '..', path);
  const moved = {
    ...releases,
    contract: back(releases.contract),
    shell: back(releases.shell),
    surface: back(releases.surface),
    trial: back(releases.trial),
    remotes: { ...remotes, [remote]: remoteFolder },
    budgets,
  };
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module', releases: moved }));
  return project;
}
