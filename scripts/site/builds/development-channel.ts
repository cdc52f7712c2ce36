import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDevelopmentVersion } from '@kaadu/federation/release';
import { createFolderStore, developmentChannel, type ReleaseStore } from '@kaadu/release-core';

/**
 * Recreates the channel for work in progress with the versions of another channel, without canaries and
 * freezes. Sources under work are promoted there, and other channels stay unchanged (ADR 047).
 * @returns the store, with that channel
 */
export async function openDevelopmentChannel(store: string, from: string): Promise<ReleaseStore> {
  await removeDevelopmentChannel(store);
  const releases = createFolderStore(store);
  const { remotes } = await releases.readChannel(from);
  const stable = Object.entries(remotes).map(([remote, live]) => [remote, { stable: live.stable }]);
  await releases.moveChannel(developmentChannel, 0, {
    remotes: Object.fromEntries(stable),
    by: 'dev',
    reason: `what ${from} serves`,
  });
  return releases;
}

/** Removes the channel and every version of work in progress, which last for one session. */
export async function removeDevelopmentChannel(store: string): Promise<void> {
  for (const file of [developmentChannel, `${developmentChannel}.json`])
    await rm(join(store, 'channels', file), { recursive: true, force: true });
  const releases = createFolderStore(store);
  for (const remote of await releases.remotes())
    for (const version of await releases.versions(remote))
      if (isDevelopmentVersion(version)) await releases.removeVersion(remote, version);
}
