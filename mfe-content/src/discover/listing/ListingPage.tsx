import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Container, ContentText, nodeSlot, PageBanner, withNode } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { useSharedText } from '../../shared/trip/messages';
import { useListingText } from '../messages';
import { FilteredResults } from './filters/FilteredResults/FilteredResults';
import { listingTitle, onlyFacet } from './listing-meta';
import { useFacetNames } from './use-facet-names';
import type { ListingData } from './load-listing';
import styles from './ListingPage.module.css';

export function ListingPage({ data }: { readonly data: ListingData }) {
  const t = useListingText();
  const { listing } = data;
  const title = useHeading(data);
  return (
    <div className={styles.listing}>
      <PageBanner
        title={title}
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

/** Returns the title of the page, in which the name of a filter may be in English. */
function useHeading(data: ListingData): ReactNode {
  const texts = { listing: useListingText(), shared: useSharedText() };
  const facetName = useFacetNames();
  const only = onlyFacet(data);
  if (!only) return listingTitle(data, texts);
  return withNode(
    listingTitle(data, texts, nodeSlot),
    <ContentText {...facetName(only.filter, only.facet)} />,
  );
}
