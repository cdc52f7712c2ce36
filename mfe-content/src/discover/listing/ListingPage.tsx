import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Container } from '@kaadu/ui';
import { Breadcrumbs } from '@kaadu/ui';
import { FilteredResults } from './filters/FilteredResults/FilteredResults';
import { listingTitle } from './listing-meta';
import type { ListingData } from './load-listing';
import styles from './ListingPage.module.css';

export function ListingPage({ data }: { readonly data: ListingData }) {
  const { listing } = data;
  return (
    <Container className={styles.page}>
      <Breadcrumbs trail={[{ name: 'Home', href: '/' }]} current="Experiences" />
      <header className={styles.head}>
        <h1 className={styles.title}>{listingTitle(data)}</h1>
        <p className={styles.count} role="status">
          {listing.total === 0 ? 'Nothing matches yet' : `${listing.total} to choose from`}
        </p>
        <div className={styles.links}>
          <Link className={styles.link} href={paths.wishlist.getHref()}>
            Your wishlist
          </Link>
          <Link className={styles.link} href={paths.availability.getHref()}>
            See which days are free
          </Link>
        </div>
      </header>
      <FilteredResults data={data} />
    </Container>
  );
}
