import type { Channel } from '@kaadu/release-core';
import { type Counts, evidenceOfNotWorse, type Verdict } from '@kaadu/release-core/health';
import { nextStep, type Rollout, type RolloutPolicy } from '@kaadu/release-core/operations';

/** Decision about a rollout. The history, the audit log and the console show the reason. */
export type Assessment =
  | { readonly action: 'wait'; readonly waitsFor: string }
  | { readonly action: 'advance'; readonly percent: number; readonly reason: string }
  | {
      readonly action: 'pause' | 'end';
      readonly reason: string;
      /** Set when another actor has moved the remote; the history has the author and the reason. */
      readonly byMove?: true;
    };

export interface RolloutFacts {
  readonly rollout: Rollout;
  readonly state: Channel;
  /** Shells that have reported within the last minute. */
  readonly shells: readonly { readonly shell: string; readonly served: number }[];
  /** Counts of the candidate during this step, and recent ones of the stable version. */
  readonly candidate: Counts;
  readonly stable: Counts;
  /** Verdict by the rules of the automatic rollback. */
  readonly verdict: Verdict;
  readonly now: number;
  /** Time since which reports are received, in milliseconds since the epoch. */
  readonly listeningSince: number;
}

const minuteMs = 60_000;
/** Time without any report after which the health of the candidate is unknown, in milliseconds. */
const silenceMs = minuteMs;
/** Evidence with which at most 5 % of the steps end too early, however often they are assessed. */
const requiredEvidence = Math.log(1 / 0.05);

const wait = (waitsFor: string): Assessment => ({ action: 'wait', waitsFor });
const pause = (reason: string): Assessment => ({ action: 'pause', reason });

/** Decides the next action of a rollout. When in doubt it is paused: an unchanged share does no further harm. */
export function assessRollout(facts: RolloutFacts, policy: RolloutPolicy): Assessment {
  return (
    divergence(facts) ??
    freeze(facts) ??
    failing(facts) ??
    silence(facts) ??
    duration(facts, policy) ??
    shellsBehind(facts, policy) ??
    evidence(facts, policy) ??
    advance(facts)
  );
}

/** Returns the decision when another actor has moved the channel since the rollout's last step. */
function divergence({ rollout, state }: RolloutFacts): Assessment | undefined {
  const { remote, version, percent } = rollout;
  const live = state.remotes[remote];
  const end = (reason: string): Assessment => ({ action: 'end', reason, byMove: true });
  if (live?.stable === version) return end('all visitors get it');
  if (live?.canary?.version !== version) return end('it is no longer the canary');
  if (live.canary.percent === percent) return undefined;
  const reason = `its share was set from ${percent} to ${live.canary.percent} % by hand`;
  return { action: 'pause', reason, byMove: true };
}

function freeze({ rollout: { remote }, state }: RolloutFacts): Assessment | undefined {
  const frozen = state.frozen ?? state.remotes[remote]?.frozen;
  const what = state.frozen ? 'the channel' : remote;
  return frozen && pause(`${what} was frozen by ${frozen.by}: ${frozen.reason}`);
}

/** Waits while the automatic rollback acts on the same verdict. */
function failing({ verdict }: RolloutFacts): Assessment | undefined {
  if (verdict.action === 'none') return undefined;
  return wait(`the automatic rollback of ${verdict.version}: ${verdict.reason}`);
}

function silence({ rollout, shells, now, listeningSince }: RolloutFacts): Assessment | undefined {
  if (shells.length > 0) return undefined;
  const silentFor = now - Math.max(Date.parse(rollout.since), listeningSince);
  if (silentFor < silenceMs) return wait('a report of a shell');
  return pause('no shell has reported for a minute, so nothing is known about its health');
}

function duration({ rollout, now }: RolloutFacts, { minutes }: RolloutPolicy): Assessment | undefined {
  const left = Date.parse(rollout.since) + minutes * minuteMs - now;
  return left > 0 ? wait(`the end of the ${minutes} min that a step takes at least`) : undefined;
}

function shellsBehind(facts: RolloutFacts, policy: RolloutPolicy): Assessment | undefined {
  const behind = facts.shells.filter(({ served }) => served < facts.rollout.revision);
  if (behind.length === 0) return undefined;
  const names = behind.map(({ shell }) => shell).join(', ');
  if (!isTimedOut(facts, policy)) return wait(`shells that are behind: ${names}`);
  return pause(`after ${policy.timeoutMinutes} minutes these shells are still behind: ${names}`);
}

/** Waits until it is shown that the candidate does not fail for more visitors than tolerated. */
function evidence(facts: RolloutFacts, policy: RolloutPolicy): Assessment | undefined {
  const [candidate, stable] = [failedViews(facts.candidate), failedViews(facts.stable)];
  const { tolerance, timeoutMinutes } = policy;
  if (evidenceOfNotWorse(candidate, stable, tolerance) >= requiredEvidence) return undefined;
  const seen = `${describe(candidate)}, with the stable version ${describe(stable)}`;
  if (!isTimedOut(facts, policy)) return wait(`views to compare it with the stable version: ${seen}`);
  return pause(`after ${timeoutMinutes} minutes there are too few views to compare the versions: ${seen}`);
}

function advance({ rollout, candidate, stable }: RolloutFacts): Assessment {
  const percent = nextStep(rollout);
  const share = (counts: Counts) => describe(failedViews(counts));
  const reason = `rollout: ${rollout.percent} → ${percent} %; ${share(candidate)}, with the stable version ${share(stable)}`;
  return { action: 'advance', percent, reason };
}

/** Returns failures on the server and in browsers, of the documents sent. A host that does not count those has renders. */
function failedViews({ renderErrors, renders, browserErrors, pageViews }: Counts) {
  const failures = renderErrors + browserErrors;
  return { failures, total: Math.max(failures, pageViews, renders) };
}

function describe({ failures, total }: ReturnType<typeof failedViews>): string {
  return `${failures} of ${total} views failed`;
}

function isTimedOut({ rollout, now }: RolloutFacts, { timeoutMinutes }: RolloutPolicy): boolean {
  return now - Date.parse(rollout.since) >= timeoutMinutes * minuteMs;
}
