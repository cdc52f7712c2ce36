import type { Api } from '@kaadu/api-client';
import { paths, type PageModule } from '@kaadu/contracts';
import { ContactPage } from '../info/ContactPage/ContactPage';
import { infoMeta } from '../info/info-meta';

export const page = {
  meta: infoMeta({
    name: 'Contact us',
    href: paths.contact.getHref(),
    description: 'Phone, WhatsApp, e-mail, hours and address of the people who arrange your trip.',
  }),
  Page: ContactPage,
} satisfies PageModule<Api, undefined>;
