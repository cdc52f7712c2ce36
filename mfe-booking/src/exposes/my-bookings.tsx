import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { MyBookingsPage } from '../my-bookings/MyBookingsPage';
import { privateMeta } from '../private-meta';

export const page = { meta: () => privateMeta('My bookings'), Page: MyBookingsPage } satisfies PageModule<
  Api,
  undefined
>;
