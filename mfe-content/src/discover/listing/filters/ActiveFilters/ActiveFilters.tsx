import { defaultRange } from '@kaadu/contracts';
import { Chip } from '@kaadu/ui';
import { partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { useListingText } from '../../../messages';
import { facetsOf } from '../../listing-meta';
import {
  noFilters,
  filterNames,
  hasRange,
  hasFilters,
  listingHref,
  toggleKey,
  type ListingQuery,
} from '../../listing-query';
import type { ShownListing } from '../../load-listing';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  readonly listing: ShownListing;
  readonly query: ListingQuery;
}

/** A chip for each active filter that removes it, and one that clears all. */
export function ActiveFilters({ listing, query }: ActiveFiltersProps) {
  const t = useListingText();
  if (!hasFilters(query)) return null;
  const chips = filterNames.flatMap((name) =>
    query.filters[name].map((key) => ({
      id: `${name}${key}`,
      label: facetsOf(listing, name).find((facet) => facet.primary_key === key)?.name ?? `No. ${key}`,
      without: toggleKey(query, name, key),
    })),
  );
  if (hasRange(query)) {
    const [from, to] = query.range.map((rupees) => rupees.toLocaleString('en-IN'));
    chips.push({
      id: 'range',
      label: `₹${from}–₹${to}`,
      without: { ...query, range: defaultRange, page: 1 },
    });
  }
  const { from, to, party } = query.trip;
  if (from) {
    chips.push({
      id: 'trip',
      label: `${whenText({ from, to })}, ${partyText(party)}`,
      without: { ...query, trip: anyTrip, page: 1 },
    });
  }
  return (
    <ul className={styles.chips} aria-label={t('chosenFilters')} data-view={query.view}>
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <Chip href={listingHref(without)} removes={label} keepScroll>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip
          href={listingHref({ ...noFilters, text: query.text, kind: query.kind, sort: query.sort })}
          keepScroll
        >
          {t('clearAll')}
        </Chip>
      </li>
    </ul>
  );
}
