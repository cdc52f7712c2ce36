import {
  applyAction,
  historyOf,
  makePreview,
  type PreviewSigning,
  publishSigned,
  ReleaseError,
  type ReleaseStore,
  type SiteTrust,
  statusOf,
} from '@kaadu/release-core';
import { liveContext } from '@kaadu/release-core/gate';
import { prune } from '@kaadu/release-core/operations';
import type { ReleaseControl } from '@kaadu/release-core/service-client';

export interface StoreControlOptions {
  readonly store: ReleaseStore;
  /** Author of changes, for the history. */
  readonly by: string;
  /** Returns the site's remotes, so that a status includes those that were never published. */
  readonly remotes: () => Promise<readonly string[]>;
  /** Loads the trust list that must accept published versions and previews. */
  readonly trust: () => Promise<SiteTrust>;
  /** Loads the trust list that must accept versions to serve; undefined if the site has none on this machine. */
  readonly trustIfAny: () => Promise<SiteTrust | undefined>;
  readonly previews: PreviewSigning;
  /** Folder of the service's uploads, if it runs on this machine; abandoned ones are pruned. */
  readonly uploads: string;
}

/** Creates the control of releases directly on the store. */
export function createStoreControl({
  store,
  by,
  remotes,
  trust,
  trustIfAny,
  previews: signing,
  uploads,
}: StoreControlOptions): ReleaseControl {
  return {
    status: async (channel, remote) => statusOf(store, channel, remote ? [remote] : await remotes()),
    history: (channel, remote) => historyOf(store, channel, remote),
    publications: (remote) => store.publications(remote),
    liveContext: (channel, remote) => liveContext(store, channel, remote),
    move: async (channel, { move, ...options }) =>
      applyAction(store, move, { channel, by, trust: await trustIfAny(), ...options }),
    shells: async () => undefined,
    rollouts: async () => withoutService(rolloutFix),
    rollout: async () => withoutService(rolloutFix),
    approvals: async () => withoutService(approvalFix),
    decide: async () => withoutService(approvalFix),
    preview: (channel, request) => makePreview(request, { channel, source: store, trust, signing }),
    publish: async (build, options) => publishSigned(store, build, { ...options, by, trust: await trust() }),
    prune: (window, dryRun) => prune(store, window, { dryRun, uploads }),
    readRelease: (name, version) => store.readRelease(name, version),
    readFile: (name, version, path) => store.readFile(name, version, path),
  };
}

const rolloutFix =
  'Only the release service runs rollouts: set RELEASE_SERVICE and RELEASE_TOKEN. Without it, widen a canary step by step: `release canary <remote@version> <percent>`.';
const approvalFix =
  'Only the release service stores requests for approval: set RELEASE_SERVICE and RELEASE_TOKEN.';

function withoutService(fix: string): never {
  throw new ReleaseError('refused', fix);
}
