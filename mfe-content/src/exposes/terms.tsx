import type { Api } from '@kaadu/api-client';
import { paths, type PageModule } from '@kaadu/contracts';
import { TermsPage } from '../info/TermsPage/TermsPage';
import { infoMeta } from '../info/info-meta';

export const page = {
  meta: infoMeta({
    name: 'Terms & Conditions',
    href: paths.terms.getHref(),
    description: 'Terms of booking, refunds, privacy and how to complain, in plain words.',
  }),
  Page: TermsPage,
} satisfies PageModule<Api, undefined>;
