import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote, RemoteHost } from '@kaadu/federation/server';
import { newlyNamed, type Channel } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import type { Admission } from './admission';
import { Canaries } from './canaries';
import { Leases, type Lease } from './leases';
import { Previews } from './previews';
import { createReleaseSet, type ReleaseSet, type Versions } from './release-set';
import { Spares } from './spares';

export interface LiveReleasesOptions {
  readonly host: RemoteHost;
  readonly admission: Admission;
  readonly log: FastifyBaseLogger;
  /** Gathers what a set's slots show, so that its first pages need not wait for it. Never rejects. */
  readonly warm: (set: ReleaseSet) => Promise<unknown>;
  /** A new set serves from now on. */
  readonly onSwap: (set: ReleaseSet) => void;
  /** The channel's earlier states, the newest first: where a process that has just started finds its spares. */
  readonly history: () => Promise<readonly Channel[]>;
  /** Milliseconds after which a remote that could not be loaded is tried again. */
  readonly retryMs?: number;
}

/** Milliseconds that a swap waits for the slots' data. */
const warmUpMs = 300;

/**
 * Keeps the live release set: when the channel moves, what is new is verified, evaluated and rendered on trial before
 * it replaces what serves. A version that fails is not let in: the last good one of its remote stays, or one of the
 * channel's history, or, when there is none, the slot's stand-in. Versions that no request uses any more are evicted.
 */
