import { Segments } from '../../../shared/segments/Segments';
import { useListingText } from '../../messages';
import { listingHref, type ListingQuery, listingViews } from '../listing-query';
import styles from './ViewSwitch.module.css';

/** Switches between a list and a map (next to the list, on a phone instead of it). Requires JavaScript. */
export function ViewSwitch({ query }: { readonly query: ListingQuery }) {
  const t = useListingText();
  return (
    <Segments
      className={styles.switch}
      label={t('view')}
      segments={listingViews.map((view) => ({
        name: t(view),
        href: listingHref({ ...query, view }),
        current: view === query.view,
      }))}
    />
  );
}
