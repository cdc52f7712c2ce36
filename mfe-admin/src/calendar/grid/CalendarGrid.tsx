import type { CalendarWindow } from '@kaadu/contracts/calendar';
import { VisuallyHidden } from '@kaadu/ui';
import { useMemo } from 'react';
import { addDays, type IsoDate } from '@kaadu/ui/dates';
import { rangeLabel } from '../model/day-words';
import { groupLines, type Line, type LineGroup } from '../model/lines';
import { daysIn, selectedOf, type Position, type Selected, type Selection } from '../model/selection';
import styles from './CalendarGrid.module.css';
import { GridHead } from './GridHead';
import { LineRow } from './LineRow';
import { useGrid } from './use-grid';

interface CalendarGridProps {
  readonly window: CalendarWindow;
  readonly onEdit: (selected: Selected) => void;
  /** Called when the head of a line is pressed. */
  readonly onLine: (line: Line) => void;
  readonly onTurn: (windows: 1 | -1) => void;
}

/** The calendar as an ARIA grid: capacity, holds, sales, closures and rates by line and day. */
export function CalendarGrid({ window, onEdit, onLine, onTurn }: CalendarGridProps) {
  const { from, days: count, today } = window;
  const groups = useMemo(() => groupLines(window), [window]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const days = useMemo(
    () => Array.from({ length: count }, (_, index) => addDays(from, index)),
    [from, count],
  );
  const { grid, selection, isDragging, handlers } = useGrid({
    lines,
    days: count,
    onTurn,
    onOpen: (wanted) => {
      const selected = selectedOf(wanted, lines);
      const line = lines[wanted.head.line];
      if (selected) onEdit(selected);
      else if (line) onLine(line);
    },
  });
  const { head } = selection;
  const current = {
    line: Math.min(head.line, lines.length - 1),
    day: Math.min(head.day, count - 1),
  };
  return (
    <>
      <VisuallyHidden live>{selectionLabel(selectedOf(selection, lines), days)}</VisuallyHidden>
      <table
        className={styles.grid}
        role="grid"
        aria-label="Calendar"
        aria-multiselectable="true"
        data-dragging={isDragging || undefined}
        ref={grid}
        {...handlers}
      >
        <colgroup>
          <col className={styles.headColumn} />
          <col span={count} />
        </colgroup>
        <GridHead days={days} today={today} />
        {groups.map((group) => (
          <GroupBody
            key={group.key}
            group={group}
            lines={lines}
            days={days}
            today={today}
            selection={selection}
            current={current}
          />
        ))}
      </table>
    </>
  );
}

interface GroupBodyProps {
  readonly group: LineGroup;
  readonly lines: readonly Line[];
  readonly days: readonly IsoDate[];
  readonly today: IsoDate;
  readonly selection: Selection;
  /** The cell in the tab order. */
  readonly current: Position;
}

/** The lines under one heading. */
function GroupBody({ group, lines, days, today, selection, current }: GroupBodyProps) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={days.length + 1}>
          <span className={styles.groupTitle}>{group.title}</span>
        </th>
      </tr>
      {group.lines.map((line, offset) => {
        const index = group.start + offset;
        const selected = daysIn(selection, lines, index);
        return (
          <LineRow
            key={line.id}
            line={line}
            index={index}
            days={days}
            today={today}
            first={selected?.first ?? -1}
            last={selected?.last ?? -1}
            current={current.line === index ? current.day : null}
          />
        );
      })}
    </tbody>
  );
}

/** Describes a selection of more than one cell for screen readers. */
function selectionLabel(selected: Selected | null, days: readonly string[]): string {
  if (!selected) return '';
  const { first, last } = selected;
  const lines = selected.kind === 'stock' ? selected.lines.length : 1;
  if (first === last && lines === 1) return '';
  return `${rangeLabel(days[first] ?? '', days[last] ?? '')} selected, ${lines === 1 ? '1 line' : `${lines} lines`}`;
}
