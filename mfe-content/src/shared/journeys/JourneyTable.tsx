import { site } from '@kaadu/contracts';
import type { Journey } from '@kaadu/contracts/guide-content';
import { driveTime } from '../directions/drive-time';
import styles from './JourneyTable.module.css';

const modes = { road: 'By road', rail: 'By train', air: 'By air' } as const;

interface JourneyTableProps {
  readonly journeys: readonly Journey[];
  /** Destination of the journeys. */
  readonly to: string;
}

/** Ways to travel to a destination, with the door-to-door time of each. */
export function JourneyTable({ journeys, to }: JourneyTableProps) {
  return (
    <table className={styles.journeys}>
      <caption className={styles.caption}>
        From {site.city} to {to}, door to door
      </caption>
      <thead>
        <tr>
          <th scope="col">Way</th>
          <th scope="col">Time</th>
          <th scope="col">Route</th>
        </tr>
      </thead>
      <tbody>
        {journeys.map(({ mode, text, hours }) => (
          <tr key={mode}>
            <th scope="row" className={styles.mode}>
              {modes[mode]}
            </th>
            <td className={styles.hours}>{driveTime(hours)}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
