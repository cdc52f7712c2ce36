import type { Booking } from '@kaadu/contracts/booking';
import { useLanguage } from '@kaadu/federation/react';
import { indianTime, longDate, addDays, indianDay } from '@kaadu/ui/dates';
import { usePartText } from '../messages';
import { Sentence } from '../Sentence/Sentence';
import styles from './Policy.module.css';

/** Refunds by cancellation date. The steps end at instants in India. */
export function Policy({ policy }: Pick<Booking, 'policy'>) {
  const t = usePartText();
  const language = useLanguage();
  const steps = policy.filter(({ refund_percent }) => refund_percent > 0);
  if (steps.length === 0) return <p>{t('cannotRefund')}</p>;
  return (
    <ul className={styles.steps}>
      {steps.map(({ until, refund_percent }) => (
        <li key={until}>
          <strong>{t('percentBack', { percent: refund_percent })}</strong> {deadline(until, t, language)}
        </li>
      ))}
      <li>
        <Sentence t={t} of="noRefundAfter" parts={{ refund: <strong>{t('noRefund')}</strong> }} />
      </li>
    </ul>
  );
}

/** Formats the deadline of a step. One that ends at midnight covers the whole day before. */
function deadline(until: string, t: ReturnType<typeof usePartText>, language: string): string {
  const time = indianTime(until, language);
  return time.endsWith(', 00:00')
    ? t('untilEndOf', { day: longDate(addDays(indianDay(until), -1), language) })
    : t('until', { time });
}
