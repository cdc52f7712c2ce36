import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { addDays, isIsoDate, longDate, type IsoDate } from '../../../shared/dates/dates';

export interface RefundStep {
  readonly percent: number;
  /** When it applies, in words: days before the trip, or a date once the visitor has chosen one. */
  readonly when: string;
  /** The deadline for this refund has passed. */
  readonly passed: boolean;
}

/**
 * The cancellation policy as steps in time, ending with "after that".
 * @param from first day of the trip; empty until one is chosen
 * @param today null until known
 */
export function refundSteps(
  policy: ExperienceDetail['cancellation'],
  from: IsoDate | '',
  today: IsoDate | null,
): RefundStep[] {
  const ordered = [...policy].sort((a, b) => b.days_before - a.days_before);
  const steps = ordered.map(({ days_before, refund_percent }) => {
    const deadline = isIsoDate(from) ? addDays(from, -days_before) : null;
    return {
      percent: refund_percent,
      when:
        refund_percent === 0 ? 'After that' : deadline ? `Until ${longDate(deadline)}` : upTo(days_before),
      passed: refund_percent > 0 && deadline !== null && today !== null && deadline < today,
    };
  });
  const last = ordered.at(-1);
  if (last && last.refund_percent > 0) steps.push({ percent: 0, when: 'After that', passed: false });
  return steps;
}

function upTo(days: number): string {
  if (days === 0) return 'Until the day itself';
  return `Up to ${days} ${days === 1 ? 'day' : 'days'} before`;
}
