import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { tripMessages } from '@kaadu/travel-ui/messages';
import { listingMessages } from '../../discover/messages';
import { sharedMessages } from '../../shared/trip/messages';
import { listingMeta } from '../../discover/listing/listing-meta';
import { ListingPage } from '../../discover/listing/ListingPage';
import { listingHydration, loadListing, type ListingData } from '../../discover/listing/load-listing';

export const page = {
  loader: (args) => loadListing(args),
  meta: listingMeta,
  Page: ListingPage,
  messages: [listingMessages, sharedMessages, tripMessages],
  hydrationData: listingHydration,
} satisfies PageModule<Api, ListingData>;
