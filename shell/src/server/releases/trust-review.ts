import { messageOf, type LoadedRemote } from '@kaadu/federation/server';
import type { ReleaseTrust } from '@kaadu/federation/release';
import type { ReleaseStore } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveReleases } from './live-releases';

export interface TrustReviewOptions {
  readonly releases: Pick<LiveReleases, 'held' | 'distrust'>;
  readonly store: Pick<ReleaseStore, 'readRelease'>;
  readonly trust: ReleaseTrust;
  readonly log: FastifyBaseLogger;
  /** Milliseconds after which versions that are not trusted are looked at again: they may have been signed anew. */
  readonly repeatMs?: number;
}

/**
 * Looks at the versions in use again when the trust list has changed. One whose key was revoked makes room for a version
 * that is trusted; where there is none it stays, for it was verified when it was let in, and the log says so.
 */
export function createTrustReview({ releases, store, trust, log, repeatMs = 5000 }: TrustReviewOptions) {
  let repeat: NodeJS.Timeout | undefined;

  async function faultOf({ release }: LoadedRemote): Promise<string | undefined> {
    // The signature may have been renewed since; while the store is down the one that is known counts.
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
    const held = [...releases.held];
    const faults = await Promise.all(held.map(faultOf));
    const untrusted = held.filter((_, index) => faults[index] !== undefined);
    for (const [index, { release }] of held.entries()) {
      const cause = faults[index];
      if (cause) log.error({ remote: release.name, version: release.version, cause }, 'not trusted any more');
    }
    await releases.distrust(untrusted);
    if (untrusted.length > 0) repeat = setTimeout(() => void review(), repeatMs).unref();
  }

  return { review, stop: () => clearTimeout(repeat) };
}
