import { paths } from '@kaadu/contracts';
import { infoMeta } from '../../shared/info-page/info-meta';

export const termsMeta = infoMeta({
  name: 'Terms & Conditions',
  href: paths.terms.getHref(),
  description: 'Terms of booking, refunds, privacy and how to complain, in plain words.',
});
