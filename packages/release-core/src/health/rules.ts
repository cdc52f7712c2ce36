import { rendersSlowerThan, type Counts } from './counts';
import type { HealthPolicy } from './policy';
import { signalBounds } from './signals';
import { evidenceAbove, evidenceOfWorse, type Sample } from './sequential-test';

/** Counts to compare a version with, and the name in the reason: `the stable version's`. */
export interface Baseline {
  readonly kind: 'stable' | 'previous';
  readonly counts: Counts;
}

/** Limits of a share of a version's events. */
interface Rule {
  /** Description of the share: `of its renders failed`. */
  readonly what: string;
  readonly sampleOf: (counts: Counts) => Sample;
  /** Minimum number of failures for a verdict. */
  readonly min: number;
  /** Limit regardless of other versions. */
  readonly budget?: number;
  /** Limit when the baseline has too few events. */
  readonly budgetWithoutBaseline?: number;
  /** Margins above the share of the stable version, for a canary, and above that of the previous version. */
  readonly margins?: Partial<Record<Baseline['kind'], number>>;
  /** Set when an event counts for every version of its page, so that it names none. */
  readonly isShared?: true;
}

/** Reason to take a version out of service by one rule, or undefined. */
type Reason = string | undefined;

export interface BrokenRule {
  readonly reason: string;
  /** Evidence by events that count for every version of a page; undefined when the failures are the version's own. */
  readonly sharedEvidence?: number | undefined;
}

/**
 * Returns a rule that a version breaks, on its own or compared with its baseline: the first about its own failures, else
 * the one with the strongest evidence.
 */
export function brokenRule(counts: Counts, baseline: Baseline, policy: HealthPolicy): BrokenRule | undefined {
  const rules = rulesOf(policy);
  const threshold = Math.log(numberOfTests(rules) / policy.falseAlarms);
  const tested = rules
    .map((rule) => ({ rule, tested: rule.sampleOf(counts) }))
    .filter(({ rule, tested: { failures } }) => failures >= rule.min);
  const reasons = [
    crashed(counts, policy),
    faulted(counts, policy),
    failedLoads(counts, policy),
    ...tested.map((each) => overBudget(each, baseline, { policy, threshold })),
  ];
  const reason = reasons.find((each) => each !== undefined);
  if (reason !== undefined) return { reason };
  const worse = tested
    .map((each) => worseThan(each, baseline, threshold))
    .filter((each) => each !== undefined);
  const own = worse.find(({ sharedEvidence }) => sharedEvidence === undefined);
  return own ?? strongest(worse);
}

/** Returns the broken rule with the strongest shared evidence. */
export function strongest<Broken extends BrokenRule>(broken: readonly Broken[]): Broken | undefined {
  return broken.toSorted((a, b) => (b.sharedEvidence ?? 0) - (a.sharedEvidence ?? 0))[0];
}

function rulesOf(policy: HealthPolicy): Rule[] {
  const { slowMs, slowMargin, busyMargin } = policy;
  return [
    {
      what: 'of its renders failed',
      sampleOf: ({ renderErrors, renders }) => sample(renderErrors, renders),
      min: policy.minErrors,
      budget: policy.errorBudget,
      margins: { stable: policy.errorMargin },
    },
    {
      what: 'of its renders had late loaders',
      sampleOf: ({ lateLoads, renders }) => sample(lateLoads, renders),
      min: policy.minErrors,
      budget: policy.lateLoadBudget,
    },
    {
      what: 'of its page views were reported by browsers',
      sampleOf: ({ browserErrors, pageViews }) => sample(browserErrors, pageViews),
      min: policy.minBrowserErrors,
      budget: policy.browserErrorBudget,
      margins: { stable: policy.browserErrorMargin },
    },
    {
      what: `of its renders took more than ${slowMs} ms`,
      sampleOf: (counts) => sample(rendersSlowerThan(counts, slowMs), counts.renders),
      min: policy.minErrors,
      margins: { stable: slowMargin, previous: slowMargin },
    },
    {
      what: 'of its renders kept the thread busy for more than 100 ms',
      sampleOf: ({ busyRenders, renders }) => sample(busyRenders, renders),
      min: policy.minErrors,
      budgetWithoutBaseline: policy.busyBudget,
      margins: { stable: busyMargin, previous: busyMargin },
    },
    ...signalBounds.map(({ key, what }) => ({
      what,
      sampleOf: ({ signals, measuredViews }: Counts) => sample(signals[key] ?? 0, measuredViews),
      min: policy.minBrowserErrors,
      margins: { stable: policy.signalMargin, previous: policy.signalMarginBefore },
      isShared: true as const,
    })),
  ];
}

/** Returns a sample whose failures may have been counted without an attempt. */
function sample(failures: number, total: number): Sample {
  return { failures, total: Math.max(failures, total) };
}

/** Returns the number of tests of one version, among which the chance of a false alarm is divided. */
function numberOfTests(rules: readonly Rule[]): number {
  const ofRule = ({ budget, budgetWithoutBaseline, margins }: Rule) =>
    Number((budget ?? budgetWithoutBaseline) !== undefined) + Number(margins !== undefined);
  return rules.reduce((sum, rule) => sum + ofRule(rule), 0);
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
  if (loadErrors < policy.minLoadErrors || loadErrors / loads <= policy.loadErrorBudget) return undefined;
  return `${describe({ failures: loadErrors, total: loads })} of its loads failed`;
}

interface TestedRule {
  readonly rule: Rule;
  readonly tested: Sample;
}

function overBudget(
  { rule: { sampleOf, budget, budgetWithoutBaseline, what }, tested }: TestedRule,
  { counts }: Baseline,
  { policy, threshold }: { readonly policy: HealthPolicy; readonly threshold: number },
): Reason {
  const limit = budget ?? (sampleOf(counts).total < policy.minBaseline ? budgetWithoutBaseline : undefined);
  if (limit === undefined || evidenceAbove(tested, limit) < threshold) return undefined;
  return `${describe(tested)} ${what}; its budget is ${percent(limit)}`;
}

function worseThan(
  { rule: { sampleOf, margins, what, isShared }, tested }: TestedRule,
  { kind, counts }: Baseline,
  threshold: number,
): BrokenRule | undefined {
  const margin = margins?.[kind];
  if (margin === undefined) return undefined;
  const baseline = sampleOf(counts);
  const evidence = evidenceOfWorse(tested, baseline, margin);
  if (evidence < threshold) return undefined;
  const reason = `${describe(tested)} ${what}, against ${describe(baseline)} of the ${kind} version's`;
  return { reason, sharedEvidence: isShared && evidence };
}

function describe({ failures, total }: Sample): string {
  return `${percent(total === 0 ? 0 : failures / total)} (${failures} of ${total})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
