import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { FindBookingPage } from '../find-booking/FindBookingPage';
import { privateMeta } from '../private-meta';

export const page = {
  meta: () => privateMeta('Find my booking'),
  Page: FindBookingPage,
} satisfies PageModule<Api, undefined>;
