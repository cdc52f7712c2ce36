import type { Api } from '@kaadu/api-client';
import { paths, type PageModule } from '@kaadu/contracts';
import { AboutPage } from '../info/AboutPage/AboutPage';
import { infoMeta } from '../info/info-meta';

export const page = {
  meta: infoMeta({
    name: 'About us',
    href: paths.about.getHref(),
    description: 'Who arranges these trips and what you can hold us to.',
  }),
  Page: AboutPage,
} satisfies PageModule<Api, undefined>;
