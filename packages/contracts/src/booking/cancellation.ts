import { indiaInstant } from '../site/india-time';
import type { RefundStep } from './refund-step';

// The schema is in its own file, so that pages that only compute steps do not load the schema library.
export { RefundStep } from './refund-step';

const dayMs = 24 * 60 * 60_000;

/** Start time of a stay without a check-in time. */
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
  /** Instant before which a cancellation gets this step, in milliseconds since 1970 UTC. */
  readonly until: number;
  readonly refund_percent: number;
}

/** Refund steps in order of time, the most days before the start first. */
export function orderedPolicy<Step extends RefundStep>(policy: readonly Step[]): Step[] {
  return [...policy].sort((a, b) => b.days_before - a.days_before);
}

/**
 * Cancellation policy of a trip that begins at an instant (see `tripStart`). Every deadline on the site is
 * computed here.
 */
export function datedPolicy(policy: readonly RefundStep[], start: number): DatedRefundStep[] {
  return orderedPolicy(policy).map(({ days_before, refund_percent }) => ({
    until: start - days_before * dayMs,
    refund_percent,
  }));
}

/** Days before the start until which the full price is refunded; null where there is no such step. */
export function freeCancellationDays(policy: readonly RefundStep[]): number | null {
  return orderedPolicy(policy).findLast(({ refund_percent }) => refund_percent === 100)?.days_before ?? null;
}

/**
 * Instant until which a trip can be cancelled free of charge; null where it cannot, or no longer at `now`.
 */
export function freeCancellationUntil(
  policy: readonly RefundStep[],
  start: number,
  now: number,
): number | null {
  const until = datedPolicy(policy, start).findLast(({ refund_percent }) => refund_percent === 100)?.until;
  return until !== undefined && now < until ? until : null;
}
