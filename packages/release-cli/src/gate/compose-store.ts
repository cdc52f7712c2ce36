import { join } from 'node:path';
import type { ReleaseSource } from '@kaadu/federation/release';
import { changeTrustList, createFolderStore, newSigningKey, signRelease } from '@kaadu/release-core';

export interface ComposedStore {
  /** Folder of the store. */
  readonly store: string;
  /** Trust list that accepts its releases. */
  readonly trust: string;
  readonly channel: string;
}

/**
 * Creates a store in a folder that serves exactly one composition, for the shell of a smoke test. Its releases are signed
 * with a temporary key, because the candidate is not signed yet.
 * @param versions remote → version
 */
export async function composeStore(
  folder: string,
  source: ReleaseSource,
  versions: Readonly<Record<string, string>>,
): Promise<ComposedStore> {
  const key = newSigningKey();
  const remotes = Object.keys(versions);
  const [store, trust, channel] = [join(folder, 'store'), join(folder, 'trust.json'), 'trial'];
  const entry = { id: key.id, owner: 'trial', publicKey: key.publicKey, remotes };
  await changeTrustList(trust, () => [entry]);
  const releases = createFolderStore(store);
  const note = { by: 'trial', note: '' };
  await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      const release = signRelease(await source.readRelease(name, version), key);
      await releases.add(release, (path) => source.readFile(name, version, path), note);
    }),
  );
  const stable = Object.entries(versions).map(([name, version]) => [name, { stable: version }]);
  const change = { remotes: Object.fromEntries(stable), by: 'trial', reason: 'trial' };
  await releases.moveChannel(channel, 0, change);
  return { store, trust, channel };
}
