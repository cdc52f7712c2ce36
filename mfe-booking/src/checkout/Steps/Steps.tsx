import type { Booking } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { CheckIcon } from '@kaadu/ui';
import { stepHref, stepNames, type Step } from '../use-step';
import { useCheckoutText } from '../messages';
import styles from './Steps.module.css';

interface StepsProps {
  /** Null while the booking is loading. */
  readonly booking: Booking | null;
  readonly step: Step;
  readonly last: Step;
}

/** Progress through the checkout; the steps before the current one are links. */
export function Steps({ booking, step, last }: StepsProps) {
  const t = useCheckoutText();
  return (
    <ol className={styles.steps} aria-label={t('stepNames')}>
      {stepNames.map((name, index) => {
        const number = index + 1;
        const target: Step = number === 1 ? 1 : number === 2 ? 2 : 3;
        const done = target < step;
        // The trip of a split price cannot change.
        const opens = target !== step && target <= last && !(booking?.split && target === 1);
        return (
          <li
            key={name}
            className={styles.step}
            data-done={done || undefined}
            aria-current={target === step ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {done ? <CheckIcon /> : number}
            </span>
            {booking && opens ? (
              <Link className={styles.name} href={stepHref(booking, target)}>
                {t(name)}
              </Link>
            ) : (
              <span className={styles.name}>{t(name)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
