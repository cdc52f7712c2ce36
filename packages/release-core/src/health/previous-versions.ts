import type { Channel } from '../channels/channel';

/** Maximum number of versions of a remote to remember. */
const maxSeen = 100;

type Remotes = Pick<Channel, 'remotes'>;

interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/**
 * Tracks the stable version of each remote before the current one, for as long as this process has followed the channel.
 * Counts are not retained any longer, so the history is not read.
 */
export class PreviousVersions {
  readonly #previous = new Map<string, string>();
  /** Remote → its latest stable versions in the order in which they were first seen. */
  readonly #seen = new Map<string, string[]>();

  /**
   * Records a change of the channel. After a return to an earlier version there is no baseline: the abandoned version may
   * be faster and still be faulty.
   * @returns versions that were taken back: replaced by an earlier one, or canaries that ended without a promotion
   */
  onChange(before: Remotes | undefined, after: Remotes): RemoteVersion[] {
    const takenBack = endedCanaries(before, after);
    for (const [remote, { stable }] of Object.entries(after.remotes)) {
      const left = before?.remotes[remote]?.stable;
      if (left === stable) continue;
      const seen = this.#seen.get(remote) ?? [];
      for (const version of [left, stable])
        if (version !== undefined && !seen.includes(version)) seen.push(version);
      if (left !== undefined && seen.indexOf(left) < seen.indexOf(stable)) this.#previous.set(remote, left);
      else {
        this.#previous.delete(remote);
        if (left !== undefined) takenBack.push({ remote, version: left });
      }
      this.#seen.set(remote, seen.slice(-maxSeen));
    }
    return takenBack;
  }

  /** Returns the previous stable version; undefined for the first one, and after a return to an earlier one. */
  of(remote: string): string | undefined {
    return this.#previous.get(remote);
  }
}

function endedCanaries(before: Remotes | undefined, after: Remotes): RemoteVersion[] {
  return Object.entries(before?.remotes ?? {}).flatMap(([remote, { canary }]) => {
    const live = after.remotes[remote];
    const isLive = canary && [live?.stable, live?.canary?.version].includes(canary.version);
    return canary && !isLive ? [{ remote, version: canary.version }] : [];
  });
}
