import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDevelopmentVersion } from '@kaadu/federation/release';
import { createFolderStore } from '../store/folder/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { developmentChannel } from './development-versions';

/**
 * Recreates the channel for work in progress with the versions of another channel, without canaries and freezes. Sources
 * under work are promoted there, and other channels stay unchanged.
 * @param folder of the store
 * @param releases the store in that folder
 * @returns the store, with that channel
 */
export async function openDevelopmentChannel(
  folder: string,
  from: string,
  releases = createFolderStore(folder),
): Promise<ReleaseStore> {
  await removeDevelopmentChannel(folder);
  const { remotes } = await releases.readChannel(from);
  const stable = Object.entries(remotes).map(([remote, live]) => [remote, { stable: live.stable }]);
  await releases.moveChannel(developmentChannel, 0, {
    remotes: Object.fromEntries(stable),
    by: 'dev',
    reason: `what ${from} serves`,
  });
  return releases;
}

/** Removes the channel and every version of work in progress, which last for one session. @param folder of the store */
export async function removeDevelopmentChannel(folder: string): Promise<void> {
  for (const file of [developmentChannel, `${developmentChannel}.json`])
    await rm(join(folder, 'channels', file), { recursive: true, force: true });
  const releases = createFolderStore(folder);
  for (const remote of await releases.remotes())
    for (const version of await releases.versions(remote))
      if (isDevelopmentVersion(version)) await releases.removeVersion(remote, version);
}
