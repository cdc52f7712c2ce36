import { messageOf } from '@kaadu/federation/server';
import { type Channel, newlyLiveVersions } from '@kaadu/release-core';
import {
  addCounts,
  HealthLedger,
  type HealthPolicy,
  type HealthReport,
  judgeChannel,
  noCounts,
  PreviousVersions,
  shellName,
  type VersionCounts,
  withoutSignals,
} from '@kaadu/release-core/health';
import type { HostLog } from '../host-log';
import type { LiveReleases } from '../live-releases';
import type { VersionHealth } from './version-health';

export interface HealthMonitorOptions {
  readonly health: VersionHealth;
  readonly releases: Pick<LiveReleases, 'find' | 'block'> & {
    readonly selection: Pick<LiveReleases['selection'], 'channel' | 'live' | 'canaries'>;
  };
  readonly channel: string;
  /** Version of the contract that this host was built with. */
  readonly contract: string;
  readonly log: HostLog;
  /** Control-plane service, which rolls the channel back on the reports of all shells. */
  readonly service?: { report(report: HealthReport): Promise<void> } | undefined;
  readonly policy?: HealthPolicy;
  /** Called with the new counts of versions, before each evaluation. */
  readonly onCounts?: ((versions: readonly VersionCounts[]) => void) | undefined;
  /** Milliseconds between two evaluations. */
  readonly intervalMs?: number;
}

/** Maximum number of versions in a report. The service accepts up to 64; the rest follows in the next report. */
const maxVersionsPerReport = 60;

/** Milliseconds between a failure and the evaluation that it triggers. */
const evaluationDelayMs = 50;

/**
 * Evaluates the versions of this process by their failures, and blocks a faulty one at once. Reports to the
 * service, which applies the same rules to the counts of all shells.
 */
export class HealthMonitor {
  readonly #options: HealthMonitorOptions;
  readonly #ledger = new HealthLedger();
  readonly #shell = shellName();
  readonly #interval: NodeJS.Timeout;
  #pendingEvaluation: NodeJS.Timeout | undefined;
  #previousChannel: Channel | undefined;
  readonly #previousVersions = new PreviousVersions();
  /** Counts that have not been reported to the service yet, by version. */
  #unreported = new Map<string, VersionCounts>();
  #served = 0;
  #reporting = false;
  #serviceAvailable = true;

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
    this.#interval = setInterval(() => {
      this.evaluate();
      void this.report();
    }, options.intervalMs ?? 1000).unref();
    options.health.onFailure(() => {
      this.#pendingEvaluation ??= setTimeout(() => this.evaluate(), evaluationDelayMs).unref();
    });
  }

  stop(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#pendingEvaluation);
  }

  /** Resets the record of versions that the channel newly names. */
  onChannelChange(channel: Channel): void {
    this.#drainCounts();
    for (const { remote, version } of this.#previousVersions.onChange(this.#previousChannel, channel)) {
      this.#restartSignals(remote, version);
      for (const [key, counts] of this.#unreported) this.#unreported.set(key, withoutSignals(counts));
    }
    for (const { remote, version } of newlyLiveVersions(this.#previousChannel, channel)) {
      this.#ledger.clear(this.#options.channel, remote, version);
      this.#options.health.acceptViewsWith({ remote, version });
    }
    this.#previousChannel = channel;
  }

  /** Blocks each version whose failures exceed the policy. */
  evaluate(): void {
    clearTimeout(this.#pendingEvaluation);
    this.#pendingEvaluation = undefined;
    this.#drainCounts();
    const { channel, releases, policy } = this.#options;
    const { remotes = {} } = releases.selection.channel ?? {};
    const judged = { channel, remotes, previous: this.#previousVersions };
    for (const { remote, version, reason } of judgeChannel(this.#ledger, judged, policy)) {
      if (!releases.find(remote, version)) continue;
      void releases.block(remote, version, reason);
      this.#restartSignals(remote, version);
      // Otherwise its verdict would hide those of other remotes.
      this.#ledger.clear(channel, remote, version);
      void this.report();
    }
  }

  /** Discards the signals of pages with a version that is no longer served. */
  #restartSignals(remote: string, version: string): void {
    this.#ledger.clearSharedSignals(this.#options.channel, remote, version);
    this.#options.health.ignoreViewsWith({ remote, version });
  }

  get #revision(): number {
    return this.#options.releases.selection.channel?.revision ?? 0;
  }

  /** Newest revision of which every version is served, none of them refused or still in its smoke test. */
  get #servedRevision(): number {
    const { channel, live, canaries } = this.#options.releases.selection;
    const isServed = Object.entries(channel?.remotes ?? {}).every(
      ([name, { stable, canary }]) =>
        live.versions[name] === stable && canaries.get(name)?.release.version === canary?.version,
    );
    if (isServed) this.#served = this.#revision;
    return this.#served;
  }

  #drainCounts(): void {
    const { channel, health, onCounts } = this.#options;
    const versions = health.drain();
    onCounts?.(versions);
    this.#ledger.add({ shell: this.#shell, channel, revision: this.#revision, versions });
    this.#queue(versions);
  }

  #queue(versions: Iterable<VersionCounts>): void {
    for (const { remote, version, ...counts } of versions) {
      const key = `${remote}@${version}`;
      const sum = addCounts(this.#unreported.get(key) ?? noCounts, counts);
      this.#unreported.set(key, { remote, version, ...sum });
    }
  }

  /** Sends the counts since the last report to the service. */
  async report(): Promise<void> {
    const { channel, contract, log, service } = this.#options;
    if (!service || this.#reporting) return;
    this.#reporting = true;
    const unreported = [...this.#unreported.values()];
    const versions = unreported.slice(0, maxVersionsPerReport);
    this.#unreported = new Map();
    this.#queue(unreported.slice(maxVersionsPerReport));
    try {
      const revision = this.#revision;
      const served = this.#servedRevision;
      await service.report({ shell: this.#shell, channel, revision, served, contract, versions });
      this.#serviceAvailable = true;
    } catch (error) {
      this.#queue(versions);
      if (this.#serviceAvailable)
        log.warn({ cause: messageOf(error) }, 'health reports cannot be sent to the release service');
      this.#serviceAvailable = false;
    } finally {
      this.#reporting = false;
    }
  }
}
