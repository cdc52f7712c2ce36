import type { VerifiedRelease } from '@kaadu/federation/server';
import { type Channel, resolveVersion } from '@kaadu/release-core';
import type { BlockedVersions } from '../admission/blocked-versions';
import { PreviousVersions } from './previous-versions';
import { createReleaseSet } from '@kaadu/federation/server';
import type { ServedSet } from './served-set';

/**
 * Selects the versions that a page is rendered with: the live ones, a canary for some visitors, and previous versions in
 * place of failed ones. It selects among admitted versions and loads none.
 */
export class ReleaseSelection {
  readonly previousVersions: PreviousVersions;
  readonly #blocked: Pick<BlockedVersions, 'has' | 'isBanned'>;
  #live = createReleaseSet<VerifiedRelease>(new Map());
  #channel: Channel | undefined;
  #canaries: ReadonlyMap<string, VerifiedRelease> = new Map();
  /** Sets that differ from the live one, by their versions. Each is created once, so that it is cached once. */
  readonly #variants = new Map<string, ServedSet>();

  constructor(blocked: Pick<BlockedVersions, 'has' | 'isBanned'>) {
    this.#blocked = blocked;
    this.previousVersions = new PreviousVersions(blocked);
  }

  get live(): ServedSet {
    return this.#live;
  }

  /** State of the channel that is applied; undefined before the first. */
  get channel(): Channel | undefined {
    return this.#channel;
  }

  get canaries(): ReadonlyMap<string, VerifiedRelease> {
    return this.#canaries;
  }

  /** Versions that a page may be rendered with, apart from previews. */
  get remotes(): VerifiedRelease[] {
    return [...this.#live.remotes.values(), ...this.#canaries.values(), ...this.previousVersions.all];
  }

  /** Returns the set of a visitor: the live one, with the canaries whose share of visitors includes this one. */
  setFor(visitorId: string): ServedSet {
    const channel = this.#channel;
    if (!channel) return this.#live;
    const canaries = [...this.#canaries].filter(
      ([
        name,
        {
          release: { version },
        },
      ]) => !this.#blocked.has(name, version) && resolveVersion(channel, name, visitorId) === version,
    );
    return canaries.length === 0 ? this.#live : this.#variant(new Map([...this.#live.remotes, ...canaries]));
  }

  /**
   * Returns the set with failed versions replaced: a canary by the live version, a live version by its previous version.
   * Undefined when none of them can be replaced.
   */
  replaceFailed(failed: ReadonlySet<string>, set: ServedSet): ServedSet | undefined {
    const remotes = new Map(set.remotes);
    let changed = false;
    for (const name of failed) {
      const replacement = this.#replacementFor(name, set);
      if (!replacement) continue;
      remotes.set(name, replacement);
      changed = true;
    }
    return changed ? this.#variant(remotes) : undefined;
  }

  /** Returns the remotes of a set for which there is another version. */
  replaceable(set: ServedSet): string[] {
    return [...set.remotes.keys()].filter((name) => this.#replacementFor(name, set));
  }

  /** Returns the set with banned versions replaced; a remote without any other version is missing from it. */
  withoutBanned(set: ServedSet): ServedSet {
    const isBanned = (name: string) => this.#blocked.isBanned(name, set.versions[name] ?? '');
    const banned = [...set.remotes.keys()].filter(isBanned);
    if (banned.length === 0) return set;
    const remotes = new Map(set.remotes);
    for (const name of banned) {
      const replacement = this.#replacementFor(name, set);
      if (replacement) remotes.set(name, replacement);
      else remotes.delete(name);
    }
    return this.#variant(remotes);
  }

  /** Distributes visitors by this state of the channel from now on, over these canaries. */
  applyChannel(channel: Channel, canaries: ReadonlyMap<string, VerifiedRelease>): void {
    this.#channel = channel;
    this.#canaries = canaries;
    this.#variants.clear();
  }

  goLive(set: ServedSet): void {
    this.previousVersions.update(this.#live, set);
    this.#live = set;
  }

  #replacementFor(name: string, { versions }: ServedSet): VerifiedRelease | undefined {
    const candidates = [this.#live.remotes.get(name), this.previousVersions.get(name)];
    return candidates.find(
      (candidate) =>
        candidate &&
        candidate.release.version !== versions[name] &&
        !this.#blocked.isBanned(name, candidate.release.version),
    );
  }

  #variant(remotes: ReadonlyMap<string, VerifiedRelease>): ServedSet {
    const key = [...remotes].map(([name, { release }]) => `${name}@${release.version}`).join();
    const variant = this.#variants.get(key) ?? createReleaseSet(remotes);
    this.#variants.set(key, variant);
    return variant;
  }
}
