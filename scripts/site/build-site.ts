import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildShell } from '@kaadu/federation/build';
import { createFolderStore, promote } from '@kaadu/releases';
import { buildRemote, readProject } from '@kaadu/releases/project';
import shell from '../../shell/rspack.config';
import { inputHash } from './input-hash';
import { publishBuilt } from './publish-built';
import { workspacePackages } from './workspace-packages';

/** What every build depends on besides its sources. */
const tooling = ['pnpm-lock.yaml', 'package.json'];

export interface BuildSiteOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly store: string;
  readonly channel: string;
  /** Called when a step starts. */
  readonly onStep: (step: string) => void;
}

/**
 * Builds the shell and the remotes whose sources have changed since the last build on this machine, publishes the
 * remotes and promotes them.
 */
export async function buildSite({ root, dataDir, store, channel, onStep }: BuildSiteOptions): Promise<void> {
  await buildShellIfChanged(root, onStep);
  const releases = createFolderStore(store);
  const { remotes } = await readProject(root);
  for (const [remote, folder] of Object.entries(remotes)) {
    const stamp = join(dataDir, 'builds', remote);
    await runIfChanged({ root, folder, stamp, onStep }, remote, async () => {
      const { version } = await buildRemote(root, remote);
      const origin = { channel, by: 'start', note: 'built from source' };
      await publishBuilt(
        releases,
        { root, dataDir, store },
        { folder: join(root, folder, 'dist'), ...origin },
      );
      await promote(releases, remote, version, { channel, by: origin.by, reason: origin.note });
    });
  }
}

/** Builds the shell if its sources have changed. The stamp lies in the build, so deleting the build deletes it too. */
export function buildShellIfChanged(root: string, onStep: (step: string) => void): Promise<void> {
  const stamp = join(root, 'shell', 'dist', 'inputs.sha256');
  return runIfChanged({ root, folder: 'shell', stamp, onStep }, 'shell', () => buildShell(shell));
}

interface Work {
  readonly root: string;
  /** Folder of the package that is built. */
  readonly folder: string;
  /** File with the hash of the inputs of the last build. */
  readonly stamp: string;
  readonly onStep: (step: string) => void;
}

/** Repeats the work if the package, or one that it is built from, has changed since the last time. */
async function runIfChanged(
  { root, folder, stamp, onStep }: Work,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const inputs = [folder, ...(await workspacePackages(root, folder)), ...tooling];
  const hash = await inputHash(root, inputs);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  onStep(`building ${name}`);
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
