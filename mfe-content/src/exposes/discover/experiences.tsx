import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { listingPageMessages } from '../../discover/listing/page-messages';
import { listingMeta } from '../../discover/listing/listing-meta';
import { ListingPage } from '../../discover/listing/ListingPage';
import { listingHydration, loadListing, type ListingData } from '../../discover/listing/load-listing';

export const page = {
  loader: (args) => loadListing(args),
  meta: listingMeta,
  Page: ListingPage,
  messages: listingPageMessages,
  hydrationData: listingHydration,
} satisfies PageModule<Api, ListingData>;
