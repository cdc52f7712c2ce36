import { rendersSlowerThan, type Counts } from './counts';
import type { HealthPolicy } from './policy';
import { exceedsBudget, isWorse, type Sample } from './proportions';

/** Counts to compare a version with, and their name in the reason: `the stable version's`. */
export interface Baseline {
  readonly name: string;
  readonly counts: Counts;
}

/** Reason to take a version out of service by one rule, or undefined. */
type Reason = string | undefined;

/** Returns the first rule that a version breaks on its own. */
export function breaksOwnRules(counts: Counts, policy: HealthPolicy): Reason {
  return (
    crashed(counts, policy) ??
    faulted(counts, policy) ??
    failedLoads(counts, policy) ??
    failedRenders(counts, policy) ??
    lateLoads(counts, policy) ??
    browserErrors(counts, policy)
  );
}

/** Returns the reason when a canary fails more often than the stable version. */
export function failsMoreOften(counts: Counts, stable: Baseline, policy: HealthPolicy): Reason {
  const { errorMargin, browserErrorMargin, minErrors, minBrowserErrors } = policy;
  return (
    worseThan(counts, stable, policy, {
      sampleOf: failedOf,
      what: 'of its renders failed',
      margin: errorMargin,
      min: minErrors,
    }) ??
    worseThan(counts, stable, policy, {
      sampleOf: reportedOf,
      what: 'of its page views were reported by browsers',
      margin: browserErrorMargin,
      min: minBrowserErrors,
    })
  );
}

/** Returns the reason when a version is slower, or blocks the event loop more often, than its baseline. */
export function isSlower(counts: Counts, baseline: Baseline | undefined, policy: HealthPolicy): Reason {
  const { slowMs, slowMargin: margin, minErrors: min } = policy;
  const slow = {
    sampleOf: (of: Counts) => ({ failures: rendersSlowerThan(of, slowMs), total: of.renders }),
    what: `of its renders took more than ${slowMs} ms`,
    margin,
    min,
  };
  return (baseline && worseThan(counts, baseline, policy, slow)) ?? keepsBusy(counts, baseline, policy);
}

function crashed({ crashes }: Counts, { crashLimit }: HealthPolicy): Reason {
  if (crashes < crashLimit) return undefined;
  return crashes === 1 ? 'it stopped a render worker' : `it stopped render workers ${crashes} times`;
}

function faulted({ faults }: Counts, { faultLimit }: HealthPolicy): Reason {
  if (faults < faultLimit) return undefined;
  return `its code had ${faults} unhandled rejections or uncaught errors outside of a render`;
}

function failedLoads({ loads, loadErrors }: Counts, policy: HealthPolicy): Reason {
  const sample: Sample = { failures: loadErrors, total: loads };
  if (loadErrors < policy.minLoadErrors || loadErrors / loads <= policy.loadErrorBudget) return undefined;
  return `${describe(sample)} of its loads failed`;
}

function failedRenders(counts: Counts, policy: HealthPolicy): Reason {
  return overBudget(failedOf(counts), policy, policy.errorBudget, 'of its renders failed');
}

function lateLoads({ lateLoads: failures, renders: total }: Counts, policy: HealthPolicy): Reason {
  if (!overBudget({ failures, total }, policy, policy.lateLoadBudget, '')) return undefined;
  return `${failures} of its loaders were late in ${total} renders; its budget is ${percent(policy.lateLoadBudget)}`;
}

function browserErrors(counts: Counts, policy: HealthPolicy): Reason {
  const { browserErrorBudget, minPageViews: minRenders, minBrowserErrors: minErrors, z } = policy;
  const what = 'of its page views were reported by browsers';
  return overBudget(reportedOf(counts), { minRenders, minErrors, z }, browserErrorBudget, what);
}

/** Compares busy renders with the baseline, which rules out a busy machine, or with a fixed budget without one. */
function keepsBusy(counts: Counts, baseline: Baseline | undefined, policy: HealthPolicy): Reason {
  const { busyMargin: margin, minErrors: min, busyBudget } = policy;
  const what = 'of its renders kept the thread busy for more than 100 ms';
  if (baseline && baseline.counts.renders >= policy.minCompared)
    return worseThan(counts, baseline, policy, { sampleOf: busyOf, what, margin, min });
  const { minRenders, minErrors, z } = policy;
  return overBudget(busyOf(counts), { minRenders, minErrors, z }, busyBudget, what);
}

interface Limits extends Pick<HealthPolicy, 'minRenders' | 'minErrors' | 'z'> {
  readonly clearShare?: number;
}

function overBudget(
  sample: Sample,
  { minRenders, minErrors, clearShare, z }: Limits,
  budget: number,
  what: string,
): Reason {
  if (sample.failures < minErrors) return undefined;
  const isClear = clearShare !== undefined && sample.failures >= clearShare * sample.total;
  if (sample.total < minRenders && !isClear) return undefined;
  if (!exceedsBudget(sample, budget, z)) return undefined;
  return `${describe(sample)} ${what}; its budget is ${percent(budget)}`;
}

interface Comparison {
  readonly sampleOf: (counts: Counts) => Sample;
  readonly what: string;
  readonly margin: number;
  /** Minimum number of failures for a verdict. */
  readonly min: number;
}

function worseThan(
  counts: Counts,
  { name, counts: others }: Baseline,
  { minCompared, z }: HealthPolicy,
  { sampleOf, what, margin, min }: Comparison,
): Reason {
  const [tested, baseline] = [sampleOf(counts), sampleOf(others)];
  if (tested.total < minCompared || baseline.total < minCompared || tested.failures < min) return undefined;
  if (!isWorse(tested, baseline, margin, z)) return undefined;
  return `${describe(tested)} ${what}, against ${describe(baseline)} of ${name}`;
}

const failedOf = ({ renderErrors, renders }: Counts): Sample => ({ failures: renderErrors, total: renders });
const busyOf = ({ busyRenders, renders }: Counts): Sample => ({ failures: busyRenders, total: renders });
const reportedOf = ({ browserErrors: failures, pageViews: total }: Counts): Sample => ({ failures, total });

function describe({ failures, total }: Sample): string {
  return `${percent(total === 0 ? 0 : failures / total)} (${failures} of ${total})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
