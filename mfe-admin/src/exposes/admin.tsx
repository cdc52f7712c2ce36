import type { Api } from '@kaadu/api-client';
import { HttpError, type PageModule } from '@kaadu/contracts';
import { AdminPage } from '../page/AdminPage';
import { pageTitle } from '../page/page-title';
import { invitationHref } from '../paths';
import { placeOf } from '../sections';

/** The admin area: every URL below `/admin`. It is hidden from search engines and not part of the visitors' bundles. */
export const page = {
  loader: async ({ url }) => {
    if (url.pathname !== invitationHref && placeOf(url.pathname).section === null)
      throw new HttpError(404, 'Screen not found');
    return null;
  },
  meta: (_data, { url }) => ({ title: pageTitle(url.pathname), robots: 'noindex' }),
  Page: AdminPage,
} satisfies PageModule<Api, null>;
