import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildShell } from '@kaadu/federation/build';
import { createFolderStore, promote } from '@kaadu/releases';
import { buildRemote, readProject } from '@kaadu/releases/project';
import shell from '../../shell/rspack.config';
import { inputHash } from './input-hash';
import { publishBuilt } from './publish-built';

/** What every build depends on besides its own folder. */
const common = [
  'packages/contracts',
  'packages/event-bus',
  'packages/federation',
  'packages/ui',
  'packages/api-client',
];
const tooling = ['pnpm-lock.yaml', 'package.json'];

export interface BuildSiteOptions {
  readonly root: string;
  readonly dataDir: string;
  readonly store: string;
  readonly channel: string;
  /** Called when a step begins. */
  readonly onStep: (step: string) => void;
}

/**
 * Brings shell and releases up to date with the sources: builds what changed since it was last built here, publishes it
 * and, when it is new, makes it live.
 */
export async function buildSite({ root, dataDir, store, channel, onStep }: BuildSiteOptions): Promise<void> {
  await bringShellUpToDate(root, onStep);
  const releases = createFolderStore(store);
  const { remotes } = await readProject(root);
  for (const [remote, folder] of Object.entries(remotes)) {
    await whenChanged(
      { root, stamp: join(dataDir, 'builds', remote), onStep },
      remote,
      [folder],
      async () => {
        const release = await buildRemote(root, remote);
        await publishBuilt(
          releases,
          { root, dataDir, store },
          { folder: join(root, folder, 'dist'), channel, by: 'start', note: 'built from source' },
        );
        await promote(releases, remote, release.version, {
          channel,
          by: 'start',
          reason: 'built from source',
        });
      },
    );
  }
}

/** Builds the shell if its sources have changed since. The stamp is in the build, so that it goes when that does. */
export function bringShellUpToDate(root: string, onStep: (step: string) => void): Promise<void> {
  const stamp = join(root, 'shell', 'dist', 'inputs.sha256');
  return whenChanged({ root, stamp, onStep }, 'shell', ['shell', 'packages/releases'], () =>
    buildShell(shell),
  );
}

interface Stamp {
  readonly root: string;
  /** File that says what was built last. */
  readonly stamp: string;
  readonly onStep: (step: string) => void;
}

/** Does work again when its inputs have changed since it was last done. */
async function whenChanged(
  { root, stamp, onStep }: Stamp,
  name: string,
  inputs: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const hash = await inputHash(root, [...inputs, ...common, ...tooling]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  onStep(`building ${name}`);
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
