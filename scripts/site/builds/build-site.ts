import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildShell } from '@kaadu/federation-build';
import { createFolderStore, promote } from '@kaadu/release-core';
import shell from '../../../shell/rspack.config';
import { publishBuilt } from './publish-built';
import { buildSources, inputsOf, type SourceOptions } from './source-builds';

export interface BuildSiteOptions extends SourceOptions {
  readonly store: string;
  readonly channel: string;
}

/**
 * Builds the shell and the remotes with changed sources, publishes the remotes and promotes them, whatever
 * the channel served before. For tests, whose store has no other users.
 */
export async function buildSite({ store, channel, ...options }: BuildSiteOptions): Promise<void> {
  const { root, dataDir, onStep } = options;
  await buildShellIfChanged(root, onStep);
  const releases = createFolderStore(store);
  const origin = { channel, by: 'build', note: 'built from source' };
  for (const { remote, version, folder } of await buildSources(options)) {
    const { remotes: live } = await releases.readChannel(channel);
    if (live[remote]?.stable === version) continue;
    await publishBuilt(releases, { root, dataDir, store }, { folder, ...origin });
    await promote(releases, remote, version, { channel, by: origin.by, reason: origin.note });
  }
}

/**
 * Builds the shell if its sources have changed. The stamp is inside the build, so deleting the build deletes
 * it too.
 */
export async function buildShellIfChanged(root: string, onStep: (step: string) => void): Promise<void> {
  const stamp = join(root, 'shell', 'dist', 'inputs.sha256');
  const hash = await inputsOf(root, 'shell');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  onStep('building shell');
  await buildShell(shell);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
