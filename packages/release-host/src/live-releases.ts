import { createReleaseSet, type VerifiedRelease, type Versions } from '@kaadu/federation/server';
import { type Channel, newlyLiveVersions } from '@kaadu/release-core';
import type { HostLog } from './host-log';
import pTimeout from 'p-timeout';
import { Admissions, type RefusedVersion } from './admission/admissions';
import type { BannedVersions } from './admission/banned-versions';
import { BlockedVersions } from './admission/blocked-versions';
import { ChannelVersions } from './admission/channel-versions';
import { Eviction } from './admission/eviction';
import { Leases, type Lease } from './admission/leases';
import type { VersionHost } from './admission/release-host';
import type { VersionRecords } from './admission/version-records';
import type { VersionHealth } from './health/version-health';
import { PreviewSets } from './selection/preview-sets';
import { ReleaseSelection } from './selection/release-selection';
import type { ServedSet } from './selection/served-set';

export interface LiveReleasesOptions {
  readonly host: VersionHost;
  readonly banned: BannedVersions;
  /** Records of blocked versions, for the next process. */
  readonly blockRecords: VersionRecords;
  readonly health: VersionHealth;
  readonly log: HostLog;
  /** Returns the states of the channel, newest first, in which a new process finds its previous versions. */
  readonly history: () => Promise<readonly Channel[]>;
  /** Loads the data of a set's slots, so that its first pages need not wait for it. Never rejects. */
  readonly warm: (set: ServedSet) => Promise<unknown>;
  /** Called with each set that goes live. */
  readonly onSwap: (set: ServedSet) => void;
  /** Milliseconds until a refused version is retried; grows with each attempt. */
  readonly retryMs?: number;
}

/** Timeout of loading the slots' data before a swap, in milliseconds, so that a slow API cannot delay a rollback. */
const warmUpMs = 300;
/** Growth and upper limit of the time between two attempts, in milliseconds. */
const retryFactor = 1.5;
const maxRetryMs = 300_000;

/**
 * Follows the channel. Each new version is admitted independently and serves from then on. Requests in progress finish
 * with their release set, and unused versions are evicted.
 */
export class LiveReleases {
  /** Selection of the versions that pages are rendered with. */
  readonly selection: ReleaseSelection;
  /** Resolves when the first set serves with its previous versions, or the first state of the channel is unusable. */
  readonly started: Promise<void>;
  #onStarted: () => void = () => undefined;
  readonly #options: LiveReleasesOptions;
  readonly #blocked: BlockedVersions;
  readonly #admissions: Admissions;
  readonly #versions: ChannelVersions;
  readonly #previews: PreviewSets;
  readonly #eviction: Eviction;
  readonly #leases: Leases;
  #wanted: Channel | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retries = 0;

