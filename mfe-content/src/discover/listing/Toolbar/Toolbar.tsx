import { listingSorts } from '@kaadu/contracts';
import { Button, ButtonLink } from '@kaadu/ui';
import { useHref } from '@kaadu/federation/react';
import { useId } from 'react';
import { HiddenInputs } from '../../../shared/form/HiddenInputs';
import { useHydrated } from '@kaadu/ui/hydration';
import { useListingText } from '../../messages';
import { countFilters, listingParams, pagePath, type ListingQuery } from '../listing-query';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch';
import styles from './Toolbar.module.css';

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
  const t = useListingText();
  const hrefOf = useHref();
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
        <span className={styles.alone}>{t('filters')}</span>
        <span className={styles.withDates}>{t('datesAndFilters')}</span>
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </ButtonLink>
      {hasResults && <ViewSwitch query={query} />}
      <form className={styles.sort} action={hrefOf(pagePath(query))}>
        {!hydrated && <HiddenInputs values={rest} />}
        <label className={styles.label} htmlFor={id}>
          {t('sortBy')}
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
              {sort === 'recommended' && query.text ? t('bestMatch') : t(sort)}
            </option>
          ))}
        </select>
        {!hydrated && (
          <Button type="submit" size="sm" variant="outline" className={styles.submit}>
            {t('sort')}
          </Button>
        )}
      </form>
    </div>
  );
}
