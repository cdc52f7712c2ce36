import type { VerifiedRelease } from '@kaadu/federation/server';
import { type Channel, newlyLiveVersions } from '@kaadu/release-core';
import type { BannedVersions } from './banned-versions';
import type { VersionRecord, VersionRecords } from './version-records';

/** Versions that serve only if their remote has no other version, and banned ones that never serve. */
export class BlockedVersions {
  readonly #banned: Pick<BannedVersions, 'has'>;
  readonly #records: VersionRecords;
  readonly #failing = new Set<string>();
  #untrusted: ReadonlySet<string> = new Set();

  /** @param records of blocked versions, for the next process */
  constructor(banned: Pick<BannedVersions, 'has'>, records: VersionRecords) {
    this.#banned = banned;
    this.#records = records;
  }

  has(name: string, version: string): boolean {
    const id = idOf(name, version);
    return this.#failing.has(id) || this.#untrusted.has(id) || this.isBanned(name, version);
  }

  /** Whether the version stopped a render worker, so that it must not serve even without an alternative. */
  isBanned(name: string, version: string): boolean {
    return this.#banned.has(name, version);
  }

  /** Blocks a version that fails for its visitors. @returns false when it was already blocked for that */
  block(name: string, version: string, reason: string, revision: number): boolean {
    const id = idOf(name, version);
    if (this.#failing.has(id)) return false;
    this.#failing.add(id);
    this.#records.write({ remote: name, version, reason, revision });
    return true;
  }

  /** Lifts the block of a version that was put on the channel again. */
  unblock(name: string, version: string): void {
    if (this.#failing.delete(idOf(name, version))) this.#records.remove(name, version);
  }

  /**
   * Restores the blocks of an earlier process, except for versions that were put on the channel again since.
   * @param history states of the channel, newest first
   */
  restore(channel: Channel, history: readonly Channel[]): void {
    for (const record of this.#records.all) {
      const id = idOf(record.remote, record.version);
      if (wasPromotedAgain(record, channel, history)) this.#records.remove(record.remote, record.version);
      else this.#failing.add(id);
    }
  }

  /** Replaces the set of versions without a trusted signature. */
  setUntrusted(remotes: readonly Pick<VerifiedRelease, 'release'>[]): void {
    this.#untrusted = new Set(remotes.map(({ release }) => idOf(release.name, release.version)));
  }
}

function wasPromotedAgain(
  { remote, version, revision }: VersionRecord,
  channel: Channel,
  history: readonly Channel[],
): boolean {
  const since = [
    ...history.filter((state) => state.revision < channel.revision).toReversed(),
    channel,
  ].filter((state) => state.revision >= revision);
  return since.some((state, index) => {
    const before = since[index - 1];
    return (
      before !== undefined &&
      newlyLiveVersions(before, state).some((live) => live.remote === remote && live.version === version)
    );
  });
}

function idOf(name: string, version: string): string {
  return `${name}@${version}`;
}
