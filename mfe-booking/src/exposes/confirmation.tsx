import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { ConfirmationPage } from '../confirmation/ConfirmationPage';
import { bookingMessages } from '@kaadu/travel-ui/booking-messages';
import { tripMessages } from '@kaadu/travel-ui/messages';
import { uiMessages } from '@kaadu/ui/messages';
import { partMessages } from '../parts/messages';
import { namedPage } from '../private-meta';

export const page = {
  meta: namedPage('yourConfirmation'),
  Page: ConfirmationPage,
  messages: [partMessages, bookingMessages, tripMessages, uiMessages],
} satisfies PageModule<Api, undefined>;
