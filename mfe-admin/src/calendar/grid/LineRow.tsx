import { memo } from 'react';
import { isoWeekday, type IsoDate } from '@kaadu/ui/dates';
import { cellLabel, percentOn, setRateOn, signed, stockFacts } from '../model/day-facts';
import { shortMoney } from '../../shared/short-money';
import type { Line } from '../model/lines';
import styles from './CalendarGrid.module.css';
import { LineHead } from './LineHead';

interface LineRowProps {
  readonly line: Line;
  /** Index among all lines. */
  readonly index: number;
  readonly days: readonly IsoDate[];
  readonly today: IsoDate;
  /** First and last selected day; -1 when none is selected. */
  readonly first: number;
  readonly last: number;
  /** Index of the day in the tab order, -1 for the head; null when it is in another line. */
  readonly current: number | null;
}

/** A line of the calendar, memoised because a window has a thousand cells. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, index, days, today, first, last, current } = props;
  return (
    <tr className={styles.line} data-kind={line.kind}>
      <LineHead line={line} index={index} isCurrent={current === -1} />
      {days.map((day, column) => (
        <td
          key={day}
          role="gridcell"
          className={styles.cell}
          data-line={index}
          data-day={column}
          data-state={stateOf(line, day, column)}
          data-past={day < today || undefined}
          data-weekend={isoWeekday(day) > 5 || undefined}
          data-first={column === first || undefined}
          data-last={column === last || undefined}
          tabIndex={current === column ? 0 : -1}
          aria-selected={column >= first && column <= last && first >= 0}
        >
          {/* Not an `aria-label`: the visible text is too short to be part of the spoken label. */}
          <span className={styles.words}>{cellLabel(line, day, column)}</span>
          <Face line={line} day={day} index={column} />
        </td>
      ))}
    </tr>
  );
});

function stateOf(line: Line, day: IsoDate, index: number): string {
  if (line.kind === 'stock') return stockFacts(line, day, index).state;
  if (setRateOn(line, day) !== null) return 'more';
  const percent = percentOn(line, day);
  return percent === null ? 'base' : percent < 0 ? 'less' : 'more';
}

interface FaceProps {
  readonly line: Line;
  readonly day: IsoDate;
  readonly index: number;
}

/** The visible content of a cell. */
function Face({ line, day, index }: FaceProps) {
  if (line.kind === 'rate') {
    const own = setRateOn(line, day);
    const percent = percentOn(line, day);
    return (
      <span className={styles.rate} data-set={own !== null || undefined} aria-hidden="true">
        {own !== null ? shortMoney(own) : percent === null ? '·' : signed(percent)}
      </span>
    );
  }
  const { capacity, held, sold, free, isSet, state } = stockFacts(line, day, index);
  const share = (count: number) => `${capacity > 0 ? Math.min(100, (count / capacity) * 100) : 0}%`;
  const isTaken = held + sold > 0;
  return (
    <span className={styles.face} aria-hidden="true">
      {state !== 'closed' && (
        <>
          <span className={styles.free}>{free}</span>
          <span className={styles.of} data-set={isSet || undefined}>
            /{capacity}
          </span>
        </>
      )}
      {(isTaken || state !== 'closed') && (
        <span className={styles.bar}>
          <span className={styles.sold} style={{ width: share(sold) }} />
          <span className={styles.held} style={{ width: share(held) }} />
        </span>
      )}
      {isTaken && (
        <span className={styles.taken}>
          {sold}
          {held > 0 && <span>{`+${held}`}</span>}
        </span>
      )}
    </span>
  );
}
