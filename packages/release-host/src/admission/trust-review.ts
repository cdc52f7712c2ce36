import { messageOf } from '@kaadu/federation/release';
import type { VerifiedRelease } from '@kaadu/federation/server';
import type { ReleaseTrust } from '@kaadu/federation/release';
import type { ReleaseStore } from '@kaadu/release-core';
import type { HostLog } from '../host-log';
import type { LiveReleases } from '../live-releases';

export interface TrustReviewOptions {
  readonly releases: Pick<LiveReleases, 'loaded' | 'setUntrusted'>;
  readonly store: Pick<ReleaseStore, 'readRelease'>;
  readonly trust: ReleaseTrust;
  readonly log: HostLog;
  /** Milliseconds until untrusted versions are reviewed again: they may have been signed with another key. */
  readonly repeatMs?: number;
}

/**
 * Creates the review of loaded versions after a change of the trust list. A version whose key was revoked is replaced by a
 * trusted one. Without one it stays, because it was verified at admission, and an error is logged.
 */
export function createTrustReview({ releases, store, trust, log, repeatMs = 5000 }: TrustReviewOptions) {
  let repeat: NodeJS.Timeout | undefined;

  async function verificationError({ release }: VerifiedRelease): Promise<string | undefined> {
    // It may have been signed again since it was loaded; while the store is down, use the known signature.
    const current = await store.readRelease(release.name, release.version).catch(() => release);
    try {
      trust.verify(current);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }

  async function review(): Promise<void> {
    clearTimeout(repeat);
    const loaded = [...releases.loaded];
    const errors = await Promise.all(loaded.map(verificationError));
    const untrusted = loaded.filter((_, index) => errors[index] !== undefined);
    for (const [index, { release }] of loaded.entries()) {
      const cause = errors[index];
      if (cause)
        log.error({ remote: release.name, version: release.version, cause }, 'release is no longer trusted');
    }
    await releases.setUntrusted(untrusted);
    if (untrusted.length > 0) repeat = setTimeout(() => void review(), repeatMs).unref();
  }

  return { review, stop: () => clearTimeout(repeat) };
}
