import { setTimeout as sleep } from 'node:timers/promises';
import { remoteNames, type RemoteName } from '@kaadu/contracts';
import { messageOf, type LoadedRemote, type RemoteHost } from '@kaadu/federation/server';
import { resolveVersion, type Channel } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import { createReleaseSet, type ReleaseSet, type Versions } from './release-set';

/** A release set in use by a request; `release()` must be called when the response has ended. */
export interface Lease {
  readonly set: ReleaseSet;
  readonly release: () => void;
}

export interface LiveReleasesOptions {
  readonly host: RemoteHost;
  /** Renders every slot and throws when one fails. */
  readonly trialRender: (name: RemoteName, remote: LoadedRemote) => Promise<void>;
  readonly log: FastifyBaseLogger;
  /** Gathers what a set's slots show, so that its first pages need not wait for it. Never rejects. */
  readonly warm: (set: ReleaseSet) => Promise<unknown>;
  /** A new set serves from now on. */
  readonly onSwap: (set: ReleaseSet) => void;
  /** Milliseconds after which a remote that could not be loaded is tried again. */
  readonly retryMs?: number;
}

/** Milliseconds that a swap waits for the slots' data. */
const warmUpMs = 300;

/** How many previewed compositions stay warm beside the live one. */
const warmPreviews = 8;

/**
 * Keeps the live release set: when the channel moves, what is new is verified, evaluated and rendered on trial before
 * it replaces what serves. A version that fails is not let in: the last good one of its remote stays, or, when there is
 * none, the slot's stand-in. Versions that no request uses any more are evicted.
 */
