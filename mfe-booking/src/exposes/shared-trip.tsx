import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../private-meta';
import { SharedTripPage } from '../shared-hold/SharedTripPage';

export const page = {
  meta: () => privateMeta('Pay your part'),
  Page: SharedTripPage,
} satisfies PageModule<Api, undefined>;
