import type { ChannelRemote } from '../store/channel';
import { rendersSlowerThan, type Counts } from './counts';
import type { HealthLedger } from './ledger';
import { isWorse, type Sample } from './proportions';

/** When a version is taken out of service. Shares are fractions of 1. */
export interface HealthPolicy {
  /** Share of renders that may fail. */
  readonly errorBudget: number;
  /** Share of loads that may fail. */
  readonly loadErrorBudget: number;
  /** No verdict on fewer renders than this. */
  readonly minRenders: number;
  /** A canary is compared with the stable version once both have this many renders. */
  readonly minCompared: number;
  /** No verdict on fewer failures than this: a single unlucky visitor is no evidence. */
  readonly minErrors: number;
  /** By how much a canary's share of failed renders must exceed that of the stable version. */
  readonly errorMargin: number;
  /** A render that takes longer is slow, in milliseconds. */
  readonly slowMs: 50 | 100 | 200 | 500;
  /** By how much a canary's share of slow renders must exceed that of the stable version. */
  readonly slowMargin: number;
  /** Required z-score: 3.09 is a false alarm once in a thousand times. */
  readonly z: number;
}

export const defaultPolicy: HealthPolicy = {
  errorBudget: 0.02,
  loadErrorBudget: 0.5,
  minRenders: 20,
  minCompared: 50,
  minErrors: 4,
  errorMargin: 0.005,
  slowMs: 200,
  slowMargin: 0.1,
  z: 3.09,
};

/** This many failed loads are needed before the budget for loads applies. */
const minLoadErrors = 3;

/** What to do about a remote; the reason is shown in the history and in the alert. */
export type Verdict =
  | { readonly action: 'none' }
  | { readonly action: 'stop-canary' | 'roll-back'; readonly version: string; readonly reason: string };

export interface RemoteHealth {
  readonly live: ChannelRemote;
  readonly stable: Counts;
  readonly canary: Counts;
}

/**
 * Judges the live versions of a remote by what the ledger has recorded of them. The shell and the control-plane service
 * both decide by this function.
 */
export function judgeRemote(
  ledger: Pick<HealthLedger, 'total'>,
  { channel, remote, live }: { channel: string; remote: string; live: ChannelRemote },
  policy: HealthPolicy = defaultPolicy,
): Verdict {
  const total = (version: string) => ledger.total(channel, remote, version);
  return decide({ live, stable: total(live.stable), canary: total(live.canary?.version ?? '') }, policy);
}

/**
 * Decides whether a version has to be taken out of service. The canary is judged first: against its budget, then against
 * the stable version.
 *
 * The tests are score tests for one and for two proportions: the observed difference, divided by its standard deviation
 * under the null hypothesis, must exceed `z` (https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm).
 */
export function decide(
  { live, stable, canary }: RemoteHealth,
  policy: HealthPolicy = defaultPolicy,
): Verdict {
  if (live.canary) {
    const reason =
      overBudget(canary, policy) ?? moreErrors(canary, stable, policy) ?? slower(canary, stable, policy);
    if (reason) return { action: 'stop-canary', version: live.canary.version, reason };
  }
  const reason = overBudget(stable, policy);
  return reason ? { action: 'roll-back', version: live.stable, reason } : { action: 'none' };
}

function overBudget(counts: Counts, policy: HealthPolicy): string | undefined {
  const loads: Sample = { failures: counts.loadErrors, total: counts.loads };
  if (loads.failures >= minLoadErrors && loads.failures / loads.total > policy.loadErrorBudget)
    return `${describe(loads)} of its loads failed`;
  const renders: Sample = { failures: counts.renderErrors, total: counts.renders };
  if (renders.total < policy.minRenders || renders.failures < policy.minErrors) return undefined;
  const budget = policy.errorBudget;
  const deviation = Math.sqrt((budget * (1 - budget)) / renders.total);
  if ((renders.failures / renders.total - budget) / deviation <= policy.z) return undefined;
  return `${describe(renders)} of its renders failed; its budget is ${percent(budget)}`;
}

function moreErrors(canary: Counts, stable: Counts, policy: HealthPolicy): string | undefined {
  const tested: Sample = { failures: canary.renderErrors, total: canary.renders };
  const baseline: Sample = { failures: stable.renderErrors, total: stable.renders };
  if (!areComparable(tested, baseline, policy)) return undefined;
  if (!isWorse(tested, baseline, policy.errorMargin, policy.z)) return undefined;
  return `${describe(tested)} of its renders failed, against ${describe(baseline)} of the stable version's`;
}

function slower(canary: Counts, stable: Counts, policy: HealthPolicy): string | undefined {
  const tested: Sample = { failures: rendersSlowerThan(canary, policy.slowMs), total: canary.renders };
  const baseline: Sample = { failures: rendersSlowerThan(stable, policy.slowMs), total: stable.renders };
  if (!areComparable(tested, baseline, policy)) return undefined;
  if (!isWorse(tested, baseline, policy.slowMargin, policy.z)) return undefined;
  return `${describe(tested)} of its renders took more than ${policy.slowMs} ms, against ${describe(baseline)} of the stable version's`;
}

function areComparable(tested: Sample, baseline: Sample, { minCompared, minErrors }: HealthPolicy): boolean {
  return tested.total >= minCompared && baseline.total >= minCompared && tested.failures >= minErrors;
}

function describe({ failures, total }: Sample): string {
  return `${percent(total === 0 ? 0 : failures / total)} (${failures} of ${total})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
