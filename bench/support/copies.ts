import { signingKeyOf, signRelease, type ReleaseStore } from '@kaadu/release-core';
import { dataDir, root } from '../../e2e/environment';
import type { Shell } from '../../e2e/support/processes/shell';

/** Publishes a stored header under many other versions, each of which a shell has to load. */
export async function publishCopies(
  { store, storeDir }: Shell,
  original: string,
  versions: readonly string[],
): Promise<void> {
  const { signature: _, ...release } = await store.readRelease('header', original);
  const key = await signingKeyOf({ root, dataFolder: dataDir, store: storeDir }, ['header']);
  const read: Parameters<ReleaseStore['add']>[1] = (path) => store.readFile('header', original, path);
  for (const version of versions)
    await store.add(signRelease({ ...release, version }, key), read, { by: 'bench', note: '' });
}
