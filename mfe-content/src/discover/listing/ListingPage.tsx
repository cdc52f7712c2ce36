import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Container, PageBanner } from '@kaadu/ui';
import { FilteredResults } from './filters/FilteredResults/FilteredResults';
import { listingTitle } from './listing-meta';
import type { ListingData } from './load-listing';
import styles from './ListingPage.module.css';

export function ListingPage({ data }: { readonly data: ListingData }) {
  const { listing } = data;
  return (
    <div className={styles.listing}>
      <PageBanner
        title={listingTitle(data)}
        trail={[{ name: 'Home', href: paths.home.getHref() }]}
        current="Experiences"
      >
        <div className={styles.head}>
          <p className={styles.count} role="status">
            {listing.total === 0 ? 'Nothing matches yet' : `${listing.total} to choose from`}
          </p>
          <Link className={styles.link} href={paths.wishlist.getHref()}>
            Your wishlist
          </Link>
          <Link className={styles.link} href={paths.availability.getHref()}>
            See which days are free
          </Link>
        </div>
      </PageBanner>
      <Container className={styles.page}>
        <FilteredResults data={data} />
      </Container>
    </div>
  );
}
