import { publishBuilt } from '../../../scripts/site/builds/publish-built';
import { dataDir, root } from '../../environment';
import type { BuiltRelease } from './build-fixture';
import type { CopiedStore } from './releases';

/** Publishes a build to the store of a test, signed with the key of this run. */
export function publishFixture({ store, storeDir, channel }: CopiedStore, { folder }: BuiltRelease) {
  const site = { root, dataDir, store: storeDir };
  return publishBuilt(store, site, { folder, channel, by: 'e2e', note: 'a test' });
}
