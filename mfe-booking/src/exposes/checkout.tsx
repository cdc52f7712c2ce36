import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { CheckoutPage } from '../checkout/CheckoutPage';
import { loadCheckout } from '../checkout/load-checkout';
import { privateMeta } from '../private-meta';

export const page = {
  loader: loadCheckout,
  meta: ({ title }) => privateMeta(`Book ${title}`),
  Page: CheckoutPage,
  keepsData: (from, to) => from.pathname === to.pathname,
} satisfies PageModule<Api, ExperienceDetail>;
