import { listingSorts, type ListingSort } from '@kaadu/contracts';
import { Button, ButtonLink } from '@kaadu/ui';
import { useId } from 'react';
import { HiddenInputs } from '../../../shared/form/HiddenInputs';
import { useHydrated } from '@kaadu/ui/hydration';
import { countFilters, listingParams, pagePath, type ListingQuery } from '../listing-query';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch';
import styles from './Toolbar.module.css';

const sortNames: Record<ListingSort, string> = {
  recommended: 'Recommended',
  price_low: 'Price, lowest first',
  price_high: 'Price, highest first',
  rating: 'Best rated',
  newest: 'Newest',
};

interface ToolbarProps {
  readonly query: ListingQuery;
  readonly onChange: (next: ListingQuery) => void;
  /** Opens the filters on a small screen. */
  readonly onFilter: () => void;
  /** Whether there are results for a map to show. */
  readonly hasResults: boolean;
}

/** The order of the results and, on a small screen, the button for the filters. */
export function Toolbar({ query, onChange, onFilter, hasResults }: ToolbarProps) {
  const id = useId();
  const hydrated = useHydrated();
  const count = countFilters(query);
  const { sort: _, page: __, ...rest } = listingParams(query);
  return (
    <div className={styles.bar} data-view={query.view}>
      <ButtonLink
        href="#filters"
        variant="outline"
        className={styles.filter}
        onClick={(event) => {
          event.preventDefault();
          onFilter();
        }}
      >
        <span className={styles.alone}>Filters</span>
        <span className={styles.withDates}>Dates and filters</span>
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </ButtonLink>
      {hasResults && <ViewSwitch query={query} />}
      <form className={styles.sort} action={pagePath(query)}>
        {!hydrated && <HiddenInputs values={rest} />}
        <label className={styles.label} htmlFor={id}>
          Sort by
        </label>
        <select
          className={styles.select}
          id={id}
          name="sort"
          value={query.sort}
          onChange={(event) => {
            const sort = listingSorts.find((name) => name === event.target.value);
            if (sort) onChange({ ...query, sort, page: 1 });
          }}
        >
          {listingSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sort === 'recommended' && query.text ? 'Best match' : sortNames[sort]}
            </option>
          ))}
        </select>
        {!hydrated && (
          <Button type="submit" size="sm" variant="outline" className={styles.submit}>
            Sort
          </Button>
        )}
      </form>
    </div>
  );
}
