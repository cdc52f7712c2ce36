import { defaultRange } from '@kaadu/contracts';
import { Chip, ContentText } from '@kaadu/ui';
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
  type ChoiceKey,
  type ListingQuery,
} from '../../listing-query';
import type { ShownListing } from '../../load-listing';
import { useFacetNames } from '../../use-facet-names';
import { useTripText } from '@kaadu/travel-ui/messages';
import { useLanguage } from '@kaadu/federation/react';
import styles from './ActiveFilters.module.css';

interface ActiveFiltersProps {
  readonly listing: ShownListing;
  readonly query: ListingQuery;
}

/** A chip for each active filter that removes it, and one that clears all. */
export function ActiveFilters({ listing, query }: ActiveFiltersProps) {
  const t = useListingText();
  const trip = useTripText();
  const language = useLanguage();
  const facetName = useFacetNames();
  if (!hasFilters(query)) return null;
  const chosenName = (name: ChoiceKey, key: number): ReturnType<typeof facetName> => {
    const facet = facetsOf(listing, name).find(({ primary_key }) => primary_key === key);
    return facet ? facetName(name, facet) : { text: t('numbered', { key }), lang: undefined };
  };
  const chips = filterNames.flatMap((name) =>
    query.filters[name].map((key) => ({
      id: `${name}${key}`,
      ...chosenName(name, key),
      without: toggleKey(query, name, key),
    })),
  );
  if (hasRange(query)) {
    const [from, to] = query.range.map((rupees) => rupees.toLocaleString('en-IN'));
    chips.push({
      id: 'range',
      text: `₹${from}–₹${to}`,
      lang: undefined,
      without: { ...query, range: defaultRange, page: 1 },
    });
  }
  const { from, to, party } = query.trip;
  if (from) {
    chips.push({
      id: 'trip',
      text: `${whenText({ from, to }, trip, language)}, ${partyText(party, trip)}`,
      lang: undefined,
      without: { ...query, trip: anyTrip, page: 1 },
    });
  }
  return (
    <ul className={styles.chips} aria-label={t('chosenFilters')} data-view={query.view}>
      {chips.map(({ id, text, lang, without }) => (
        <li key={id}>
          <Chip href={listingHref(without)} removes={text} keepScroll>
            <ContentText text={text} lang={lang} />
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
