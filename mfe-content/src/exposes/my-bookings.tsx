import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { MyBookingsPage } from '../booking/my-bookings/MyBookingsPage';
import { privateMeta } from '../booking/private-meta';

export const page = { meta: () => privateMeta('My bookings'), Page: MyBookingsPage } satisfies PageModule<
  Api,
  undefined
>;