export class LiveReleases {
  readonly #options: LiveReleasesOptions;
  readonly #inUse = new Map<ReleaseSet, number>();
  readonly #previews = new Map<string, ReleaseSet>();
  /** Loads under way: what they bring in belongs to no set yet and must not be evicted. */
  #loading = 0;
  #live = createReleaseSet(new Map());
  #channel: Channel | undefined;
  /** Canary versions that were let in, by remote. */
  #canaries: ReadonlyMap<RemoteName, LoadedRemote> = new Map();
  /** The live set with some canaries in it, by their remotes' names. */
  readonly #variants = new Map<string, ReleaseSet>();
  #applying: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(options: LiveReleasesOptions) {
    this.#options = options;
  }

  /** True once a channel has been applied. */
  get ready(): boolean {
    return this.#channel !== undefined;
  }

  get live(): ReleaseSet {
    return this.#live;
  }

  /** Serves what the channel says; changes apply one after the other. */
  apply(channel: Channel): Promise<void> {
    this.#applying = this.#applying.then(() => this.#whileLoading(() => this.#swap(channel)));
    return this.#applying;
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  /** True while some visitors get another version than the rest. */
  get hasCanary(): boolean {
    return this.#canaries.size > 0;
  }

  /** The set that a visitor gets: the live one, with the canaries that they are among. */
  setFor(visitorId: string): ReleaseSet {
    const channel = this.#channel;
    if (!channel) return this.#live;
    const chosen = [...this.#canaries].filter(
      ([name, { release }]) => resolveVersion(channel, name, visitorId) === release.version,
    );
    if (chosen.length === 0) return this.#live;
    const key = chosen.map(([name]) => name).join();
    const known = this.#variants.get(key) ?? createReleaseSet(new Map([...this.#live.remotes, ...chosen]));
    this.#variants.set(key, known);
    return known;
  }

  /** A set, for one request; the live one unless another is given. */
  lease(set: ReleaseSet = this.#live): Lease {
    return this.#leaseOf(set);
  }

  /**
   * The live set with some versions replaced, for one request of a preview.
   * @throws ReleaseRefused when a version cannot be had
   */
  async leasePreview(versions: Versions): Promise<Lease> {
    const wanted: Versions = { ...this.#live.versions, ...versions };
    const key = JSON.stringify(wanted);
    const known =
      this.#previews.get(key) ??
      (await this.#whileLoading(async () => createReleaseSet(await this.#loadAll(wanted))));
    this.#previews.delete(key);
    this.#previews.set(key, known);
    const lease = this.#leaseOf(known);
    const [oldest] = this.#previews.keys();
    if (this.#previews.size > warmPreviews && oldest !== undefined) this.#previews.delete(oldest);
    return lease;
  }

  async #loadAll(versions: Versions): Promise<Map<RemoteName, LoadedRemote>> {
    const remotes = new Map<RemoteName, LoadedRemote>();
    for (const name of remoteNames) {
      const version = versions[name];
      if (version) remotes.set(name, await this.#options.host.load(name, version));
    }
    return remotes;
  }

  async #swap(channel: Channel): Promise<void> {
    const remotes = new Map<RemoteName, LoadedRemote>();
    let failed = false;
    await Promise.all(
      remoteNames.map(async (name) => {
        const version = channel.remotes[name]?.stable;
        if (!version) return;
        const loaded = await this.#admit(name, version);
        failed ||= loaded?.release.version !== version;
        if (loaded) remotes.set(name, loaded);
      }),
    );
    const set = createReleaseSet(remotes);
    const canaries = await this.#admitCanaries(channel);
    this.#channel = channel;
    this.#canaries = canaries;
    this.#variants.clear();
    this.#retryLater(failed ? channel : undefined);
    if (set.id === this.#live.id) return;
    // A slow API must not hold up a rollback.
    await Promise.race([this.#options.warm(set), sleep(warmUpMs, undefined, { ref: false })]);
    this.#live = set;
    this.#options.onSwap(set);
    this.#options.log.info({ revision: channel.revision, versions: set.versions }, 'release set is live');
  }

  /** The channel's canaries that load and render; one that does not is nobody's. */
  async #admitCanaries(channel: Channel): Promise<ReadonlyMap<RemoteName, LoadedRemote>> {
    const admitted = new Map<RemoteName, LoadedRemote>();
    for (const name of remoteNames) {
      const version = channel.remotes[name]?.canary?.version;
      if (!version) continue;
      const loaded = this.#canaries.get(name);
      const canary =
        loaded?.release.version === version ? loaded : await this.#tryOut(name, version, 'no canary');
      if (canary) admitted.set(name, canary);
    }
    return admitted;
  }

  /** The version, if it loads and renders; else the one that served until now, if any. */
  async #admit(name: RemoteName, version: string): Promise<LoadedRemote | undefined> {
    const current = this.#live.remotes.get(name);
    if (current?.release.version === version) return current;
    const instead = current ? `${name}@${current.release.version} stays` : 'its stand-in shows';
    return (await this.#tryOut(name, version, instead)) ?? current;
  }

  /** Loads a version and renders it on trial; undefined, with a line in the log, when it fails either. */
  async #tryOut(name: RemoteName, version: string, instead: string): Promise<LoadedRemote | undefined> {
    try {
      const loaded = await this.#options.host.load(name, version);
      await this.#options.trialRender(name, loaded);
      return loaded;
    } catch (error) {
      this.#options.log.error(
        { remote: name, version, cause: messageOf(error) },
        `release not let in: ${instead}`,
      );
      this.#options.host.evict(name, version);
      return undefined;
    }
  }

  #retryLater(channel: Channel | undefined): void {
    clearTimeout(this.#retry);
    if (!channel) return;
    this.#retry = setTimeout(() => {
      if (this.#channel === channel) void this.apply(channel);
    }, this.#options.retryMs ?? 5000);
  }

  #leaseOf(set: ReleaseSet): Lease {
    this.#inUse.set(set, (this.#inUse.get(set) ?? 0) + 1);
    let released = false;
    return {
      set,
      release: () => {
        if (released) return;
        released = true;
        const left = (this.#inUse.get(set) ?? 1) - 1;
        if (left > 0) this.#inUse.set(set, left);
        else {
          this.#inUse.delete(set);
          if (set !== this.#live) this.#evictUnused();
        }
      },
    };
  }

  async #whileLoading<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#loading += 1;
    try {
      return await work();
    } finally {
      this.#loading -= 1;
      this.#evictUnused();
    }
  }

  #evictUnused(): void {
    if (this.#loading > 0) return;
    const wanted = new Set<LoadedRemote>(this.#canaries.values());
    for (const set of [this.#live, ...this.#inUse.keys(), ...this.#previews.values()]) {
      for (const remote of set.remotes.values()) wanted.add(remote);
    }
    this.#options.host.evictExcept(wanted);
  }
}
