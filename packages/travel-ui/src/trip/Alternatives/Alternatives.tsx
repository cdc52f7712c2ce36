import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import { formatPaise } from '@kaadu/contracts';
import { Chip } from '@kaadu/ui';
import { whenText } from '../trip';
import { useLanguage } from '@kaadu/federation/react';
import { useTripText } from '../../messages';
import styles from './Alternatives.module.css';

interface AlternativesProps {
  readonly alternatives: ExperienceAvailability['alternatives'];
  readonly hrefOf: (dates: ExperienceAvailability['alternatives'][number]) => string;
}

/** Links to the nearest dates available for the same party, with totals; renders nothing when there are none. */
export function Alternatives({ alternatives, hrefOf }: AlternativesProps) {
  const t = useTripText();
  const language = useLanguage();
  if (alternatives.length === 0) return null;
  return (
    <div className={styles.alternatives}>
      <p className={styles.title}>{t('nearestDays')}</p>
      <ul className={styles.list}>
        {alternatives.map((dates) => (
          <li key={`${dates.from} ${dates.to}`}>
            <Chip href={hrefOf(dates)} keepScroll>
              {whenText(dates, t, language)}
              {dates.total !== undefined && (
                <span className={styles.total}>{t('inAll', { amount: formatPaise(dates.total) })}</span>
              )}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
