import { datedPolicy, orderedPolicy } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { indianTime } from '@kaadu/ui/dates';
import { experienceMessages } from '../messages';

interface Texts {
  readonly t: ReturnType<typeof experienceMessages.in>;
  readonly language: string;
}

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
  { t, language }: Texts = { t: experienceMessages.in('en'), language: 'en' },
): RefundStep[] {
  const dated = start === null ? null : datedPolicy(policy, start);
  const steps = orderedPolicy(policy).map(({ days_before, refund_percent }, index) => {
    const until = dated?.[index]?.until;
    const deadline =
      until === undefined ? upTo(days_before, t) : t('untilTime', { when: indianTime(until, language) });
    return {
      percent: refund_percent,
      when: refund_percent === 0 ? t('afterThat') : deadline,
      passed: refund_percent > 0 && until !== undefined && now !== null && until <= now,
    };
  });
  const last = steps.at(-1);
  if (last && last.percent > 0) steps.push({ percent: 0, when: t('afterThat'), passed: false });
  return steps;
}

function upTo(days: number, t: Texts['t']): string {
  return days === 0 ? t('untilStart') : t('upToDays', { days });
}
