import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { LocationDetails } from '@kaadu/contracts/places';
import { loadOverview, overviewMeta } from '../../places/destination/load-destination';
import { OverviewPage } from '../../places/destination/OverviewPage';

export const page = { loader: loadOverview, meta: overviewMeta, Page: OverviewPage } satisfies PageModule<
  Api,
  LocationDetails
>;
