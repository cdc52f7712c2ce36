import { Segments } from '../../../shared/segments/Segments';
import { listingHref, type ListingQuery, listingViews } from '../listing-query';
import styles from './ViewSwitch.module.css';

const names = { list: 'List', map: 'Map' } as const;

/** Switches between a list and a map (next to the list, on a phone instead of it). Requires JavaScript. */
export function ViewSwitch({ query }: { readonly query: ListingQuery }) {
  return (
    <Segments
      className={styles.switch}
      label="View"
      segments={listingViews.map((view) => ({
        name: names[view],
        href: listingHref({ ...query, view }),
        current: view === query.view,
      }))}
    />
  );
}
