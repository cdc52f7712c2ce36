import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { CheckoutPage } from '../checkout/CheckoutPage';
import { loadCheckout } from '../checkout/load-checkout';
import { bookingMessages } from '@kaadu/travel-ui/booking-messages';
import { tripMessages } from '@kaadu/travel-ui/messages';
import { uiMessages } from '@kaadu/ui/messages';
import { checkoutMessages } from '../checkout/messages';
import { partMessages } from '../parts/messages';
import { privateMeta } from '../private-meta';

export const page = {
  loader: loadCheckout,
  meta: ({ title }, { language = 'en' }) => privateMeta(checkoutMessages.in(language)('book', { title })),
  messages: [checkoutMessages, partMessages, bookingMessages, tripMessages, uiMessages],
  Page: CheckoutPage,
  keepsData: (from, to) => from.pathname === to.pathname,
} satisfies PageModule<Api, ExperienceDetail>;
