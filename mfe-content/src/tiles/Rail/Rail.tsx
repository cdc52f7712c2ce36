import { Children, type ReactNode } from 'react';
import styles from './Rail.module.css';

interface RailProps {
  /** What the list is of, for screen readers. */
  readonly label: string;
  /** Narrow items suit posters. */
  readonly items?: 'card' | 'poster';
  readonly children: ReactNode;
}

/** A list in one line that scrolls sideways, snapping to its items. */
export function Rail({ label, items = 'card', children }: RailProps) {
  return (
    <ul className={styles.rail} aria-label={label} data-items={items}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
