import { messageOf } from '@kaadu/federation/release';
import { historyOf, promote, ReleaseError, startCanary } from '@kaadu/release-core';
import { addCounts, binMs, type Counts, judgeRemote, noCounts } from '@kaadu/release-core/health';
import type { Rollout, RolloutStatus } from '@kaadu/release-core/operations';
import { assessRollout, type Assessment } from './assess';
import { eventOf, rolloutActor, type RolloutContext } from './context';

type Advance = Extract<Assessment, { action: 'advance' }>;
type Halt = Extract<Assessment, { action: 'pause' | 'end' }>;

/** Maximum length of a reason in the history, in characters. */
const maxReasonLength = 500;

export interface RolloutRunnerOptions extends RolloutContext {
  readonly onError: (error: unknown, message: string) => void;
  /** Milliseconds between two assessments. */
  readonly checkMs?: number | undefined;
}

/** Advances rollouts by the reports of the shells, until they are done, paused or ended. */
export class RolloutRunner {
  readonly #options: RolloutRunnerOptions;
  readonly #listeningSince: number;
  readonly #timer: NodeJS.Timeout;
  #checking: Promise<void> | undefined;

  constructor(options: RolloutRunnerOptions) {
    this.#options = options;
    this.#listeningSince = options.now();
    this.#timer = setInterval(() => void this.check(), options.checkMs ?? 1000).unref();
  }

  /** Resolves once no assessment is in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
  }

  /** Returns the newest rollout of each remote on a channel, with the condition that it waits for. */
  list(channel: string): RolloutStatus[] {
    const ofChannel = this.#options.file.all.filter((rollout) => rollout.channel === channel);
    return ofChannel.map((rollout) => {
      if (rollout.paused || rollout.ended) return rollout;
      const assessment = this.#assess(rollout);
      return assessment.action === 'wait' ? { ...rollout, waitsFor: assessment.waitsFor } : rollout;
    });
  }

  /** Assesses every rollout that is in progress, one after the other. */
  check(): Promise<void> {
    this.#checking ??= this.#checkAll().finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #checkAll(): Promise<void> {
    try {
      for (const rollout of this.#options.file.all) if (!rollout.ended) await this.#carryOn(rollout);
    } catch (error) {
      this.#options.onError(error, 'a rollout cannot be continued');
    }
  }

  async #carryOn(rollout: Rollout): Promise<void> {
    // Its own last move was not read back yet.
    if (this.#options.hub.state(rollout.channel).revision < rollout.revision) return;
    const assessment = this.#assess(rollout);
    switch (assessment.action) {
      case 'wait':
        return;
      case 'end':
        return this.#record({ ...rollout, paused: undefined }, 'ended', assessment);
      case 'pause':
        return rollout.paused ? undefined : this.#record(rollout, 'paused', assessment);
      case 'advance':
        return rollout.paused ? undefined : this.#tryAdvance(rollout, assessment);
    }
  }

  async #tryAdvance(rollout: Rollout, step: Advance): Promise<void> {
    try {
      await this.#advance(rollout, step);
    } catch (error) {
      // The channel has changed in the meantime: the next assessment uses its new state.
      if (error instanceof ReleaseError && error.code === 'conflict') return;
      const reason = `the next step failed: ${messageOf(error)}`;
      await this.#record(rollout, 'paused', { action: 'pause', reason });
    }
  }

  async #advance(rollout: Rollout, { percent, reason }: Advance): Promise<void> {
    const { store, hub, file, audit, trust } = this.#options;
    const { channel, remote, version } = rollout;
    const options = {
      channel,
      trust,
      by: rolloutActor,
      reason: reason.slice(0, maxReasonLength),
      expectedRevision: hub.state(channel).revision,
    };
    const { revision } =
      percent === 100
        ? await promote(store, remote, version, options)
        : await startCanary(store, remote, { version, percent }, options);
    const event = eventOf(this.#options, rolloutActor, reason);
    const ended = percent === 100 ? { ...event, reason: 'all visitors get it' } : undefined;
    await file.saveNext(rollout, { ...rollout, percent, revision, since: event.at, ended });
    const entry = { actor: rolloutActor, action: 'rollout-step', channel, remote, version, revision };
    await audit.record({ ...entry, outcome: 'done', detail: reason });
  }

  async #record(rollout: Rollout, state: 'paused' | 'ended', { reason: what, byMove }: Halt): Promise<void> {
    const { store, file, audit, notifier } = this.#options;
    const { channel, remote, version } = rollout;
    const move = byMove ? (await historyOf(store, channel, remote))[0] : undefined;
    const reason = move ? `${what} (${move.by}: ${move.reason})` : what;
    const next = { ...rollout, [state]: eventOf(this.#options, rolloutActor, reason) };
    // A pause or end by another actor in the meantime takes precedence.
    if (!(await file.saveNext(rollout, next))) return;
    const action = state === 'paused' ? 'rollout-pause' : 'rollout-end';
    const entry = { actor: rolloutActor, action, channel, remote, version };
    await audit.record({ ...entry, outcome: 'done', detail: reason });
    if (state === 'ended') return;
    const text = `The rollout of ${remote}@${version} on ${channel} is paused at ${rollout.percent} %: ${reason}.`;
    notifier.alert({ text, channel, remote, version, because: reason });
  }

  #assess(rollout: Rollout): Assessment {
    const { hub, ledger, policy, healthPolicy, now } = this.#options;
    const { channel, remote, version, since } = rollout;
    const state = hub.state(channel);
    const live = state.remotes[remote];
    const facts = {
      rollout,
      state,
      shells: ledger.shells(channel),
      candidate: this.#countsSince(channel, remote, version, Date.parse(since)),
      stable: live ? ledger.total(channel, remote, live.stable) : noCounts,
      verdict: live
        ? judgeRemote(ledger, { channel, remote, live }, healthPolicy)
        : { action: 'none' as const },
      now: now(),
      listeningSince: this.#listeningSince,
    };
    return assessRollout(facts, policy);
  }

  #countsSince(channel: string, remote: string, version: string, since: number): Counts {
    const bins = this.#options.ledger.series(channel, remote, version);
    const ofStep = bins.filter(({ at }) => at + binMs > since);
    return ofStep.reduce((sum, { counts }) => addCounts(sum, counts), noCounts);
  }
}
