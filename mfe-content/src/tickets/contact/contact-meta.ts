import { paths } from '@kaadu/contracts';
import { infoMeta } from '../../shared/info-page/info-meta';

export const contactMeta = infoMeta({
  name: 'Contact us',
  href: paths.contact.getHref(),
  description: 'Phone, WhatsApp, e-mail, hours and address of the people who arrange your trip.',
});
