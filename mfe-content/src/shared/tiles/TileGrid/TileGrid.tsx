import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** What the list is of, for screen readers. */
  readonly label?: string;
  /** `beside-filters`: three columns only on a very wide screen. `beside-map`: never more than two. `four`: small sets that fill one row. */
  readonly layout?: 'three' | 'beside-filters' | 'beside-map' | 'four';
  /** The first tile takes a row of its own. */
  readonly wideFirst?: boolean;
  /** Other tiles are loading. */
  readonly busy?: boolean;
  /** The tiles. */
  readonly children: ReactNode;
}

/** Tiles in as many columns as the screen has room for. */
export function TileGrid({ label, layout = 'three', wideFirst, busy, children }: TileGridProps) {
  return (
    <ul
      className={styles.grid}
      aria-label={label}
      aria-busy={busy}
      data-layout={layout}
      data-below-fold
      data-wide-first={wideFirst || undefined}
    >
      {Children.map(children, (tile) => (
        <li className={styles.cell}>{tile}</li>
      ))}
    </ul>
  );
}