export class LiveReleases {
  readonly #options: LiveReleasesOptions;
  readonly #leases = new Leases((set) => set !== this.#live && this.#evictUnused());
  readonly #previews: Previews;
  readonly #spares: Spares;
  readonly #canaries: Canaries;
  /** Loads under way: what they bring in belongs to no set yet and must not be evicted. */
  #loading = 0;
  #live = createReleaseSet(new Map());
  #channel: Channel | undefined;
  /** Sets that differ from the live one by some remotes: with canaries, or with spares. By their versions. */
  readonly #variants = new Map<string, ReleaseSet>();
  #applying: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(options: LiveReleasesOptions) {
    this.#options = options;
    this.#previews = new Previews(options.host);
    this.#spares = new Spares(options.admission);
    this.#canaries = new Canaries(options.admission);
  }

  /** True once a channel has been applied. */
  get ready(): boolean {
    return this.#channel !== undefined;
  }

  get live(): ReleaseSet {
    return this.#live;
  }

  /** The channel's state that is applied; undefined before the first. */
  get channel(): Channel | undefined {
    return this.#channel;
  }

  /** Serves what the channel says; changes apply one after the other. Never rejects: what serves goes on serving. */
  apply(channel: Channel): Promise<void> {
    this.#applying = this.#applying
      .then(() => this.#whileLoading(() => this.#swap(channel)))
      .then(() => this.#findSpares())
      .catch((error: unknown) =>
        this.#options.log.error(
          { err: error, revision: channel.revision },
          'a channel’s state cannot be applied',
        ),
      );
    return this.#applying;
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  /** True while some visitors get another version than the rest. */
  get hasCanary(): boolean {
    return this.#canaries.all.length > 0;
  }

  /** The set that a visitor gets: the live one, with the canaries that they are among. */
  setFor(visitorId: string): ReleaseSet {
    const chosen = this.#channel ? this.#canaries.of(visitorId, this.#channel) : [];
    return chosen.length === 0 ? this.#live : this.#variant(new Map([...this.#live.remotes, ...chosen]));
  }

  /**
   * The same set with versions that failed replaced: a canary by the stable version, a stable version by the one before
   * it. Undefined when there is nothing to replace any of them by.
   */
  setWithout(failed: ReadonlySet<RemoteName>, set: ReleaseSet): ReleaseSet | undefined {
    const remotes = new Map(set.remotes);
    for (const name of failed) {
      const others = [this.#live.remotes.get(name), this.#spares.get(name)];
      const replacement = others.find((other) => other && other !== set.remotes.get(name));
      if (replacement) remotes.set(name, replacement);
    }
    const changed = [...failed].some((name) => remotes.get(name) !== set.remotes.get(name));
    return changed ? this.#variant(remotes) : undefined;
  }

  /** A version that this process holds; undefined when it does not. */
  find(name: string, version: string): LoadedRemote | undefined {
    return [...this.held].find(({ release }) => release.name === name && release.version === version);
  }

  /** Every version that this process holds. */
  get held(): ReadonlySet<LoadedRemote> {
    const sets = [this.#live, ...this.#leases.sets, ...this.#previews.sets];
    return new Set([
      ...sets.flatMap(({ remotes }) => [...remotes.values()]),
      ...this.#canaries.all,
      ...this.#spares.all,
    ]);
  }

  /** A set, for one request; the live one unless another is given. */
  lease(set: ReleaseSet = this.#live): Lease {
    return this.#leases.take(set);
  }

  /**
   * The live set with some versions replaced, for one request of a preview.
   * @throws ReleaseRefused when a version cannot be had
   */
  async leasePreview(versions: Versions): Promise<Lease> {
    return this.#whileLoading(async () =>
      this.#leases.take(await this.#previews.open({ ...this.#live.versions, ...versions })),
    );
  }

  /** A version has failed its visitors: from now on another one serves, where there is one. */
  async takeOut(name: RemoteName, version: string, because: string): Promise<void> {
    if (!this.#options.admission.takeOut(name, version)) return;
    this.#options.log.error({ remote: name, version, because }, 'a release is taken out');
    if (this.#channel) await this.apply(this.#channel);
  }

  /** Which of the versions that are held may not serve while another can, for their signatures do not count. */
  async distrust(untrusted: readonly LoadedRemote[]): Promise<void> {
    this.#options.admission.distrust(untrusted);
    this.#previews.clear();
    if (this.#channel) await this.apply(this.#channel);
  }

  async #swap(channel: Channel): Promise<void> {
    const { admission, log, onSwap, warm } = this.#options;
    for (const { remote, version } of newlyNamed(this.#channel, channel)) admission.pardon(remote, version);
    const remotes = new Map<RemoteName, LoadedRemote>();
    await Promise.all(
      remoteNames.map(async (name) => {
        const version = channel.remotes[name]?.stable;
        const loaded = version && (await this.#admit(name, version));
        if (loaded) remotes.set(name, loaded);
      }),
    );
    const lacking = remoteNames.filter((name) => channel.remotes[name] && !remotes.has(name));
    await this.#searchHistory(lacking);
    for (const name of lacking) {
      const earlier = this.#spares.get(name);
      if (earlier) remotes.set(name, earlier);
    }
    const set = createReleaseSet(remotes);
    await this.#canaries.admit(channel);
    this.#channel = channel;
    this.#retryLater(channel, set);
    this.#variants.clear();
    if (set.id === this.#live.id) return;
    // A slow API must not hold up a rollback.
    await pTimeout(warm(set), { milliseconds: warmUpMs, fallback: () => undefined });
    this.#spares.replace(this.#live, set);
    this.#live = set;
    onSwap(set);
    log.info({ revision: channel.revision, versions: set.versions }, 'release set is live');
  }

  /** The version, if it may serve, loads and renders; else the one that served until now or before, if any. */
  async #admit(name: RemoteName, version: string): Promise<LoadedRemote | undefined> {
    const { admission } = this.#options;
    const current = this.#live.remotes.get(name);
    const others = [current, this.#spares.get(name)].filter((other) => other !== undefined);
    const instead = others.find(({ release }) => !admission.isTakenOut(name, release.version)) ?? current;
    if (admission.isTakenOut(name, version)) return instead;
    if (current?.release.version === version) return current;
    const stays = instead ? `${name}@${instead.release.version} stays` : 'its stand-in shows';
    return (await admission.tryOut(name, version, stays)) ?? instead;
  }

  /** Fills gaps among the spares, so that they are there before a version fails. */
  async #findSpares(): Promise<void> {
    const missing = this.#spares.missing(this.#live);
    await this.#searchHistory(missing);
    const spared = this.setWithout(new Set(missing), this.#live);
    if (spared) await this.#options.warm(spared);
  }

  /** Makes earlier versions of the channel's history spare; what cannot be had is done without. */
  async #searchHistory(names: readonly RemoteName[]): Promise<void> {
    if (names.length === 0) return;
    const { history, log } = this.#options;
    try {
      await this.#whileLoading(async () => this.#spares.find(names, this.#live, await history()));
    } catch (error) {
      log.warn({ err: error }, 'the channel’s history cannot be read: a failing version has no replacement');
    }
  }

  #retryLater(channel: Channel, set: ReleaseSet): void {
    clearTimeout(this.#retry);
    const refused = remoteNames.some((name) => {
      const version = channel.remotes[name]?.stable;
      if (!version || this.#options.admission.isTakenOut(name, version)) return false;
      return set.versions[name] !== version;
    });
    if (!refused) return;
    this.#retry = setTimeout(() => {
      if (this.#channel === channel) void this.apply(channel);
    }, this.#options.retryMs ?? 5000);
  }

  #variant(remotes: ReadonlyMap<RemoteName, LoadedRemote>): ReleaseSet {
    const key = [...remotes].map(([name, { release }]) => `${name}@${release.version}`).join();
    const known = this.#variants.get(key) ?? createReleaseSet(remotes);
    this.#variants.set(key, known);
    return known;
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
    if (this.#loading === 0) this.#options.host.evictExcept(this.held);
  }
}
