import { formatPaise } from '@kaadu/contracts';
import type { Line } from '../model/lines';
import styles from './CalendarGrid.module.css';

interface LineHeadProps {
  readonly line: Line;
  readonly index: number;
  readonly isCurrent: boolean;
}

/** The head of a line. Pressing it opens the editor for the whole line. */
export function LineHead({ line, index, isCurrent }: LineHeadProps) {
  return (
    <th
      scope="row"
      className={styles.lineHead}
      data-line={index}
      data-day={-1}
      data-kind={line.kind}
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
    >
      {line.kind === 'rate' ? (
        <span className={styles.name}>
          Rates{' '}
          <span className={styles.note}>
            {formatPaise(line.experience.base)} a <span>{line.experience.is_stay ? 'night' : 'person'}</span>
          </span>
        </span>
      ) : (
        <span className={styles.name}>
          {line.resource.name}{' '}
          <span className={styles.note}>
            {line.row.slot && <b className={styles.slot}>{line.row.slot}</b>}
            <span>{`${line.resource.capacity} ${line.row.slot ? 'a time' : 'a night'}`}</span>
          </span>
        </span>
      )}
    </th>
  );
}
