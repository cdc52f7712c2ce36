import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { showsSameMonth } from '@kaadu/travel-ui/trip';
import { AvailabilityPage } from '../../discover/availability/AvailabilityPage';
import {
  availabilityMeta,
  loadAvailability,
  type AvailabilityData,
} from '../../discover/availability/load-availability';

export const page = {
  loader: loadAvailability,
  meta: availabilityMeta,
  Page: AvailabilityPage,
  keepsData: showsSameMonth,
} satisfies PageModule<Api, AvailabilityData>;
