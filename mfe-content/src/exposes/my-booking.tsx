import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { MyBookingPage } from '../booking/my-booking/MyBookingPage';
import { privateMeta } from '../booking/private-meta';

export const page = { meta: () => privateMeta('Your booking'), Page: MyBookingPage } satisfies PageModule<
  Api,
  undefined
>;
