import type { Channel } from '../channels/channel';

/** Versions of a remote that are remembered. */
const maxSeen = 100;

type Remotes = Pick<Channel, 'remotes'>;

/**
 * The version of each remote that was stable before the current one, as long as this process has followed the channel.
 * Counts are kept no longer than that either, so nothing is read from the history.
 */
export class PreviousVersions {
  readonly #previous = new Map<string, string>();
  /** Remote → its latest stable versions in the order in which they were first seen. */
  readonly #seen = new Map<string, string[]>();

  /**
   * The channel has changed. After a return to an earlier version there is nothing to compare it with: the one that was
   * left may be faster and still be the one that had to go.
   */
  onChange(before: Remotes | undefined, after: Remotes): void {
    for (const [remote, { stable }] of Object.entries(after.remotes)) {
      const left = before?.remotes[remote]?.stable;
      if (left === stable) continue;
      const seen = this.#seen.get(remote) ?? [];
      for (const version of [left, stable])
        if (version !== undefined && !seen.includes(version)) seen.push(version);
      if (left !== undefined && seen.indexOf(left) < seen.indexOf(stable)) this.#previous.set(remote, left);
      else this.#previous.delete(remote);
      this.#seen.set(remote, seen.slice(-maxSeen));
    }
  }

  /** Undefined for the first version that was seen, and after a return to an earlier one. */
  of(remote: string): string | undefined {
    return this.#previous.get(remote);
  }
}
