import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../booking/private-meta';
import { PurchasePage } from '../booking/purchase/PurchasePage';

export const page = {
  meta: () => privateMeta('Your booking'),
  Page: PurchasePage,
} satisfies PageModule<Api, undefined>;
