import { indiaInstant } from '../site/india-time';
import type { RefundStep } from './refund-step';

// Its schema stands apart: pages that only reckon with steps would load the schema library with it.
export { RefundStep } from './refund-step';

const dayMs = 24 * 60 * 60_000;

/** When a stay begins that says no hour of its own. */
const usualCheckIn = '13:00';

/**
 * The instant at which a trip begins, in milliseconds since 1970 UTC.
 * @param day the first, YYYY-MM-DD in Asia/Kolkata
 * @param time HH:MM of the slot or the check-in; null or empty: the usual check-in
 */
export function tripStart(day: string, time: string | null): number {
  return indiaInstant(day, time || usualCheckIn);
}

/** A refund step of a trip whose start is known. */
export interface DatedRefundStep {
  /** The step applies to what is cancelled before this instant, in milliseconds since 1970 UTC. */
  readonly until: number;
  readonly refund_percent: number;
}

/** Refund steps in order of time, the most days before the start first. */
export function orderedPolicy<Step extends RefundStep>(policy: readonly Step[]): Step[] {
  return [...policy].sort((a, b) => b.days_before - a.days_before);
}

/** The cancellation policy of a trip that begins at an instant (see `tripStart`): every deadline of the site is this one's. */
export function datedPolicy(policy: readonly RefundStep[], start: number): DatedRefundStep[] {
  return orderedPolicy(policy).map(({ days_before, refund_percent }) => ({
    until: start - days_before * dayMs,
    refund_percent,
  }));
}

/** Days before the start until which all of the price comes back; null where there is no such step. */
export function freeCancellationDays(policy: readonly RefundStep[]): number | null {
  return orderedPolicy(policy).findLast(({ refund_percent }) => refund_percent === 100)?.days_before ?? null;
}

/** The instant until which a trip can be cancelled for nothing; null where it cannot, or no longer at `now`. */
export function freeCancellationUntil(
  policy: readonly RefundStep[],
  start: number,
  now: number,
): number | null {
  const until = datedPolicy(policy, start).findLast(({ refund_percent }) => refund_percent === 100)?.until;
  return until !== undefined && now < until ? until : null;
}
