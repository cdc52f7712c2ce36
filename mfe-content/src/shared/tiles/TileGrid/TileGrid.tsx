import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Accessible name of the list. */
  readonly label?: string;
  /** `with-filters`: three columns only on a very wide screen. `with-map`: never more than two. `four`: small sets that fill one row. */
  readonly layout?: 'three' | 'with-filters' | 'with-map' | 'four';
  /** Gives the first tile its own row. */
  readonly wideFirst?: boolean;
  /** Whether other tiles are loading. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** Tiles in as many columns as fit. */
export function TileGrid({ label, layout = 'three', wideFirst, busy, children }: TileGridProps) {
  return (
    <ul
      className={styles.grid}
      aria-label={label}
      aria-busy={busy}
      data-layout={layout}
      data-wide-first={wideFirst || undefined}
    >
      {Children.map(children, (tile) => (
        <li className={styles.cell}>{tile}</li>
      ))}
    </ul>
  );
}
