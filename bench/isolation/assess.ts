import type { Candidate } from './candidates';
import type { Readiness } from './site';
import { isDisturbed, type Visit } from './visitors';

/** Observations of one candidate served in one way. */
export interface Observed {
  readonly candidate: Candidate;
  /** Way in which it was served. */
  readonly as: string;
  readonly remote: string;
  readonly version: string;
  readonly visits: readonly Visit[];
  /** Start of each visit with a browser, by `performance.now()`. */
  readonly begun: readonly number[];
  /** Time at which it went live, by `performance.now()`. */
  readonly liveAt: number;
  /** Milliseconds until all shells were ready again, after a restart. */
  readonly startedIn: number | undefined;
  /** Number of shells that exited on their own, or did not start again. */
  readonly died: number;
  readonly readiness: readonly Readiness[];
  readonly residentMb: number;
  /** Party that took the candidate off the channel. */
  readonly takenBack: 'by the service' | 'by hand' | 'was not on it';
  /** Step needed before good versions were served once the channel named them. */
  readonly recovered: 'unaided' | 'after a restart' | 'after its removal' | 'with empty data folders';
}

export interface Row {
  readonly candidate: string;
  readonly as: string;
  readonly pages: number;
  readonly failed: number;
  /** Failures by kind. */
  readonly failures: Readonly<Record<string, number>>;
  readonly fallbacks: number;
  readonly candidatePages: number;
  /** Visits with a browser that began while the candidate was served. */
  readonly browserVisits: number;
  readonly previewed: number;
  readonly slowestMs: number;
  /**
   * Milliseconds until the last page with the candidate, a fallback or a long wait; null when such pages did
   * not end.
   */
  readonly backMs: number | null;
  readonly takenBack: Observed['takenBack'];
  readonly recovered: Observed['recovered'];
  readonly workersReplaced: number | null;
  readonly refused: string | null;
  readonly residentMb: number;
  readonly startedInMs: number | null;
  /** Violated requirements; empty when the row passes. */
  readonly problems: readonly string[];
}

/** Undisturbed time at the end of a row, in milliseconds, that proves recovery. */
export const quietMs = 2_000;

/** Converts observations into a row of the table. */
export function assess(observed: Observed): Row {
  const { candidate, visits, liveAt, remote, version } = observed;
  const ordinary = visits.filter(({ isPreview }) => !isPreview);
  const failures = countFailures(observed);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const ended = Math.max(liveAt, ...ordinary.map(({ at }) => at));
  const disturbed = ordinary.filter((visit) => visit.at > liveAt && isDisturbed(visit));
  const lastDisturbed = Math.max(liveAt, ...disturbed.map(({ at }) => at));
  const isBack = disturbed.length === 0 || ended - lastDisturbed > quietMs;
  const replaced = observed.readiness.flatMap(({ workers }) => workers?.replaced ?? []);
  const refusal = observed.readiness
    .flatMap(({ refused = [] }) => refused)
    .find((entry) => entry.remote === remote && entry.version === version);
  return {
    candidate: candidate.name,
    as: observed.as,
    pages: visits.length,
    failed,
    failures,
    fallbacks: ordinary.filter(({ hasFallback }) => hasFallback).length,
    candidatePages: ordinary.filter(({ showsCandidate }) => showsCandidate).length,
    browserVisits: observed.begun.filter((at) => at > liveAt && at < lastDisturbed).length,
    previewed: visits.length - ordinary.length,
    slowestMs: Math.round(Math.max(0, ...visits.map(({ ms }) => ms))),
    backMs: isBack ? Math.round(lastDisturbed - liveAt) : null,
    takenBack: observed.takenBack,
    recovered: observed.recovered,
    workersReplaced: replaced.length > 0 ? replaced.reduce((sum, count) => sum + count, 0) : null,
    refused: refusal?.reason ?? null,
    residentMb: Math.round(observed.residentMb),
    startedInMs: observed.startedIn === undefined ? null : Math.round(observed.startedIn),
    problems: problemsOf(observed, { failed, isBack, isRefused: refusal !== undefined }),
  };
}

function problemsOf(
  { candidate, visits, died, recovered, takenBack, remote, version, as, readiness }: Observed,
  { failed, isBack, isRefused }: { failed: number; isBack: boolean; isRefused: boolean },
): string[] {
  const problems: string[] = [];
  const leaks = visits.filter((visit) => visit.leaks).length;
  if (died > 0) problems.push(`${died} shells died`);
  if (visits.length === 0) problems.push('no visitor got a response');
  if (failed > 0) problems.push(`${failed} requests failed`);
  if (leaks > 0) problems.push(`${leaks} pages show the environment`);
  if (recovered !== 'unaided') problems.push(`rolled back, it recovered only ${recovered}`);
  if (candidate.storeDown) {
    const isLive = readiness.every(({ versions }) => versions[remote] === version);
    if (as.startsWith('promotion') && !isLive) problems.push('not live once the store is back');
    return problems;
  }
  if (as === 'preview' && visits.some((visit) => !visit.isPreview && visit.showsCandidate))
    problems.push('others see the preview');
  if (as.startsWith('canary') && takenBack === 'by hand' && !isRefused && !candidate.onlyGate)
    problems.push('the canary was not taken out');
  if (!isBack && !candidate.onlyGate) problems.push('the good version is not back');
  return problems;
}

/**
 * Counts requests without a page, by kind. A preview shows refusals and failing pages on purpose: for it,
 * status 422 is a page, and so is 503 for content.
 */
function countFailures({ visits, candidate }: Observed): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { failure, isPreview } of visits) {
    const isExpected =
      isPreview &&
      (failure === 'status 422' || (candidate.remote === 'content' && failure?.startsWith('status 50')));
    if (failure && !isExpected) counts[failure] = (counts[failure] ?? 0) + 1;
  }
  return counts;
}
