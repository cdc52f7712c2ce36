import { Link } from '@kaadu/federation/react';
import { listingHref, type ListingQuery, listingViews } from '../listing-query';
import styles from './ViewSwitch.module.css';

const names = { list: 'List', map: 'Map' } as const;

/** Switches between a list and a map (next to the list, on a phone instead of it). Requires JavaScript. */
export function ViewSwitch({ query }: { readonly query: ListingQuery }) {
  return (
    <nav className={styles.switch} aria-label="View">
      {listingViews.map((view) => (
        <Link
          key={view}
          className={styles.view}
          href={listingHref({ ...query, view })}
          aria-current={view === query.view ? 'page' : undefined}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
