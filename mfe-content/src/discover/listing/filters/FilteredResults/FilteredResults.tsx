import { useNavigation } from '@kaadu/federation/react';
import { ButtonLink } from '@kaadu/ui';
import { useState } from 'react';
import { Notice } from '@kaadu/ui';
import { Pagination } from '../../../../shared/pagination/Pagination';
import { isWhole } from '../../../../shared/tiles/ExperienceTile/tile-card';
import { useListingText } from '../../../messages';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters';
import { Filters } from '../Filters/Filters';
import { FilterSheet } from '../FilterSheet/FilterSheet';
import { listingHref, type ListingQuery } from '../../listing-query';
import { useCachedListing, type ListingData } from '../../load-listing';
import { LazyListingMap } from '../../ListingMap/LazyListingMap';
import { Results } from '../../Results/Results';
import { KindSwitch } from '../../KindSwitch/KindSwitch';
import { Toolbar } from '../../Toolbar/Toolbar';
import { TripBar } from '../../TripBar/TripBar';
import { useListingQuery } from '../../use-listing-query';
import styles from './FilteredResults.module.css';

/** One page of results with its dates, filters and order. */
export function FilteredResults({ data }: { readonly data: ListingData }) {
  const t = useListingText();
  const { listing } = data;
  useCachedListing(data);
  const { pending } = useNavigation();
  const { query, change } = useListingQuery(data.query);
  const [sheetOpen, setSheetOpen] = useState(false);
  const hasCards = listing.cards.length > 0;
  const showsMap = data.query.view === 'map' && hasCards;
  const filters = <Filters listing={listing} query={query} onChange={change} />;
  const tripBar = <KindAndTrip data={data} query={query} onChange={change} />;
  return (
    <>
      {hasCards && (
        <a className={styles.skip} href="#results">
          {t('skip')}
        </a>
      )}
      <div className={styles.trip} data-map={showsMap || undefined}>
        {tripBar}
      </div>
      <div className={styles.layout} data-map={showsMap || undefined}>
        <aside className={styles.side} id="filters" aria-label={t('filters')}>
          {filters}
        </aside>
        <div className={styles.main}>
          <Toolbar
            query={query}
            onChange={change}
            onFilter={() => setSheetOpen(true)}
            hasResults={hasCards}
          />
          <ActiveFilters listing={listing} query={query} />
          {data.unanswered && <NotUpdated wanted={data.unanswered} />}
          <section
            className={styles.results}
            id="results"
            aria-label={t('results')}
            tabIndex={-1}
            aria-busy={pending}
            data-pending={pending || undefined}
          >
            <ListAndMap data={data} query={query} showsMap={showsMap} />
          </section>
        </div>
      </div>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        total={listing.total}
        pending={pending}
      >
        {showsMap && <div className={styles.sheetTrip}>{tripBar}</div>}
        {filters}
      </FilterSheet>
    </>
  );
}

interface KindAndTripProps {
  readonly data: ListingData;
  readonly query: ListingQuery;
  readonly onChange: ReturnType<typeof useListingQuery>['change'];
}

/** Stays or activities, dates and guests. */
function KindAndTrip({ data, query, onChange }: KindAndTripProps) {
  const { listing, datesDropped, partyReduced } = data;
  return (
    <>
      <KindSwitch className={styles.kinds} query={query} counts={listing.kind_counts} />
      <TripBar query={query} datesDropped={datesDropped} partyReduced={partyReduced} onChange={onChange} />
    </>
  );
}

interface ListAndMapProps {
  readonly data: ListingData;
  readonly query: ListingQuery;
  readonly showsMap: boolean;
}

/** The list and the map, which share the chosen experience. */
function ListAndMap({ data: { listing, pins }, query, showsMap }: ListAndMapProps) {
  const [selected, onSelect] = useState<number | null>(null);
  const choice = { selected, onSelect };
  return (
    <>
      <div className={styles.list}>
        <Results listing={listing} query={query} {...choice} />
      </div>
      {showsMap && (
        <LazyListingMap
          pins={pins ?? listing.cards.filter(isWhole)}
          total={listing.total}
          wish={query.trip}
          {...choice}
        />
      )}
      <Pagination
        page={query.page}
        pageCount={listing.page_count}
        hrefOf={(page) => listingHref({ ...query, page })}
      />
    </>
  );
}

function NotUpdated({ wanted }: { readonly wanted: ListingQuery }) {
  const t = useListingText();
  return (
    <Notice
      tone="danger"
      alert
      title={t('notUpdated')}
      actions={
        <ButtonLink size="sm" variant="outline" href={listingHref(wanted)} keepScroll>
          {t('tryAgain')}
        </ButtonLink>
      }
    >
      <p>{t('notUpdatedWhy')}</p>
    </Notice>
  );
}
