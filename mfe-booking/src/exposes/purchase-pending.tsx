import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../private-meta';
import { PurchasePage } from '../purchase/PurchasePage';
import { PendingView } from '../purchase/PendingView';

export const page = {
  meta: () => privateMeta('Your booking'),
  Page: () => <PurchasePage outcome="pending" View={PendingView} />,
} satisfies PageModule<Api, undefined>;
