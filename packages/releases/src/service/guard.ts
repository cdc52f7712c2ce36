import { decide, type HealthPolicy, type Verdict } from '../health/decide';
import type { HealthLedger } from '../health/ledger';
import type { HealthReport } from '../health/report';
import { rollback, stopCanary } from '../moves/go-back';
import { newlyNamed } from '../moves/newly-named';
import type { Channel } from '../store/channel';
import { messageOf, ReleaseError } from '../store/errors';
import type { ReleaseStore } from '../store/release-store';
import type { SendAlert } from './alert';
import type { Audit } from './audit';
import type { ChannelHub } from './channel-hub';

/** Who the history names when the service itself moves a channel. */
export const guardName = 'automatic rollback';

export interface GuardOptions {
  readonly store: ReleaseStore;
  readonly hub: ChannelHub;
  readonly ledger: HealthLedger;
  readonly audit: Audit;
  readonly alert: SendAlert;
  readonly policy: HealthPolicy;
  readonly onError: (error: unknown, what: string) => void;
}

type Sentence = Exclude<Verdict, { action: 'none' }>;

/** Takes what shells report, and takes versions out that have had their chance. */
export class Guard {
  readonly #options: GuardOptions;
  /** `channel/remote@version` → the revision with which it went live; older reports are of an earlier life. */
  readonly #since = new Map<string, number>();
  readonly #acting = new Set<string>();
  /** Versions for which there was nothing to go back to: said once. */
  readonly #hopeless = new Set<string>();

  constructor(options: GuardOptions) {
    this.#options = options;
    options.hub.subscribe((channel, state, before) => this.#noteMoves(channel, state, before));
  }

  /** Resolves when whatever had to be done upon it is done. */
  async report(report: HealthReport): Promise<void> {
    const { ledger, hub } = this.#options;
    const { channel, revision } = report;
    const versions = report.versions.filter(
      ({ remote, version }) => revision >= (this.#since.get(`${channel}/${remote}@${version}`) ?? 0),
    );
    ledger.add({ ...report, versions });
    for (const remote of Object.keys(hub.state(channel).remotes)) await this.#judge(channel, remote);
  }

  async #judge(channel: string, remote: string): Promise<void> {
    const { ledger, hub, policy } = this.#options;
    const live = hub.state(channel).remotes[remote];
    const key = `${channel}/${remote}`;
    if (!live || this.#acting.has(key)) return;
    const total = (version: string) => ledger.total(channel, remote, version);
    const verdict = decide(
      { live, stable: total(live.stable), canary: total(live.canary?.version ?? '') },
      policy,
    );
    if (verdict.action === 'none') return;
    this.#acting.add(key);
    try {
      await this.#carryOut(channel, remote, verdict);
    } catch (error) {
      // Somebody else moved the channel meanwhile: the next report is judged by what is live then.
      if (error instanceof ReleaseError && error.code === 'conflict') return;
      this.#options.onError(error, `${remote}@${verdict.version} could not be taken out`);
    } finally {
      this.#acting.delete(key);
    }
  }

  async #carryOut(channel: string, remote: string, { action, version, because }: Sentence): Promise<void> {
    const { store, hub } = this.#options;
    const { revision } = hub.state(channel);
    const options = { channel, by: guardName, reason: because.slice(0, 500), expectedRevision: revision };
    if (action === 'stop-canary') {
      const { after } = await stopCanary(store, remote, options);
      return this.#tell({ channel, remote, version, because, replacedBy: after?.stable ?? null });
    }
    const to = goodVersion(await store.history(channel, revision), remote, version);
    const key = `${channel}/${remote}@${version}`;
    if (to) {
      await rollback(store, remote, { ...options, to });
      return this.#tell({ channel, remote, version, because, replacedBy: to });
    }
    if (this.#hopeless.has(key)) return;
    this.#hopeless.add(key);
    return this.#tell({ channel, remote, version, because, replacedBy: null });
  }

  async #tell(event: Omit<Parameters<SendAlert>[0], 'text'>): Promise<void> {
    const { audit, alert, onError } = this.#options;
    const { channel, remote, version, because, replacedBy } = event;
    const what = `${remote}@${version} on ${channel}`;
    const text = replacedBy
      ? `${what} was taken out, ${replacedBy} serves instead: ${because}.`
      : `${what} is failing and there is no good version to go back to: ${because}. Act: release rollback ${remote} --to <version>.`;
    const outcome = replacedBy ? 'done' : 'not-found';
    await audit.record({
      actor: guardName,
      action: 'take-out',
      channel,
      remote,
      version,
      outcome,
      detail: text,
    });
    alert({ ...event, text }).catch((error: unknown) =>
      onError(error, `the alert was not sent: ${messageOf(error)}`),
    );
  }

  #noteMoves(channel: string, state: Channel, before: Channel): void {
    if (before.revision === 0) return;
    for (const { remote, version } of newlyNamed(before, state)) {
      this.#since.set(`${channel}/${remote}@${version}`, state.revision);
      this.#hopeless.delete(`${channel}/${remote}@${version}`);
      this.#options.ledger.clear(channel, remote, version);
    }
  }
}

/** The newest version of the history that served everybody and was not itself taken out; never the present one. */
export function goodVersion(
  history: readonly Channel[],
  remote: string,
  present: string,
): string | undefined {
  const condemned = new Set([present]);
  for (const [index, { remotes }] of history.entries()) {
    const version = remotes[remote]?.stable;
    if (version === undefined) continue;
    const newer = history[index - 1];
    if (newer?.by === guardName && newer.remotes[remote]?.stable !== version) condemned.add(version);
    if (!condemned.has(version)) return version;
  }
  return undefined;
}
