import { Skeleton } from '@kaadu/ui';
import styles from './SearchPanel.module.css';

/** Placeholders for three results while the search runs. */
export function SearchSkeleton() {
  return (
    <div data-testid="search-skeleton" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles.experience}>
          <Skeleton width="4.5rem" height="3rem" />
          <span className={styles.text}>
            <Skeleton width="70%" />
            <Skeleton width="45%" height="0.7em" />
          </span>
        </div>
      ))}
    </div>
  );
}
