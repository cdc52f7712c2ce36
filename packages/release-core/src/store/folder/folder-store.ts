import type { ChannelSecurity } from '../../channels/channel-chain';
import { createReleaseStore } from '../create-store';
import { folderObjects } from './folder-objects';
import type { ReleaseStore } from '../release-store';

/** Creates a release store in a folder. */
export function createFolderStore(root: string, security?: ChannelSecurity): ReleaseStore {
  return createReleaseStore(folderObjects(root), security);
}
