import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { namedPage } from '../private-meta';
import { outcomeMessages } from '../purchase/outcome-messages';
import { PurchasePage } from '../purchase/PurchasePage';
import { PendingView } from '../purchase/PendingView';

export const page = {
  meta: namedPage('yourBooking'),
  messages: outcomeMessages,
  Page: () => <PurchasePage outcome="pending" View={PendingView} />,
} satisfies PageModule<Api, undefined>;
