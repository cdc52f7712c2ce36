import type { Api } from '@kaadu/api-client';
import { site, type PageModule } from '@kaadu/contracts';
import { WishlistPage } from '../../discover/wishlist/WishlistPage';

export const page = {
  meta: () => ({ title: `Wishlist | ${site.name}`, robots: 'noindex' }),
  Page: WishlistPage,
} satisfies PageModule<Api, undefined>;
