import type { ReleaseTrust } from '@kaadu/federation/release';
import { liveBeside } from '../gate/gate';
import { applyAction } from '../moves/channel-action';
import { prune } from '../prune/prune';
import { publishSigned } from '../publish/publish';
import { historyOf, statusOf } from '../status';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseControl } from './release-control';

export interface StoreControlOptions {
  readonly store: ReleaseStore;
  /** Who acts, for the history. */
  readonly by: string;
  /** The site's remotes, so that a status includes those that were never published. */
  readonly remotes: () => Promise<readonly string[]>;
  /** Must accept what is published. */
  readonly trust: () => Promise<ReleaseTrust>;
  /** Folder of the service's uploads, where it runs on this machine; abandoned ones are pruned. */
  readonly uploads: string;
}

/** Controls releases directly on the store. */
export function createStoreControl({
  store,
  by,
  remotes,
  trust,
  uploads,
}: StoreControlOptions): ReleaseControl {
  return {
    status: async (channel, remote) => statusOf(store, channel, remote ? [remote] : await remotes()),
    history: (channel, remote) => historyOf(store, channel, remote),
    publications: (remote) => store.publications(remote),
    liveBeside: (channel, remote) => liveBeside(store, channel, remote),
    move: (channel, { move, ...options }) => applyAction(store, move, { channel, by, ...options }),
    publish: async (build, options) => publishSigned(store, build, { ...options, by, trust: await trust() }),
    prune: (window, dryRun) => prune(store, window, { dryRun, uploads }),
    readRelease: (name, version) => store.readRelease(name, version),
    readFile: (name, version, path) => store.readFile(name, version, path),
  };
}
