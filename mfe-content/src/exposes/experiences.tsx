import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { listingMeta } from '../listing/listing-meta';
import { ListingPage } from '../listing/ListingPage';
import { loadListing, type ListingData } from '../listing/load-listing';

export const page = { loader: loadListing, meta: listingMeta, Page: ListingPage } satisfies PageModule<
  Api,
  ListingData
>;
