import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import { loadPlacesToVisit, placesToVisitMeta } from '../../places/destination/load-destination';
import { PlacesToVisitPage } from '../../places/destination/PlacesToVisitPage';

export const page = {
  loader: loadPlacesToVisit,
  meta: placesToVisitMeta,
  Page: PlacesToVisitPage,
} satisfies PageModule<Api, LocationDetails>;
