import { datedPolicy, orderedPolicy } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { indianTime } from '@kaadu/ui/dates';

export interface RefundStep {
  readonly percent: number;
  /** Period of the step as text: days before the trip, or a date and time once the visitor has chosen a day. */
  readonly when: string;
  /** Whether the deadline for this refund has passed. */
  readonly passed: boolean;
}

/**
 * Lists the cancellation policy as steps in time, ending with "after that".
 * @param start instant at which the trip begins (`tripStart`); null until a day is chosen
 * @param now instant; null until known
 */
export function refundSteps(
  policy: ExperienceDetail['cancellation'],
  start: number | null,
  now: number | null,
): RefundStep[] {
  const dated = start === null ? null : datedPolicy(policy, start);
  const steps = orderedPolicy(policy).map(({ days_before, refund_percent }, index) => {
    const until = dated?.[index]?.until;
    const deadline = until === undefined ? upTo(days_before) : `Until ${indianTime(until)}`;
    return {
      percent: refund_percent,
      when: refund_percent === 0 ? 'After that' : deadline,
      passed: refund_percent > 0 && until !== undefined && now !== null && until <= now,
    };
  });
  const last = steps.at(-1);
  if (last && last.percent > 0) steps.push({ percent: 0, when: 'After that', passed: false });
  return steps;
}

function upTo(days: number): string {
  if (days === 0) return 'Until it begins';
  return `Up to ${days} ${days === 1 ? 'day' : 'days'} before`;
}
