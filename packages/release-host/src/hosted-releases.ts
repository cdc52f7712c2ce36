import { join } from 'node:path';
import { followChannel, type FollowedTrust, type ReleaseStore } from '@kaadu/release-core';
import type { HealthReport } from '@kaadu/release-core/health';
import { BannedVersions } from './admission/banned-versions';
import { ReleaseHost, type ReleaseHostOptions, type VersionRenderers } from './admission/release-host';
import { createTrustReview } from './admission/trust-review';
import { VersionRecords } from './admission/version-records';
import { ChannelFaults } from './channel-faults';
import { HealthMonitor, type HealthMonitorOptions } from './health/health-monitor';
import { VersionHealth } from './health/version-health';
import type { HostLog } from './host-log';
import { LiveReleases } from './live-releases';
import { PublishedFiles } from './published-files';
import type { ServedSet } from './selection/served-set';

/** Events of renderers about the versions that they run. */
export interface HostEvents {
  readonly health: VersionHealth;
  /** Bans a version that stopped a render worker: it is not rendered again, in this process or the next. */
  readonly ban: (remote: string, version: string, cause: string) => Promise<void>;
}

/** Options for blocking versions that fail for their visitors. */
export interface Monitoring {
  /** Version of the contract that the host was built with. */
  readonly contract: string;
  /** Control-plane service, which rolls the channel back on the reports of all hosts. */
  readonly service?: { report(report: HealthReport): Promise<void> } | undefined;
}

export interface HostedReleasesOptions<Renderers extends VersionRenderers> {
  readonly store: ReleaseStore;
  readonly trust: FollowedTrust;
  readonly channel: string;
  /** Folder that records blocked and banned versions for the next process. */
  readonly dataFolder: string;
  readonly log: HostLog;
  readonly startRenderers: (events: HostEvents) => Renderers & { close(): Promise<void> };
  readonly monitoring?: Monitoring | undefined;
  /** Called with the new counts of versions, about once a second, for metrics. */
  readonly onCounts?: HealthMonitorOptions['onCounts'];
  /** Prepares a set before it goes live, such as the data of its slots. Never rejects. */
  readonly warm?: (set: ServedSet, renderers: Renderers) => Promise<unknown>;
  /** Called with each set that goes live. */
  readonly onSwap?: (set: ServedSet) => void;
  readonly whileLoading?: ReleaseHostOptions['whileLoading'];
}

/**
 * Releases of a site in the process that serves it. Follows the channel and smoke-tests each new version before visitors
 * get it. Distributes canaries and opens previews. Replaces versions that fail or are no longer trusted with their
 * previous versions, and evicts unused ones.
 */
export class HostedReleases<Renderers extends VersionRenderers> {
  readonly live: LiveReleases;
  readonly health = new VersionHealth();
  readonly renderers: Renderers;
  readonly events: HostEvents;
  /** Files of every published release, for pages that were opened earlier. */
  readonly published: PublishedFiles;
  readonly faults: ChannelFaults;
  readonly #options: HostedReleasesOptions<Renderers>;
  readonly #monitor: HealthMonitor | undefined;
  #stops: (() => unknown)[] = [];

  constructor(options: HostedReleasesOptions<Renderers>) {
    const { store, trust, channel, log } = options;
    this.#options = options;
    this.events = {
      health: this.health,
      ban: (remote, version, cause) => this.live.ban(remote, version, cause),
    };
    const renderers = options.startRenderers(this.events);
    this.renderers = renderers;
    this.live = this.#createLive(renderers);
    this.published = new PublishedFiles({ store, trust });
    this.faults = new ChannelFaults({ store, channel, log });
    this.#monitor = this.#startMonitor();
    this.#stops = [
      () => this.faults.stop(),
      () => this.#monitor?.stop(),
      () => this.live.stop(),
      this.#reviewTrust(),
      () => renderers.close(),
    ];
  }

  /**
   * Follows the channel. Resolves once its first state is applied, so that no visitor gets a page without remotes, or once
   * the store has failed.
   */
  async start(): Promise<void> {
    const { store, channel, log } = this.#options;
    await new Promise<void>((resolve) => {
      const stop = followChannel(store, channel, {
        onChange: (state) => {
          this.#monitor?.onChannelChange(state);
          // A change is verified against its predecessor; the entries before are read once, and now and then.
          if (!this.live.ready) void this.faults.check();
          // The mover of the channel waits for the shells' confirmation.
          void this.live.apply(state).then(() => this.#monitor?.report());
          void this.live.started.then(resolve);
        },
        onError: (error) => {
          log.error({ err: error }, 'the release store does not respond; the last known channel stays');
          resolve();
        },
      });
      this.#stops.unshift(stop);
    });
  }

  /** Stops following and closes the renderers. */
  async close(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop();
  }

  #createLive(renderers: Renderers): LiveReleases {
    const { store, trust, channel, log, warm, onSwap, whileLoading, dataFolder } = this.#options;
    const recordsIn = (folder: string) => new VersionRecords(join(dataFolder, folder));
    const banned = new BannedVersions(recordsIn('banned-versions'));
    return new LiveReleases({
      host: new ReleaseHost({ source: store, trust, renderers, banned, whileLoading }),
      banned,
      blockRecords: recordsIn('blocked-versions'),
      health: this.health,
      log,
      history: () => store.history(channel),
      warm: async (set) => warm?.(set, renderers),
      onSwap: (set) => onSwap?.(set),
    });
  }

  #startMonitor(): HealthMonitor | undefined {
    const { channel, log, monitoring, onCounts } = this.#options;
    if (!monitoring) return undefined;
    return new HealthMonitor({
      ...monitoring,
      health: this.health,
      releases: this.live,
      channel,
      log,
      onCounts,
    });
  }

  /** Stops serving versions that are no longer trusted. @returns a function to stop the review */
  #reviewTrust(): () => void {
    const { store, trust, log } = this.#options;
    const review = createTrustReview({ releases: this.live, store, trust, log });
    trust.onChange(() => this.published.clear());
    trust.onChange(() => void review.review());
    return review.stop;
  }
}
