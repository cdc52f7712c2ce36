import type { ChannelRemote } from '../store/channel';
import { slowerThan, type Counts } from './counts';
import { worseBy, type Sample } from './proportions';

/** When a version is taken out. Shares are of 1. */
export interface HealthPolicy {
  /** Share of renders that may fail. */
  readonly errorBudget: number;
  /** Share of loads that may fail. */
  readonly loadErrorBudget: number;
  /** No verdict on fewer renders than this. */
  readonly minRenders: number;
  /** A canary is compared with the stable version once each has been rendered so often. */
  readonly minCompared: number;
  /** No verdict on fewer failures than this: one unlucky visitor is no evidence. */
  readonly minErrors: number;
  /** By how much a canary's share of failures must exceed that of the stable version. */
  readonly errorMargin: number;
  /** A render that takes longer is slow, in milliseconds. */
  readonly slowMs: 50 | 100 | 200 | 500;
  /** By how much a canary's share of slow renders must exceed that of the stable version. */
  readonly slowMargin: number;
  /** How sure to be, in standard deviations: 3.09 is wrong once in a thousand times. */
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

/** What to do with a remote, and why, in words for the history and the alert. */
export type Verdict =
  | { readonly action: 'none' }
  | { readonly action: 'stop-canary' | 'roll-back'; readonly version: string; readonly because: string };

export interface Evidence {
  readonly live: ChannelRemote;
  readonly stable: Counts;
  readonly canary: Counts;
}

/**
 * Decides whether a version has to go. The canary is judged first: by its budget, then beside the stable version.
 *
 * The tests are the score tests for one and for two proportions: the observed difference, divided by its standard
 * deviation if there were none, must exceed `z`
 * (https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm). Small samples and few failures give no verdict.
 */
export function decide({ live, stable, canary }: Evidence, policy: HealthPolicy = defaultPolicy): Verdict {
  if (live.canary) {
    const because =
      overBudget(canary, policy) ?? worseErrors(canary, stable, policy) ?? slower(canary, stable, policy);
    if (because) return { action: 'stop-canary', version: live.canary.version, because };
  }
  const because = overBudget(stable, policy);
  return because ? { action: 'roll-back', version: live.stable, because } : { action: 'none' };
}

function overBudget(counts: Counts, policy: HealthPolicy): string | undefined {
  const loads: Sample = { bad: counts.loadErrors, of: counts.loads };
  if (loads.bad >= 3 && loads.bad / loads.of > policy.loadErrorBudget)
    return `${describe(loads)} of its loads failed`;
  const renders: Sample = { bad: counts.renderErrors, of: counts.renders };
  if (renders.of < policy.minRenders || renders.bad < policy.minErrors) return undefined;
  const budget = policy.errorBudget;
  const deviation = Math.sqrt((budget * (1 - budget)) / renders.of);
  if ((renders.bad / renders.of - budget) / deviation <= policy.z) return undefined;
  return `${describe(renders)} of its renders failed; its budget is ${percent(budget)}`;
}

function worseErrors(canary: Counts, stable: Counts, policy: HealthPolicy): string | undefined {
  const tried: Sample = { bad: canary.renderErrors, of: canary.renders };
  const usual: Sample = { bad: stable.renderErrors, of: stable.renders };
  if (!comparable(tried, usual, policy)) return undefined;
  if (!worseBy(tried, usual, policy.errorMargin, policy.z)) return undefined;
  return `${describe(tried)} of its renders failed, of the stable version's ${describe(usual)}`;
}

function slower(canary: Counts, stable: Counts, policy: HealthPolicy): string | undefined {
  const tried: Sample = { bad: slowerThan(canary, policy.slowMs), of: canary.renders };
  const usual: Sample = { bad: slowerThan(stable, policy.slowMs), of: stable.renders };
  if (!comparable(tried, usual, policy)) return undefined;
  if (!worseBy(tried, usual, policy.slowMargin, policy.z)) return undefined;
  return `${describe(tried)} of its renders took more than ${policy.slowMs} ms, of the stable version's ${describe(usual)}`;
}

function comparable(tried: Sample, usual: Sample, { minCompared, minErrors }: HealthPolicy): boolean {
  return tried.of >= minCompared && usual.of >= minCompared && tried.bad >= minErrors;
}

function describe({ bad, of }: Sample): string {
  return `${percent(of === 0 ? 0 : bad / of)} (${bad} of ${of})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
