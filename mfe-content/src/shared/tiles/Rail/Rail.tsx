import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@kaadu/ui';
import { Children, type ReactNode } from 'react';
import styles from './Rail.module.css';
import { useRail } from './use-rail';

interface RailProps {
  /** What the list is of, for screen readers. */
  readonly label: string;
  /** Narrow items suit posters. */
  readonly items?: 'card' | 'poster';
  readonly children: ReactNode;
}

/** A list in one line that scrolls sideways, snapping to its items; a mouse gets arrows where there is more. */
export function Rail({ label, items = 'card', children }: RailProps) {
  const { ref, more, onScroll, turn } = useRail();
  return (
    <div className={styles.frame}>
      <ul className={styles.rail} aria-label={label} data-items={items} ref={ref} onScroll={onScroll}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {more.before && (
        <IconButton className={styles.before} label={`Earlier in ${label}`} onClick={() => turn(-1)}>
          <ChevronLeftIcon />
        </IconButton>
      )}
      {more.after && (
        <IconButton className={styles.after} label={`Further in ${label}`} onClick={() => turn(1)}>
          <ChevronRightIcon />
        </IconButton>
      )}
    </div>
  );
}
