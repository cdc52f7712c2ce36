import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { MyBookingPage } from '../my-booking/MyBookingPage';
import { privateMeta } from '../private-meta';

export const page = { meta: () => privateMeta('Your booking'), Page: MyBookingPage } satisfies PageModule<
  Api,
  undefined
>;
