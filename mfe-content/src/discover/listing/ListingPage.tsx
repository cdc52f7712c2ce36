import { paths } from '@kaadu/contracts';
import { Link, useNavigation } from '@kaadu/federation/react';
import { Container } from '@kaadu/ui';
import { useState } from 'react';
import { Breadcrumbs } from '../../shared/breadcrumbs/Breadcrumbs';
import { ActiveFilters } from './ActiveFilters/ActiveFilters';
import { FilterSheet } from './FilterSheet/FilterSheet';
import { Filters } from './Filters/Filters';
import { listingTitle } from './listing-meta';
import { listingHref } from './listing-query';
import type { ListingData } from './load-listing';
import { Pagination } from '../../shared/pagination/Pagination';
import { Results } from './Results/Results';
import { TripBar } from './TripBar/TripBar';
import { Toolbar } from './Toolbar/Toolbar';
import { useListingQuery } from './use-listing-query';
import styles from './ListingPage.module.css';

export function ListingPage({ data }: { readonly data: ListingData }) {
  const { listing } = data;
  const { pending } = useNavigation();
  const { query, change } = useListingQuery(data.query);
  const [sheetOpen, setSheetOpen] = useState(false);
  const title = listingTitle(data);

  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={[{ name: 'Home', href: '/' }]} current="Experiences" />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count} role="status">
          {listing.total === 0 ? 'Nothing matches yet' : `${listing.total} to choose from`}
        </p>
        <Link className={styles.calendar} href={paths.availability.getHref()}>
          See which days are free
        </Link>
      </header>
      <TripBar query={query} datesDropped={data.datesDropped} onChange={change} />
      <div className={styles.layout}>
        <aside className={styles.side} id="filters" aria-label="Filters">
          <Filters listing={listing} query={query} onChange={change} />
        </aside>
        <div className={styles.main}>
          <Toolbar query={query} onChange={change} onFilter={() => setSheetOpen(true)} />
          <ActiveFilters listing={listing} query={query} />
          <div className={styles.results} aria-busy={pending} data-pending={pending || undefined}>
            <Results listing={listing} query={query} />
            <Pagination
              page={query.page}
              pageCount={listing.page_count}
              hrefOf={(page) => listingHref({ ...query, page })}
            />
          </div>
        </div>
      </div>
      <FilterSheet
        open={sheetOpen}
        onClose={() => setSheetOpen(false)}
        total={listing.total}
        pending={pending}
      >
        <Filters listing={listing} query={query} onChange={change} />
      </FilterSheet>
    </Container>
  );
}
