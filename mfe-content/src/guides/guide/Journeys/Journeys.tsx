import type { GuideDetail } from '@kaadu/contracts/guides';
import { driveTime } from '../../../shared/directions/drive-time';
import styles from './Journeys.module.css';

const modes = { road: 'By road', rail: 'By train', air: 'By air' } as const;

/** The ways to travel to a destination, with the door-to-door time of each. */
export function Journeys({ journeys }: { readonly journeys: GuideDetail['how_to_get_there'] }) {
  return (
    <dl className={styles.journeys}>
      {journeys.map(({ mode, text, hours }) => (
        <div key={mode} className={styles.journey}>
          <dt className={styles.mode}>
            {modes[mode]} <span className={styles.hours}>{driveTime(hours)}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
