import type { ReleaseTrust } from '@kaadu/federation/release';
import {
  type Channel,
  newlyLiveVersions,
  previousGoodVersion,
  ReleaseError,
  type ReleaseStore,
  rollback,
  stopCanary,
} from '@kaadu/release-core';
import {
  type FaultyVersion,
  type HealthLedger,
  type HealthPolicy,
  type HealthReport,
  judgeChannel,
  PreviousVersions,
  withoutSignals,
} from '@kaadu/release-core/health';
import { LRUCache } from 'lru-cache';
import type { Alert } from '../notifications/notification';
import type { Notifier } from '../notifications/notifier';
import type { Audit } from '../audit/audit';
import type { ChannelHub } from '../events/channel-hub';

/** Author in the history when the service itself changes a channel. */
export const autoRollbackActor = 'automatic rollback';

/** Maximum length of a reason in the history, in characters. */
const maxReasonLength = 500;

export interface AutoRollbackOptions {
  readonly store: ReleaseStore;
  /** Decides which versions may be served. */
  readonly trust: ReleaseTrust;
  readonly hub: ChannelHub;
  readonly ledger: HealthLedger;
  readonly audit: Audit;
  readonly notifier: Pick<Notifier, 'alert'>;
  readonly policy: HealthPolicy;
  readonly onError: (error: unknown, message: string) => void;
}

/** Maximum number of versions to remember: far more than are live at a time. */
const maxVersions = 1_000;

/** Collects the reports of shells and takes failing versions out of service. */
export class AutoRollback {
  readonly #options: AutoRollbackOptions;
  /** `channel/remote@version` → revision at which it went live. Reports from earlier revisions are ignored. */
  readonly #liveSince = new LRUCache<string, number>({ max: maxVersions });
  /** Channel → previous stable versions. */
  readonly #previous = new Map<string, PreviousVersions>();
  /** Channel → revision that last took a version back. Signals from earlier revisions are ignored: their pages had it. */
  readonly #takenBackAt = new Map<string, number>();
  /** `channel/remote` of rollbacks in progress. */
  readonly #inProgress = new Set<string>();
  /** Failing versions without a good one to roll back to; each is alerted once. */
  readonly #withoutPreviousVersion = new LRUCache<string, true>({ max: maxVersions });

  constructor(options: AutoRollbackOptions) {
    this.#options = options;
    options.hub.subscribe((channel, state, before) => this.#trackNewVersions(channel, state, before));
  }

  /** Records a report. Resolves when any rollback that it caused is done. */
  async report(report: HealthReport): Promise<void> {
    const { ledger, hub, policy } = this.#options;
    const { channel, revision } = report;
    const hasSignals = revision >= (this.#takenBackAt.get(channel) ?? 0);
    const versions = report.versions
      .filter(
        ({ remote, version }) => revision >= (this.#liveSince.get(`${channel}/${remote}@${version}`) ?? 0),
      )
      .map((counts) => (hasSignals ? counts : withoutSignals(counts)));
    ledger.add({ ...report, versions });
    const { remotes } = hub.state(channel);
    const previous = this.#previous.get(channel);
    const faulty = judgeChannel(ledger, { channel, remotes, previous }, policy);
    for (const version of faulty) await this.#takeOut(channel, version);
  }

  async #takeOut(channel: string, faulty: FaultyVersion): Promise<void> {
    const { remote, version } = faulty;
    const key = `${channel}/${remote}`;
    if (this.#inProgress.has(key)) return;
    this.#inProgress.add(key);
    try {
      await this.#carryOut(channel, faulty);
    } catch (error) {
      // The channel has changed in the meantime: the next report is judged by its new live versions.
      if (error instanceof ReleaseError && error.code === 'conflict') return;
      this.#options.onError(error, `${remote}@${version} could not be rolled back`);
    } finally {
      this.#inProgress.delete(key);
    }
  }

  async #carryOut(channel: string, { remote, action, version, reason }: FaultyVersion): Promise<void> {
    const { store, hub, trust } = this.#options;
    const { revision } = hub.state(channel);
    const event = { channel, remote, version, because: reason };
    const options = {
      channel,
      trust,
      by: autoRollbackActor,
      reason: reason.slice(0, maxReasonLength),
      expectedRevision: revision,
    };
    if (action === 'stop-canary') {
      const { after, revision: left } = await stopCanary(store, remote, options);
      return this.#announce({ ...event, replacedBy: after?.stable ?? null }, left);
    }
    const to = await previousGoodVersion(store, remote, await store.history(channel, revision), trust);
    if (to) {
      const { revision: left } = await rollback(store, remote, { ...options, to });
      return this.#announce({ ...event, replacedBy: to }, left);
    }
    const key = `${channel}/${remote}@${version}`;
    if (this.#withoutPreviousVersion.has(key)) return;
    this.#withoutPreviousVersion.set(key, true);
    return this.#announce({ ...event, replacedBy: null });
  }

  async #announce(event: Omit<Alert, 'text'>, revision?: number): Promise<void> {
    const { audit, notifier } = this.#options;
    const { channel, remote, version, because, replacedBy } = event;
    const what = `${remote}@${version} on ${channel}`;
    const text = replacedBy
      ? `${what} was taken out of service and replaced by ${replacedBy}: ${because}.`
      : `${what} is failing and there is no good version to roll back to: ${because}. Act now: release promote ${remote}@<version>.`;
    const outcome = replacedBy ? 'done' : 'not-found';
    const entry = { actor: autoRollbackActor, action: 'take-out', channel, remote, version, revision };
    await audit.record({ ...entry, outcome, detail: text });
    notifier.alert({ ...event, text });
  }

  #trackNewVersions(channel: string, state: Channel, before: Channel): void {
    if (before.revision === 0) return;
    const previous = this.#previous.get(channel) ?? new PreviousVersions();
    for (const { remote, version } of previous.onChange(before, state)) {
      this.#takenBackAt.set(channel, state.revision);
      this.#options.ledger.clearSharedSignals(channel, remote, version);
    }
    this.#previous.set(channel, previous);
    for (const { remote, version } of newlyLiveVersions(before, state)) {
      const key = `${channel}/${remote}@${version}`;
      this.#liveSince.set(key, state.revision);
      this.#withoutPreviousVersion.delete(key);
      this.#options.ledger.clear(channel, remote, version);
    }
  }
}
