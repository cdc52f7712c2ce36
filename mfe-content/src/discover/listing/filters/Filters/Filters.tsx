import { useHref } from '@kaadu/federation/react';
import { Button } from '@kaadu/ui';
import { useHydrated } from '@kaadu/ui/hydration';
import { HiddenInputs } from '../../../../shared/form/HiddenInputs';
import { tripParams } from '@kaadu/travel-ui/trip';
import { useListingText } from '../../../messages';
import { FilterGroup } from '../FilterGroup/FilterGroup';
import { facetsOf } from '../../listing-meta';
import {
  filterNames,
  pagePath,
  toggleKey,
  withKeys,
  type ChoiceKey,
  type ListingQuery,
} from '../../listing-query';
import { PriceRange } from '../PriceRange/PriceRange';
import type { ShownListing } from '../../load-listing';
import { useSharedText } from '../../../../shared/trip/messages';
import styles from './Filters.module.css';

/** Filters whose title is not the message of their name. */
const titles = { rating: 'ratingTitle', distance: 'distanceTitle' } as const;

const titleOf = (name: ChoiceKey) => (name === 'rating' || name === 'distance' ? titles[name] : name);

/** Filters of which one choice includes others. */
const singleNames: readonly ChoiceKey[] = ['rating', 'distance'];

interface FiltersProps {
  readonly listing: ShownListing;
  readonly query: ListingQuery;
  readonly onChange: (next: ListingQuery, options?: { replace?: boolean }) => void;
}

/** Every filter of §2.1 as one form. Each choice applies at once, or without JavaScript together on "Show results". */
export function Filters({ listing, query, onChange }: FiltersProps) {
  const t = useListingText();
  const shared = useSharedText();
  const hrefOf = useHref();
  const hydrated = useHydrated();
  return (
    <form
      className={styles.form}
      action={hrefOf(pagePath(query))}
      onSubmit={(event) => event.preventDefault()}
    >
      <PriceRange
        range={query.range}
        limits={listing.range_limits}
        onChange={(range) => onChange({ ...query, range, page: 1 }, { replace: true })}
      />
      {filterNames.map((name) => (
        <FilterGroup
          key={name}
          name={name}
          title={t(titleOf(name), { city: shared('city') })}
          facets={facetsOf(listing, name)}
          chosen={query.filters[name]}
          single={singleNames.includes(name)}
          onToggle={(key) => onChange(toggleKey(query, name, key))}
          onChoose={(key) => onChange(withKeys(query, name, key === null ? [] : [key]))}
        />
      ))}
      {!hydrated && (
        <>
          <HiddenInputs values={hiddenValues(query)} />
          <Button type="submit" className={styles.submit}>
            {t('showResults')}
          </Button>
        </>
      )}
    </form>
  );
}

/** Returns the values that a form without JavaScript must preserve. */
function hiddenValues({ text, kind, sort, trip }: ListingQuery): Record<string, string> {
  return { ...(text && { text }), ...(kind && { kind }), sort, ...tripParams(trip) };
}
