import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { privateMeta } from '../private-meta';
import { PurchasePage } from '../purchase/PurchasePage';
import { FailureView } from '../purchase/FailureView';

export const page = {
  meta: () => privateMeta('Your booking'),
  Page: () => <PurchasePage outcome="failure" View={FailureView} />,
} satisfies PageModule<Api, undefined>;
