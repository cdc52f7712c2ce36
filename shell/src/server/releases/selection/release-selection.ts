import type { RemoteName } from '@kaadu/contracts';
import type { LoadedRemote } from '@kaadu/federation/server';
import { resolveVersion, type Channel } from '@kaadu/releases';
import type { BlockedVersions } from '../admission/blocked-versions';
import { FallbackVersions } from './fallback-versions';
import { createReleaseSet, type ReleaseSet } from './release-set';

/**
 * Which versions a page is rendered with: the live ones, for some visitors a canary, and fallback versions in place of
 * those that failed. It chooses among versions that were admitted, and loads nothing.
 */
export class ReleaseSelection {
  readonly fallbacks: FallbackVersions;
  #live = createReleaseSet(new Map());
  #channel: Channel | undefined;
  #canaries: ReadonlyMap<RemoteName, LoadedRemote> = new Map();
  /** Sets that differ from the live one in some remotes, by their versions: a set is made once, so that it is cached once. */
  readonly #variants = new Map<string, ReleaseSet>();

  constructor(blocked: Pick<BlockedVersions, 'has'>) {
    this.fallbacks = new FallbackVersions(blocked);
  }

  get live(): ReleaseSet {
    return this.#live;
  }

  /** The channel's state that is applied; undefined before the first. */
  get channel(): Channel | undefined {
    return this.#channel;
  }

  get canaries(): ReadonlyMap<RemoteName, LoadedRemote> {
    return this.#canaries;
  }

  /** Everything that a page may be rendered with, previews aside. */
  get remotes(): LoadedRemote[] {
    return [...this.#live.remotes.values(), ...this.#canaries.values(), ...this.fallbacks.all];
  }

  /** The set that a visitor gets: the live one, with the canaries whose share of visitors includes this one. */
  setFor(visitorId: string): ReleaseSet {
    const channel = this.#channel;
    if (!channel) return this.#live;
    const canaries = [...this.#canaries].filter(
      ([name, { release }]) => resolveVersion(channel, name, visitorId) === release.version,
    );
    return canaries.length === 0 ? this.#live : this.#variant(new Map([...this.#live.remotes, ...canaries]));
  }

  /**
   * The same set with failed versions replaced: a canary by the live version, a live version by its fallback.
   * Undefined when none of them can be replaced.
   */
  replaceFailed(failed: ReadonlySet<RemoteName>, set: ReleaseSet): ReleaseSet | undefined {
    const remotes = new Map(set.remotes);
    for (const name of failed) {
      const candidates = [this.#live.remotes.get(name), this.fallbacks.get(name)];
      const replacement = candidates.find((candidate) => candidate && candidate !== set.remotes.get(name));
      if (replacement) remotes.set(name, replacement);
    }
    const changed = [...failed].some((name) => remotes.get(name) !== set.remotes.get(name));
    return changed ? this.#variant(remotes) : undefined;
  }

  /** From now on visitors are distributed by this state of the channel, over these canaries. */
  applyChannel(channel: Channel, canaries: ReadonlyMap<RemoteName, LoadedRemote>): void {
    this.#channel = channel;
    this.#canaries = canaries;
    this.#variants.clear();
  }

  goLive(set: ReleaseSet): void {
    this.fallbacks.update(this.#live, set);
    this.#live = set;
  }

  #variant(remotes: ReadonlyMap<RemoteName, LoadedRemote>): ReleaseSet {
    const key = [...remotes].map(([name, { release }]) => `${name}@${release.version}`).join();
    const variant = this.#variants.get(key) ?? createReleaseSet(remotes);
    this.#variants.set(key, variant);
    return variant;
  }
}
