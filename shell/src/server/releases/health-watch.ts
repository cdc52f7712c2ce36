import { hostname } from 'node:os';
import { remoteNames } from '@kaadu/contracts';
import { messageOf } from '@kaadu/federation/server';
import { newlyNamed, type Channel } from '@kaadu/releases';
import {
  addCounts,
  decide,
  defaultPolicy,
  HealthLedger,
  noCounts,
  type HealthPolicy,
  type HealthReport,
  type VersionCounts,
} from '@kaadu/releases/health';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveReleases } from './live-releases';
import type { VersionHealth } from './version-health';

export interface HealthWatchOptions {
  readonly health: VersionHealth;
  readonly releases: Pick<LiveReleases, 'channel' | 'find' | 'takeOut'>;
  readonly channel: string;
  readonly log: FastifyBaseLogger;
  /** The control-plane service, which rolls the channel back upon what all shells report. */
  readonly service?: { report(report: HealthReport): Promise<void> } | undefined;
  readonly policy?: HealthPolicy;
  /** Milliseconds between two looks at the counts. */
  readonly everyMs?: number;
}

/** The service takes reports of up to 64 versions; what is left over goes with the next. */
const mostInReport = 60;

/** Milliseconds between a failure and the look at the counts that it brings about. */
const afterFailureMs = 50;

/**
 * Judges the versions of this process by what becomes of them, takes a failing one out at once, and tells the service,
 * which judges over all shells by the same rules and rolls the channel back.
 */
export class HealthWatch {
  readonly #options: HealthWatchOptions;
  readonly #ledger = new HealthLedger();
  readonly #shell = `${hostname()
    .replaceAll(/[^\w.-]/g, '-')
    .slice(0, 60)}:${process.pid}`;
  readonly #timer: NodeJS.Timeout;
  #soon: NodeJS.Timeout | undefined;
  #seen: Channel | undefined;
  /** Counts that the service has not been told of, by version. */
  #unsent = new Map<string, VersionCounts>();
  #sending = false;
  #serviceAnswers = true;

  constructor(options: HealthWatchOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.look();
      void this.#report();
    }, options.everyMs ?? 1000).unref();
    options.health.onFailure(() => {
      this.#soon ??= setTimeout(() => this.look(), afterFailureMs).unref();
    });
  }

  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
  }

  /** The channel moves: a version that begins its life there begins a new account. */
  channelMoved(channel: Channel): void {
    this.#takeCounts();
    for (const { remote, version } of newlyNamed(this.#seen, channel))
      this.#ledger.clear(this.#options.channel, remote, version);
    this.#seen = channel;
  }

  /** Looks at what became of each version, and takes out the one that has failed too often. */
  look(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#takeCounts();
    const { channel, releases, policy = defaultPolicy } = this.#options;
    for (const name of remoteNames) {
      const live = releases.channel?.remotes[name];
      if (!live) continue;
      const total = (version: string) => this.#ledger.total(channel, name, version);
      const verdict = decide(
        { live, stable: total(live.stable), canary: total(live.canary?.version ?? '') },
        policy,
      );
      if (verdict.action === 'none' || !releases.find(name, verdict.version)) continue;
      void releases.takeOut(name, verdict.version, verdict.because);
      void this.#report();
    }
  }

  #takeCounts(): void {
    const { channel, health, releases } = this.#options;
    const versions = health.take();
    this.#ledger.add({ shell: this.#shell, channel, revision: releases.channel?.revision ?? 0, versions });
    this.#keep(versions);
  }

  #keep(versions: Iterable<VersionCounts>): void {
    for (const { remote, version, ...counts } of versions) {
      const key = `${remote}@${version}`;
      const sum = addCounts(this.#unsent.get(key) ?? noCounts, counts);
      this.#unsent.set(key, { remote, version, ...sum });
    }
  }

  async #report(): Promise<void> {
    const { channel, log, releases, service } = this.#options;
    if (!service || this.#sending) return;
    this.#sending = true;
    const unsent = [...this.#unsent.values()];
    const versions = unsent.slice(0, mostInReport);
    this.#unsent = new Map();
    this.#keep(unsent.slice(mostInReport));
    try {
      const revision = releases.channel?.revision ?? 0;
      await service.report({ shell: this.#shell, channel, revision, versions });
      this.#serviceAnswers = true;
    } catch (error) {
      this.#keep(versions);
      if (this.#serviceAnswers) log.warn({ cause: messageOf(error) }, 'the release service takes no reports');
      this.#serviceAnswers = false;
    } finally {
      this.#sending = false;
    }
  }
}
