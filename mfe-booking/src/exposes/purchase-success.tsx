import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../private-meta';
import { PurchasePage } from '../purchase/PurchasePage';
import { SuccessView } from '../purchase/SuccessView';

export const page = {
  meta: () => privateMeta('Your booking'),
  Page: () => <PurchasePage outcome="success" View={SuccessView} />,
} satisfies PageModule<Api, undefined>;
