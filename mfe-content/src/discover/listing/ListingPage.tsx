import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Container, PageBanner } from '@kaadu/ui';
import { listingMessages, useListingText } from '../messages';
import { FilteredResults } from './filters/FilteredResults/FilteredResults';
import { listingTitle } from './listing-meta';
import type { ListingData } from './load-listing';
import styles from './ListingPage.module.css';

const english = listingMessages.in('en');

export function ListingPage({ data }: { readonly data: ListingData }) {
  const t = useListingText();
  const { listing } = data;
  return (
    <div className={styles.listing}>
      <PageBanner
        title={listingTitle(data) === english('title') ? t('title') : listingTitle(data)}
        trail={[{ name: t('home'), href: paths.home.getHref() }]}
        current={t('experiences')}
      >
        <div className={styles.head}>
          <p className={styles.count} role="status">
            {listing.total === 0 ? t('nothingYet') : t('toChooseFrom', { count: listing.total })}
          </p>
          <Link className={styles.link} href={paths.wishlist.getHref()}>
            {t('yourWishlist')}
          </Link>
          <Link className={styles.link} href={paths.availability.getHref()}>
            {t('freeDaysLink')}
          </Link>
        </div>
      </PageBanner>
      <Container className={styles.page}>
        <FilteredResults data={data} />
      </Container>
    </div>
  );
}
