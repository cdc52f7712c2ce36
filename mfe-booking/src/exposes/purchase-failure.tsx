import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { namedPage } from '../private-meta';
import { outcomeMessages } from '../purchase/outcome-messages';
import { PurchasePage } from '../purchase/PurchasePage';
import { FailureView } from '../purchase/FailureView';

export const page = {
  meta: namedPage('yourBooking'),
  messages: outcomeMessages,
  Page: () => <PurchasePage outcome="failure" View={FailureView} />,
} satisfies PageModule<Api, undefined>;
