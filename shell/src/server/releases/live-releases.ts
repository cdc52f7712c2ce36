import { remoteNames, type RemoteName } from '@kaadu/contracts';
import type { LoadedRemote, RemoteHost } from '@kaadu/federation/server';
import { newlyLiveVersions, type Channel } from '@kaadu/releases';
import type { FastifyBaseLogger } from 'fastify';
import pTimeout from 'p-timeout';
import { Admission, type AdmissionOptions } from './admission/admission';
import { BlockedVersions } from './admission/blocked-versions';
import { ChannelAdmission, type ChannelAdmissionOptions } from './admission/channel-admission';
import { Eviction } from './admission/eviction';
import { Leases, type Lease } from './admission/leases';
import { PreviewSets } from './selection/preview-sets';
import { ReleaseSelection } from './selection/release-selection';
import { createReleaseSet, type ReleaseSet, type Versions } from './selection/release-set';

export interface LiveReleasesOptions
  extends Pick<AdmissionOptions, 'trialRender' | 'health'>, Pick<ChannelAdmissionOptions, 'history'> {
  readonly host: RemoteHost;
  readonly log: FastifyBaseLogger;
  /** Loads the data of a set's slots, so that its first pages need not wait for it. Never rejects. */
  readonly warm: (set: ReleaseSet) => Promise<unknown>;
  /** Called with each set that goes live. */
  readonly onSwap: (set: ReleaseSet) => void;
  /** Milliseconds after which a version that was not admitted is tried again. */
  readonly retryMs?: number;
}

/** Milliseconds that a swap waits for the slots' data: a slow API must not hold up a rollback. */
const warmUpMs = 300;

/**
 * Follows the channel: what is new is admitted (see `ChannelAdmission`) before it is selected, requests in progress
 * finish with the set that they began with, and versions that nothing uses any more are evicted.
 */
export class LiveReleases {
  /** Which versions pages are rendered with. */
  readonly selection: ReleaseSelection;
  readonly #options: LiveReleasesOptions;
  readonly #blocked = new BlockedVersions();
  readonly #channelAdmission: ChannelAdmission;
  readonly #previews: PreviewSets;
  readonly #eviction: Eviction;
  readonly #leases: Leases;
  #applying: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(options: LiveReleasesOptions) {
    const { host, log, history } = options;
    this.#options = options;
    const blocked = this.#blocked;
    const selection = new ReleaseSelection(blocked);
    const admission = new Admission(options);
    this.selection = selection;
    this.#channelAdmission = new ChannelAdmission({ admission, blocked, selection, history, log });
    this.#previews = new PreviewSets(host);
    this.#eviction = new Eviction(host, () => this.loaded);
    this.#leases = new Leases((set) => set !== selection.live && this.#eviction.evictUnused());
  }

  /** True once a channel has been applied. */
  get ready(): boolean {
    return this.selection.channel !== undefined;
  }

  /** Serves what the channel says, one change after the other. Never rejects: on an error the live set stays. */
  apply(channel: Channel): Promise<void> {
    this.#applying = this.#applying
      .then(() => this.#eviction.whileLoading(() => this.#swap(channel)))
      .then(() => this.#prepareFallbacks())
      .catch((error: unknown) =>
        this.#options.log.error({ err: error, revision: channel.revision }, 'the channel cannot be applied'),
      );
    return this.#applying;
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  /** A version that this process has loaded. */
  find(name: string, version: string): LoadedRemote | undefined {
    return [...this.loaded].find(({ release }) => release.name === name && release.version === version);
  }

  /** Every version that this process may still render with. */
  get loaded(): ReadonlySet<LoadedRemote> {
    const sets = [...this.#leases.sets, ...this.#previews.all];
    return new Set([...this.selection.remotes, ...sets.flatMap(({ remotes }) => [...remotes.values()])]);
  }

  /** Keeps a set's versions loaded for one request; the live set unless another is given. */
  lease(set: ReleaseSet = this.selection.live): Lease {
    return this.#leases.take(set);
  }

  /**
   * The live set with some versions replaced, for one request of a preview.
   * @throws ReleaseRefused when a version cannot be loaded
   */
  async leasePreview(versions: Versions): Promise<Lease> {
    return this.#eviction.whileLoading(async () =>
      this.#leases.take(await this.#previews.open({ ...this.selection.live.versions, ...versions })),
    );
  }

  /** A version fails its visitors: from now on another one serves, where there is one. */
  async block(name: RemoteName, version: string, reason: string): Promise<void> {
    if (!this.#blocked.block(name, version)) return;
    this.#options.log.error({ remote: name, version, reason }, 'release blocked');
    await this.#reapply();
  }

  /** Declares which of the loaded versions are not signed by a trusted key: where possible, others serve instead. */
  async setUntrusted(remotes: readonly LoadedRemote[]): Promise<void> {
    this.#blocked.setUntrusted(remotes);
    this.#previews.clear();
    await this.#reapply();
  }

  async #reapply(): Promise<void> {
    if (this.selection.channel) await this.apply(this.selection.channel);
  }

  async #swap(channel: Channel): Promise<void> {
    const { log, onSwap, warm } = this.#options;
    const { selection } = this;
    for (const { remote, version } of newlyLiveVersions(selection.channel, channel))
      this.#blocked.unblock(remote, version);
    const set = createReleaseSet(await this.#channelAdmission.admitStable(channel));
    selection.applyChannel(channel, await this.#channelAdmission.admitCanaries(channel));
    this.#scheduleRetry(channel, set);
    if (set.id === selection.live.id) return;
    await pTimeout(warm(set), { milliseconds: warmUpMs, fallback: () => undefined });
    selection.goLive(set);
    onSwap(set);
    log.info({ revision: channel.revision, versions: set.versions }, 'release set is live');
  }

  /** Loads missing fallback versions before one is needed. */
  async #prepareFallbacks(): Promise<void> {
    const { live, fallbacks } = this.selection;
    const missing = fallbacks.missingFor(live);
    await this.#eviction.whileLoading(() => this.#channelAdmission.findFallbacks(missing));
    const replacement = this.selection.replaceFailed(new Set(missing), live);
    if (replacement) await this.#options.warm(replacement);
  }

  /** Tries again later when a stable version of the channel was not admitted, though it is not blocked. */
  #scheduleRetry(channel: Channel, set: ReleaseSet): void {
    clearTimeout(this.#retry);
    const someRefused = remoteNames.some((name) => {
      const version = channel.remotes[name]?.stable;
      if (!version || this.#blocked.has(name, version)) return false;
      return set.versions[name] !== version;
    });
    if (!someRefused) return;
    this.#retry = setTimeout(() => {
      if (this.selection.channel === channel) void this.apply(channel);
    }, this.#options.retryMs ?? 5000);
  }
}