  constructor(options: LiveReleasesOptions) {
    const { host, log, history, banned, blockRecords } = options;
    this.#options = options;
    this.started = new Promise((resolve) => (this.#onStarted = resolve));
    this.#blocked = new BlockedVersions(banned, blockRecords);
    this.selection = new ReleaseSelection(this.#blocked);
    this.#admissions = new Admissions(options);
    this.#versions = new ChannelVersions({
      admissions: this.#admissions,
      blocked: this.#blocked,
      selection: this.selection,
      host,
      history,
      log,
    });
    this.#previews = new PreviewSets(host);
    this.#eviction = new Eviction(host, () => this.loaded);
    this.#leases = new Leases((set) => set !== this.selection.live && this.#eviction.evictUnused());
  }

  /** Whether a channel has been applied. */
  get ready(): boolean {
    return this.selection.channel !== undefined;
  }

  /** Versions of the channel that were not admitted. */
  get refused(): RefusedVersion[] {
    return this.#admissions.refused;
  }

  /**
   * Serves the admitted versions of the channel, and admits the others. Resolves when all are settled. Never rejects: on
   * an error the live set stays.
   */
  async apply(channel: Channel): Promise<void> {
    try {
      const { channel: before } = this.selection;
      if (before) {
        for (const { remote, version } of newlyLiveVersions(before, channel))
          this.#blocked.unblock(remote, version);
      } else this.#blocked.restore(channel, await this.#history());
      if (channel.revision !== this.#wanted?.revision) this.#retries = 0;
      this.#wanted = channel;
      await this.#eviction.whileLoading(() => this.#reconcile(channel));
    } catch (error) {
      this.#options.log.error({ err: error, revision: channel.revision }, 'the channel cannot be applied');
    } finally {
      this.#onStarted();
    }
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  /** Returns a version that this process serves. */
  find(name: string, version: string): VerifiedRelease | undefined {
    return [...this.loaded].find(({ release }) => release.name === name && release.version === version);
  }

  /** Versions that this process may still render with. */
  get loaded(): ReadonlySet<VerifiedRelease> {
    const sets = [...this.#leases.sets, ...this.#previews.all];
    return new Set([...this.selection.remotes, ...sets.flatMap(({ remotes }) => [...remotes.values()])]);
  }

  /** Keeps a set's versions loaded for one request. @param set defaults to the live set */
  lease(set: ServedSet = this.selection.live): Lease {
    return this.#leases.take(set);
  }

  /**
   * Leases the live set with some versions replaced, for one request of a preview.
   * @throws ReleaseRefused when a version cannot be loaded
   */
  async leasePreview(versions: Versions): Promise<Lease> {
    return this.#eviction.whileLoading(async () =>
      this.#leases.take(await this.#previews.open({ ...this.selection.live.versions, ...versions })),
    );
  }

  /** Blocks a version that fails for its visitors, and serves another one if there is one. */
  async block(name: string, version: string, reason: string): Promise<void> {
    if (!this.#blocked.block(name, version, reason, this.#wanted?.revision ?? 0)) return;
    this.#options.log.error({ remote: name, version, reason }, 'release blocked');
    await this.#reapply();
  }

  /** Bans a version that stopped a render worker: it is not rendered again, in this process or the next. */
  async ban(name: string, version: string, cause: string): Promise<void> {
    const { banned, log, host } = this.#options;
    banned.ban(name, version, cause, this.#wanted?.revision ?? 0);
    log.error({ remote: name, version, cause }, 'release banned: it stopped a render worker');
    host.evict(name, version);
    this.selection.previousVersions.delete(name, version);
    this.#previews.clear();
    await this.#reapply();
  }

  /** Replaces loaded versions without a trusted signature, where possible. */
  async setUntrusted(remotes: readonly VerifiedRelease[]): Promise<void> {
    this.#blocked.setUntrusted(remotes);
    this.#previews.clear();
    await this.#reapply();
  }

  /** Reads the states of the channel; none while the store does not respond. */
  async #history(): Promise<readonly Channel[]> {
    return this.#options.history().catch(() => []);
  }

  async #reapply(): Promise<void> {
    if (this.#wanted) await this.apply(this.#wanted);
  }

  async #reconcile(channel: Channel): Promise<void> {
    // Nothing is served before the first set is complete; later swaps do not wait for pending admissions.
    if (this.ready) await this.#serve(channel);
    await this.#versions.admit(channel, async () => {
      if (this.ready) await this.#serve(channel);
    });
    await this.#serve(channel);
    this.#scheduleRetry(channel);
    const added = await this.#versions.admitPreviousVersions(channel);
    this.#onStarted();
    const replacement = this.selection.replaceFailed(new Set(added), this.selection.live);
    if (replacement) await this.#options.warm(replacement);
  }

  /** Swaps in the admitted versions of the channel, unless the channel has changed in the meantime. */
  async #serve(channel: Channel): Promise<void> {
    const { log, onSwap, warm } = this.#options;
    const { selection } = this;
    const next = createReleaseSet(this.#versions.stable(channel));
    if (next.id !== selection.live.id)
      await pTimeout(warm(next), { milliseconds: warmUpMs, fallback: () => undefined });
    if (this.#wanted !== channel) return;
    selection.applyChannel(channel, this.#versions.canaries(channel));
    // A version may have been banned while the data was loaded.
    const set = createReleaseSet(this.#versions.stable(channel));
    if (set.id === selection.live.id) return;
    selection.goLive(set);
    onSwap(set);
    log.info({ revision: channel.revision, versions: set.versions }, 'release set is live');
  }

  /** Schedules a retry when a stable version of the channel was refused without being blocked. */
  #scheduleRetry(channel: Channel): void {
    clearTimeout(this.#retry);
    const { versions } = this.selection.live;
    const someRefused = Object.entries(channel.remotes).some(
      ([name, { stable }]) => !this.#blocked.has(name, stable) && versions[name] !== stable,
    );
    if (!someRefused || this.#wanted !== channel) return;
    const { retryMs = 5000 } = this.#options;
    const delay = Math.min(retryMs * retryFactor ** this.#retries, Math.max(retryMs, maxRetryMs));
    this.#retries += 1;
    this.#retry = setTimeout(() => {
      if (this.#wanted === channel) void this.apply(channel);
    }, delay);
  }
}
