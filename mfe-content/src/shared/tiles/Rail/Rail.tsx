import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@kaadu/ui';
import { Children, type ReactNode } from 'react';
import styles from './Rail.module.css';
import { useRail } from './use-rail';

interface RailProps {
  /** What the list is of, for screen readers. */
  readonly label: string;
  /** Width of the items; posters are narrower. */
  readonly items?: 'card' | 'poster';
  readonly children: ReactNode;
}

/** A one-line list that scrolls sideways and snaps to its items, with arrow buttons where there is more to see. */
export function Rail({ label, items = 'card', children }: RailProps) {
  const { ref, overflow, onScroll, scrollByView } = useRail();
  return (
    <div className={styles.frame}>
      <ul className={styles.rail} aria-label={label} data-items={items} ref={ref} onScroll={onScroll}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {overflow.before && (
        <IconButton className={styles.before} label={`Earlier in ${label}`} onClick={() => scrollByView(-1)}>
          <ChevronLeftIcon />
        </IconButton>
      )}
      {overflow.after && (
        <IconButton className={styles.after} label={`Further in ${label}`} onClick={() => scrollByView(1)}>
          <ChevronRightIcon />
        </IconButton>
      )}
    </div>
  );
}
